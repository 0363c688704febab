import { mails } from "#db/schema/index.ts";
import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { requestPasswordReset } from "#src/server/domain/account/password.ts";
import { resendVerification } from "#src/server/domain/account/verification/verify-email.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation, setSurveyMuted } from "#src/server/domain/invitation/change-invitations.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { OutgoingMail } from "#src/server/domain/mail/queue/mail-transport.ts";
import { tickMs } from "#src/server/domain/mail/queue/token-bucket.ts";
import { setSubscription } from "#src/server/domain/mail/topics/opt-outs.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { startSteppingSmtpServer, type Trouble } from "#tests/fakes/stepping-smtp-server.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { mailingEnv } from "#tests/factories/queued-invitations.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { asc } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/*
 * Arrival times and the queue are outputs: in two worlds that differ by whether an email is sent to someone,
 * both are the same to the millisecond, however slow the mail server is.
 */

const [ann, own] = ["ann@example.org", "own@example.org"];
const origin = { network: "198.51.100.1" };
/** The last tick, when everything is settled. */
const ticks = 18;

/** A survey that invites Ann, and a mail server that takes so long for each answer. */
async function makeWorld(answerMs: number, trouble: Trouble | null) {
  const deps = { ...(await makeDeps()), env: mailingEnv };
  const timers = new TestTimers(deps.clock);
  const { server, url } = await startSteppingSmtpServer(trouble, { answerMs, timers });
  const smtp = createSmtpTransport({ url, from: "Openpane <no-reply@example.org>" });
  const starts: { readonly to: string; readonly at: number }[] = [];
  let open = 0;
  const send = async (mail: OutgoingMail) => {
    starts.push({ to: mail.to, at: timers.now() });
    open += 1;
    await smtp.send(mail).finally(() => (open -= 1));
  };
  /** Only the mail server makes anyone wait, and it waits for the clock. */
  const atRest = async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (open > server.held);
  };
  const delivery = createDelivery(deps, { send }, timers, emailRules);
  const owner = await makeUser(deps, { email: own });
  const { id } = await createSurvey(deps, owner, {});
  const ask = (email: string) => invitePeople(deps, owner, id, { emails: [email], message: null });
  const revoke = async (email: string) => {
    const list = await listInvitations(deps, owner, id);
    const found = list.find((invitation) => invitation.email === email);
    await revokeInvitation(deps, owner, id, found?.id ?? "");
  };
  return { deps, timers, server, starts, atRest, delivery, ask, revoke };
}

type World = Awaited<ReturnType<typeof makeWorld>>;
type Deed = (world: World) => Promise<unknown>;

const answers: Deed = async ({ deps }) =>
  answerInvited(deps, (await invitationTokens(deps, ann)).at(-1) ?? "");
const unsubscribeToken = async ({ deps }: World) =>
  /token=([\w-]+)/.exec((await mailsTo(deps, ann)).at(-1)?.unsubscribeUrl ?? "")?.[1] ?? "";
const mutes: Deed = async (world) => setSurveyMuted(world.deps, await unsubscribeToken(world), true);
const optsOut: Deed = async (world) => setSubscription(world.deps, await unsubscribeToken(world), false);
const nothing: Deed = () => Promise.resolve();
const emptyQueue: Deed = ({ deps }) => deps.db.write((tx) => tx.delete(mails));

interface Play {
  /** A difference long before, */
  readonly before?: Deed;
  /** an act of the owner or a stranger that might reveal it, */
  readonly probe: Deed;
  /** or a difference while that email waits. */
  readonly meanwhile?: Deed;
}

/** The queue as its owner could see it: each email, its state, and when it is due. */
const queueOf = async ({ deps }: World) =>
  (await deps.db.read.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id))).map(
    ({ state, bucket, dueAt }) => `${bucket} ${state} ${String(dueAt.getTime())}`,
  );

interface Conditions {
  /** The mail server's time for each answer. */
  readonly answerMs: number;
  /** The tick of one's own emails: right behind the email, or during its talk. */
  readonly ownAfter: number;
  readonly trouble?: Trouble;
}

/** Plays it, sends own emails, and records everything visible. */
async function play(
  { before = nothing, probe, meanwhile = nothing }: Play,
  { answerMs, ownAfter, trouble }: Conditions,
) {
  const world = await makeWorld(answerMs, trouble ?? null);
  const { deps, timers, server, starts, atRest, delivery, ask } = world;
  await ask(ann);
  await before(world);
  await emptyQueue(world);
  await timers.runUntil(300, atRest);
  await probe(world);
  await meanwhile(world);
  await sweepExpired(deps.db, deps.clock.now());
  const queues: (readonly string[])[] = [];
  for (let tick = 0; tick <= ticks; tick += 1) {
    await timers.runUntil(Math.max(timers.now(), tick * tickMs), atRest);
    if (tick > 0) await delivery.tick(tick * tickMs);
    if (tick === ownAfter) {
      await ask("own@example.net");
      await requestPasswordReset(deps, origin, { email: own });
    }
    queues.push((await queueOf(world)).toSorted());
  }
  const isOwn = ({ to }: { readonly to: string }) => to !== ann;
  return {
    own: {
      starts: starts.filter(isOwn),
      arrivals: server.taken.filter(isOwn).map(({ to, at }) => ({ to, at })),
      queues,
    },
    toAnn: starts.filter(({ to }) => to === ann).length,
  };
}

const inviteAgain: Deed = async ({ ask, revoke }) => {
  await revoke(ann);
  await ask(ann);
};
const inviteTwice: Deed = async (world) => {
  await inviteAgain(world);
  await inviteAgain(world);
};
const resetOf =
  (email: string): Deed =>
  ({ deps }) =>
    requestPasswordReset(deps, origin, { email });

const plays: readonly (readonly [string, Play, Play])[] = [
  ["a used invitation is created again", { probe: inviteAgain }, { before: answers, probe: inviteAgain }],
  [
    "a muted survey's invitation is created again",
    { probe: inviteAgain },
    { before: mutes, probe: inviteAgain },
  ],
  [
    "an unsubscribed person's invitation is created again",
    { probe: inviteAgain },
    { before: optsOut, probe: inviteAgain },
  ],
  [
    "an invitation is created and revoked twice",
    { probe: inviteTwice },
    { before: answers, probe: inviteTwice },
  ],
  [
    "an invitation is used while its email waits",
    { probe: inviteAgain },
    { probe: inviteAgain, meanwhile: answers },
  ],
  [
    "its survey is muted while its email waits",
    { probe: inviteAgain },
    { probe: inviteAgain, meanwhile: mutes },
  ],
  [
    "its recipient unsubscribes while it waits",
    { probe: inviteAgain },
    { probe: inviteAgain, meanwhile: optsOut },
  ],
  [
    "a reset link is requested",
    { before: ({ deps }) => makeUser(deps, { email: ann }), probe: resetOf(ann) },
    { probe: resetOf(ann) },
  ],
  [
    "a confirmation link is requested again",
    {
      before: ({ deps }) => makeUser(deps, { email: ann, emailVerifiedAt: null }),
      probe: ({ deps }) => resendVerification(deps, origin, { email: ann }),
    },
    { probe: ({ deps }) => resendVerification(deps, origin, { email: ann }) },
  ],
];

const conditions: readonly Conditions[] = [
  { answerMs: 0, ownAfter: 0 },
  { answerMs: 50, ownAfter: 0 },
  { answerMs: 300, ownAfter: 0 },
  { answerMs: 300, ownAfter: 1 },
];

describe.each(conditions)("with $answerMs ms for an answer, and own emails after $ownAfter ticks", (how) => {
  it.each(plays)("timing doesn't reveal where %s", async (_, forSomebody, forNobody) => {
    const [one, other] = [await play(forSomebody, how), await play(forNobody, how)];
    // Otherwise there was nothing to hide.
    expect([one.toAnn, other.toAnn]).toEqual([1, 0]);
    expect(one.own.arrivals).toHaveLength(2);
    expect(other.own).toEqual(one.own);
  });
});

it("a failing email delays none of the following", async () => {
  const known: Play = { before: ({ deps }) => makeUser(deps, { email: ann }), probe: resetOf(ann) };
  // The first greeting, so that it is the first email that fails.
  const how = { answerMs: 50, ownAfter: 0 };
  const failing = await play(known, { ...how, trouble: { at: 1, mishap: 421 } });
  const blank = await play({ probe: resetOf(ann) }, how);
  expect([failing.toAnn, blank.toAnn]).toEqual([1, 0]);
  expect(failing.own.arrivals).toHaveLength(2);
  expect(failing.own.starts).toEqual(blank.own.starts);
  expect(failing.own.arrivals).toEqual(blank.own.arrivals);
});
