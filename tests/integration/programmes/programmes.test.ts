import * as schema from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import {
  closeProgramme,
  deleteProgramme,
  removeClient,
} from "#src/server/domain/programme/ending/end-programme.ts";
import { createProgramme, previewInvitation } from "#src/server/domain/programme/create-programme.ts";
import { getSending } from "#src/server/domain/programme/asking/ask-clients.ts";
import { skipReasons } from "#src/server/domain/programme/check/check-clients.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { parseEnv } from "#src/server/env.ts";
import { sha256 } from "#src/server/ids.ts";
import { setSubscription } from "#src/server/domain/mail/topics/opt-outs.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { recipientsOfDueMails } from "#tests/setup/deliver-mails.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const people = (many: number, host = "example.org") =>
  Array.from({ length: many }, (_, n) => ({ name: `Client ${n}`, email: `client-${n}@${host}` }));

const input = (many: number) => ({ title: "Spring", message: null, clients: people(many) });

async function withFacilitator() {
  const deps = await makeDeps();
  return {
    deps,
    mira: await makeFacilitator(deps, { firstName: "Mira", lastName: "Sol", email: "mira@example.org" }),
  };
}

async function withRound(deps: TestDeps, mira: Actor) {
  const programme = await makeProgramme(deps, mira);
  const client = await makeUser(deps);
  const { survey } = await makeSharedSurvey(deps, client);
  const row = await makeClient(deps, programme, { state: "accepted", surveyId: survey.id });
  return { programme, client, surveyId: survey.id, row };
}

const ledgerOf = (deps: TestDeps, surveyId: string) =>
  deps.db.read.select().from(schema.sharingLedger).where(eq(schema.sharingLedger.surveyId, surveyId));

describe("a new programme", () => {
  it("asks everyone on the list once and says why it skips others", async () => {
    const { deps, mira } = await withFacilitator();
    const clients = [
      { name: "Anna", email: " Anna@Example.org" },
      { name: "Anna again", email: "anna+x@example.org" },
      { name: "Nobody", email: "example.org" },
      { name: "Me", email: "mira+x@example.org" },
    ];
    const made = await createProgramme(deps, mira, { ...input(0), clients });
    expect(made.invited.map(({ email }) => email)).toEqual(["anna@example.org"]);
    expect(made.skipped.map(({ reason }) => reason)).toEqual([
      skipReasons.duplicate,
      skipReasons.not_an_address,
      skipReasons.own_address,
    ]);
    expect(made).toMatchObject({ clientCount: 1, stages: { invited: 1 }, minResponses: 3, opens: "client" });
    expect(await mailsTo(deps, "anna@example.org")).toHaveLength(1);
    expect(await getSending(deps, mira, made.id)).toEqual({ sent: 1, waiting: 0, later: 0, failed: 0 });
  });

  it("sends each client their own link, and silently nothing to the unsubscribed", async () => {
    const { deps, mira } = await withFacilitator();
    const first = await createProgramme(deps, mira, input(1));
    const [mail] = await mailsTo(deps, "client-0@example.org");
    const token = /invitee\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const links = await deps.db.read.select().from(schema.invitationLinks);
    expect(links).toEqual([
      { tokenHash: sha256(token), kind: "programme", invitationId: first.invited[0]?.id },
    ]);
    await setSubscription(deps, /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "", false);
    const second = await createProgramme(deps, mira, input(1));
    expect(second.invited).toHaveLength(1);
    expect(await mailsTo(deps, "client-0@example.org")).toHaveLength(1);
    expect(await getSending(deps, mira, second.id)).toEqual({ sent: 1, waiting: 0, later: 0, failed: 0 });
  });

  it("previews the exact email", async () => {
    const { deps, mira } = await withFacilitator();
    const asked = {
      ...input(0),
      purpose: "Before we meet.",
      message: "Take your time.",
      opens: "together" as const,
    };
    const preview = await previewInvitation(deps, mira, { ...asked, name: "Client 0" });
    await createProgramme(deps, mira, { ...asked, clients: people(1) });
    const [mail] = await mailsTo(deps, "client-0@example.org");
    const withoutLinks = (text = "") => text.replaceAll(/token=[\w-]+/g, "token=");
    expect(withoutLinks(preview.text)).toBe(withoutLinks(mail?.text));
    expect(withoutLinks(preview.html)).toBe(withoutLinks(mail?.html));
    expect(preview.subject).toBe("Mira Sol invites you to find out how others see you");
    expect(preview.text).toContain("\n> Before we meet.\n>\n> Take your time.\n");
  });
});

describe("waiting emails", () => {
  const remote = parseEnv({
    BOT_CHECK: "off",
    SITE_URL: "https://panes.example",
    MAIL_URL: "smtp://mail.example",
  });

  async function sentAfter(
    act: (deps: TestDeps, mira: Actor, faId: string, clientId: string) => Promise<unknown>,
  ) {
    const made = await withFacilitator();
    const deps = { ...made.deps, env: remote };
    const { id, invited } = await createProgramme(deps, made.mira, input(2));
    await act(deps, made.mira, id, invited[0]?.id ?? "");
    return recipientsOfDueMails(deps);
  }

  const [first, second] = ["client-0@example.org", "client-1@example.org"];

  it.each<[string, Parameters<typeof sentAfter>[0], readonly string[]]>([
    ["are sent", () => Promise.resolve(), [first, second]],
    ["aren’t sent to a removed client", (deps, mira, id, one) => removeClient(deps, mira, id, one), [second]],
    ["aren’t sent from a closed programme", (deps, mira, id) => closeProgramme(deps, mira, id), []],
    ["aren’t sent from a deleted programme", (deps, mira, id) => deleteProgramme(deps, mira, id), []],
    [
      "aren’t sent to a client who has replied",
      (deps, _mira, _id, one) =>
        deps.db.write((tx) =>
          tx.update(schema.clients).set({ state: "declined" }).where(eq(schema.clients.id, one)),
        ),
      [second],
    ],
  ])("%s", async (_, act, sent) => {
    expect(await sentAfter(act)).toEqual(sent);
  });
});

describe("the end of a facilitator's access", () => {
  it.each<[string, (deps: TestDeps, mira: Actor, faId: string, clientId: string) => Promise<unknown>]>([
    ["a removed client", removeClient],
    ["a deleted programme", deleteProgramme],
  ])("keeps the survey and is recorded in its ledger: %s", async (_, act) => {
    const { deps, mira } = await withFacilitator();
    const { programme, client, surveyId, row } = await withRound(deps, mira);
    const at = deps.clock.now();
    const joined = { id: "j", surveyId, clientId: row.id, facilitatorName: "Mira Sol", at, number: 1 };
    await deps.db.write((tx) => tx.insert(schema.sharingLedger).values({ ...joined, what: "joined" }));
    const before = await getSurvey(deps, client, surveyId);
    await act(deps, mira, programme.id, row.id);
    expect(await getSurvey(deps, client, surveyId)).toEqual(before);
    expect(await ledgerOf(deps, surveyId)).toMatchObject([
      { what: "joined", number: 1 },
      { what: "removed", number: 2, facilitatorName: "Mira Sol", clientId: row.id },
    ]);
    expect(await deps.db.read.$count(schema.clients)).toBe(0);
  });
});
