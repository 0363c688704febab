import type { Actor } from "#src/server/actor.ts";
import { canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation, setSurveyMuted } from "#src/server/domain/invitation/change-invitations.ts";
import { skipReasons } from "#src/server/domain/invitation/invite-people.ts";
import { moveOptOuts, setMailPreferences, setSubscription } from "#src/server/domain/mail/topics/opt-outs.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { DomainError } from "#src/server/errors.ts";
import { type ProcedurePath, procedureAt, procedures } from "#src/server/trpc/router.ts";
import { mailTopics } from "#src/shared/mail/mail-topics.ts";
import { answerInvited, invite } from "#tests/factories/invitation.ts";
import { makeInvitingSurvey } from "#tests/factories/inviting-survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { contextWith } from "#tests/setup/call-context.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";

/*
 * Two addresses of one mailbox may be two people, at hosts where name+tag@ is anyone's. Neither may see or
 * change anything of the other's. Every call that reads without input is compared, including new ones.
 */

const pairs: readonly (readonly [victim: string, neighbour: string])[] = [
  ["victim@host.example", "victim+hr@host.example"],
  ["victim+hr@host.example", "victim@host.example"],
  ["victim@gmail.com", "v.ictim@googlemail.com"],
];

/** A challenge is random each time. */
const random = new Set(["botCheck.challenge"]);
const reads = procedures
  .filter(({ path, type }) => type === "query" && !random.has(path))
  .map(({ path }) => path);

it("the list has every call that reads", () => {
  expect(reads).toEqual(
    expect.arrayContaining(["invitation.received", "mail.preferences", "ownData.export"]),
  );
});

async function call(deps: Deps, actor: Actor, name: ProcedurePath): Promise<unknown> {
  try {
    return await procedureAt(name).call(contextWith({ deps, actor }), {});
  } catch (error) {
    if (error instanceof TRPCError) return error.code;
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const kindOf = {
  rounds: { kind: "round ready" },
  plans: { kind: "look back", subjectId: "of a round" },
  invitations: { kind: "client reminder", subjectId: "of a client" },
  clients: { kind: "result shared" },
} as const;

let events = 0;

/** The unsubscribe link in an email to that address, or null without one. */
async function mail(deps: Deps, to: string, topic: (typeof mailTopics)[number]): Promise<string | null> {
  events += 1;
  const isQueued = await deps.db.write((tx) =>
    queueTopicMail(tx, deps, {
      ...kindOf[topic],
      eventKey: `event ${String(events)}`,
      to,
      content: { subject: "News", lines: ["News."] },
    }),
  );
  if (!isQueued) return null;
  const text = (await mailsTo(deps, to)).at(-1)?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? null;
}

/** Everything that someone can read, and their emails. */
async function everythingOf(deps: Deps, actor: Actor): Promise<Readonly<Record<string, unknown>>> {
  const seen: Record<string, unknown> = {};
  for (const name of reads) seen[name] = await call(deps, actor, name);
  for (const topic of mailTopics)
    seen[`mails about ${topic}`] = (await mail(deps, actor.email, topic)) !== null;
  return seen;
}

/** Two people, and a third person's survey. */
async function makeWorld([address, neighbourAddress]: readonly [string, string]) {
  const deps = await makeDeps();
  const make = (email: string) => makeUser(deps, { email, mailbox: canonicalMailbox(email) });
  const [victim, neighbour] = [await make(address), await make(neighbourAddress)];
  const owner = await makeUser(deps);
  const { id: surveyId } = await createSurvey(deps, owner, { title: "How do you see me?" });
  return { deps, owner, victim, neighbour, surveyId };
}

type World = Awaited<ReturnType<typeof makeWorld>>;
type Step = readonly [what: string, act: (world: World) => Promise<unknown>];

const unsubscribe = async (deps: Deps, { email }: Actor, topic: (typeof mailTopics)[number]) =>
  setSubscription(deps, (await mail(deps, email, topic)) ?? "", false);

// That dots and hosts of Gmail are one mailbox is known to auth/limits/limits.test.ts.
describe.each(pairs.slice(0, 2))("%s, beside %s", (...pair) => {
  it("is invited, answers and unsubscribes without the other one seeing it", async () => {
    const world = await makeWorld(pair);
    const { deps, owner, victim, neighbour, surveyId } = world;
    let token = "";
    const steps: readonly Step[] = [
      ["is invited", async () => (token = await invite(deps, owner, surveyId, victim.email))],
      ["answers", () => answerInvited(deps, token)],
      ["unsubscribes by a link", () => unsubscribe(deps, victim, "invitations")],
      ["unsubscribes on the account page", () => setMailPreferences(deps, victim, { rounds: false })],
    ];
    const before = await everythingOf(deps, neighbour);
    for (const [what, act] of steps) {
      const own = await everythingOf(deps, victim);
      await act(world);
      expect.soft(await everythingOf(deps, victim), what).not.toEqual(own);
      expect.soft(await everythingOf(deps, neighbour), what).toEqual(before);
    }
  });

  it("keeps its invitations and preferences, whatever the other one does", async () => {
    const world = await makeWorld(pair);
    const { deps, owner, victim, neighbour, surveyId } = world;
    await invite(deps, owner, surveyId, victim.email);
    const link = (await mailsTo(deps, victim.email))[0]?.unsubscribeUrl ?? "";
    await setSurveyMuted(deps, /token=([\w-]+)/.exec(link)?.[1] ?? "", true);
    await unsubscribe(deps, victim, "rounds");
    const steps: readonly Step[] = [
      [
        "turns all emails on",
        () =>
          setMailPreferences(deps, neighbour, {
            rounds: true,
            plans: true,
            invitations: true,
            clients: true,
          }),
      ],
      ["unsubscribes by a link", () => unsubscribe(deps, neighbour, "invitations")],
      [
        "turns all emails off",
        () => setMailPreferences(deps, neighbour, { rounds: false, plans: true, invitations: false }),
      ],
      [
        "moves to another address",
        () => deps.db.write((tx) => moveOptOuts(tx, neighbour.email, "elsewhere@host.example")),
      ],
      ["deletes the account", () => deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, neighbour))],
    ];
    const before = await everythingOf(deps, victim);
    for (const [what, act] of steps) {
      await act(world);
      expect.soft(await everythingOf(deps, victim), what).toEqual(before);
    }
  });
});

it("an unconfirmed address shows and changes nothing", async () => {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { id } = await createSurvey(deps, owner, {});
  const email = "victim@host.example";
  const claimed = await makeUser(deps, { email, emailVerifiedAt: null });
  const before = await everythingOf(deps, claimed);
  await invite(deps, owner, id, email);
  await setSubscription(deps, (await mail(deps, email, "rounds")) ?? "", false);
  const after = await everythingOf(deps, claimed);
  expect(after).toEqual({ ...before, "mails about rounds": false });
  const wish = setMailPreferences(deps, claimed, { rounds: true });
  await expect(wish).rejects.toMatchObject({ kind: "forbidden" });
  expect(await mail(deps, email, "rounds")).toBeNull();
});

describe.each(pairs)("%s, who was invited and is no more", (victim, neighbour) => {
  it.each([true, false])("leaves nothing to its neighbour (having answered: %s)", async (hasAnswered) => {
    const { deps, owner, id, ask } = await makeInvitingSurvey();
    const token = await invite(deps, owner, id, victim);
    if (hasAnswered) await answerInvited(deps, token);
    const [invitation] = await listInvitations(deps, owner, id);
    await revokeInvitation(deps, owner, id, invitation?.id ?? "");
    expect(await ask([neighbour])).toMatchObject({
      invited: [],
      skipped: [{ email: neighbour, reason: skipReasons.respelled }],
    });
  });
});
