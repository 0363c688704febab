import { useUp } from "#tests/setup/use-up.ts";
import { deadClientLinks } from "#src/server/domain/client/limits.ts";
import { clients, sharingLedger, surveys, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { minutes } from "#src/server/clock.ts";
import {
  acceptInvitation,
  declineInvitation,
  getClientInvitation,
} from "#src/server/domain/client/invitation.ts";
import { correctAddress } from "#src/server/domain/programme/asking/ask-clients.ts";
import { clientErrors } from "#src/server/domain/client/errors.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { getNotes, saveNotes } from "#src/server/domain/programme/notes.ts";
import { getProgramme } from "#src/server/domain/programme/present-programme.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { anywhere, askClient } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

async function withInvitation(
  programme: Parameters<typeof makeProgramme>[2] = {},
  client: Parameters<typeof askClient>[2] = {},
) {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  const row = await makeProgramme(deps, mira, programme);
  const asked = await askClient(deps, row, { email: "ada@example.org", name: "Ada B. Quill", ...client });
  return { deps, mira, programme: row, ...asked };
}

const accept = (deps: TestDeps, token: string, actor: Actor | null = null, name?: string) =>
  acceptInvitation(deps, { actor, origin: anywhere }, { token }, { name });

const read = (deps: TestDeps, token: string, actor: Actor | null = null) =>
  getClientInvitation(deps, { actor, origin: anywhere }, { token });

const nobody = { actor: null, origin: anywhere };

const accountsOf = (deps: TestDeps, email: string) =>
  deps.db.read.select().from(users).where(eq(users.email, email));

describe("the invitation of a client", () => {
  it("goes to the right address once that is known, and the old link dies", async () => {
    const { deps, mira, programme, client, token } = await withInvitation();
    const correct = (email: string, clientId = client.id) =>
      correctAddress(deps, mira, { faId: programme.id, clientId, email });
    await expect(correct("ada.example.org")).rejects.toThrow("This isn’t an email address.");
    await expect(correct(mira.email)).rejects.toThrow(/your own mailbox/);
    expect(await read(deps, token)).toMatchObject({ state: "invited" });
    await saveNotes(deps, mira, client.id, "Prefers mornings.");
    const corrected = await correct(" Ada.Quill@Example.org ");
    expect(await getNotes(deps, mira, corrected.id)).toEqual({ text: "Prefers mornings." });
    expect(corrected).toMatchObject({
      name: "Ada B. Quill",
      email: "ada.quill@example.org",
      stage: "invited",
    });
    await expect(read(deps, token)).rejects.toThrow(clientErrors.linkNotFound().message);
    const { clients: listed } = await getProgramme(deps, mira, programme.id);
    expect(listed.map(({ email }) => email)).toEqual(["ada.quill@example.org"]);
    const [mail] = await mailsTo(deps, "ada.quill@example.org");
    const link = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await accept(deps, link);
    await expect(correct("ada@example.org", corrected.id)).rejects.toThrow(/has replied already/);
  });

  it("says who asks, for what, and what the client may correct", async () => {
    const closesAt = new Date("2026-12-20T12:00:00Z");
    const { deps, token } = await withInvitation({ closesAt, opens: "together", minResponses: 4 });
    expect(await read(deps, token)).toEqual({
      facilitator: "Mira Holm",
      brand: null,
      others: [],
      programme: "Spring cohort",
      purpose: "To see how others see you before we meet.",
      name: "Ada B. Quill",
      email: "ada@example.org",
      closesAt: closesAt.toISOString(),
      minResponses: 4,
      opens: "together",
      language: null,
      state: "invited",
      hasAccount: false,
      isSignedIn: false,
      surveyId: null,
    });
  });

  it("is unknown by a false link, and false links are limited by network", async () => {
    const { deps, token } = await withInvitation();
    await expect(read(deps, "nonsense")).rejects.toMatchObject({ code: "client.linkNotFound" });
    await useUp(deps, deadClientLinks(anywhere));
    await expect(read(deps, "nonsense")).rejects.toMatchObject({ kind: "too_many_requests" });
    await expect(accept(deps, "nonsense")).rejects.toMatchObject({ kind: "too_many_requests" });
    await expect(declineInvitation(deps, nobody, { token: "nonsense" })).rejects.toMatchObject({
      kind: "too_many_requests",
    });
    expect(await read(deps, token)).toMatchObject({ state: "invited" });
  });

  it("doesn't treat an unconfirmed address as theirs", async () => {
    const { deps, token } = await withInvitation();
    const claimed = await makeUser(deps, { email: "ada@example.org", emailVerifiedAt: null });
    expect(await read(deps, token, claimed)).toMatchObject({ hasAccount: false, isSignedIn: false });
  });
});

describe("accepting without an account", () => {
  it("creates a confirmed account, a session and a survey together", async () => {
    const closesAt = new Date("2026-12-20T12:00:00Z");
    const { deps, clientId, token } = await withInvitation({ closesAt, minResponses: 4, language: "fr" });
    const accepted = await accept(deps, token, null, "Ada Beatrix Quill");
    const [account] = await accountsOf(deps, "ada@example.org");
    expect(account).toMatchObject({
      firstName: "Ada Beatrix",
      lastName: "Quill",
      onboardingStatus: "completed",
      emailVerifiedAt: deps.clock.now(),
    });
    const session = await deps.sessions.findActor(accepted.token ?? "");
    expect(session).toMatchObject({ userId: account?.id });
    const owner = await makeActor(deps, account?.id);
    expect(await getSurvey(deps, owner, accepted.surveyId)).toMatchObject({
      title: "Spring cohort",
      minResponses: 4,
      closesAt: closesAt.toISOString(),
      audience: "personal",
      language: "fr",
      selfAssessmentComplete: false,
    });
    const [row] = await deps.db.read.select().from(clients).where(eq(clients.id, clientId));
    expect(row).toMatchObject({
      state: "accepted",
      surveyId: accepted.surveyId,
      sharedSince: null,
      isCounted: null,
    });
    expect(await deps.db.read.select().from(sharingLedger)).toMatchObject([
      { surveyId: accepted.surveyId, clientId, facilitatorName: "Mira Holm", what: "joined", number: 1 },
    ]);
  });

  it("takes over an unconfirmed account and ends its sessions", async () => {
    const { deps, token } = await withInvitation();
    const squatter = await makeUser(deps, { email: "ada@example.org", emailVerifiedAt: null });
    const theirs = await deps.sessions.start(squatter.userId);
    const accepted = await accept(deps, token);
    expect(await deps.sessions.findActor(theirs)).toBeNull();
    expect(await deps.sessions.findActor(accepted.token ?? "")).not.toBeNull();
    expect(await accountsOf(deps, "ada@example.org")).toHaveLength(1);
  });

  it("creates one account and one survey, however often it is clicked", async () => {
    const { deps, token } = await withInvitation();
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(deps, token)));
    answers.push(await accept(deps, token));
    expect(new Set(answers.map(({ surveyId }) => surveyId)).size).toBe(1);
    for (const answer of answers) expect(await deps.sessions.findActor(answer.token ?? "")).not.toBeNull();
    expect(await accountsOf(deps, "ada@example.org")).toHaveLength(1);
    expect(await deps.db.read.select().from(surveys)).toHaveLength(1);
    expect(await deps.db.read.select().from(sharingLedger)).toHaveLength(1);
  });

  it("needs a sign-in when the link is used again later", async () => {
    const { deps, token } = await withInvitation();
    const accepted = await accept(deps, token);
    deps.clock.advance(minutes(1) + 1);
    await expect(accept(deps, token)).rejects.toMatchObject({
      kind: "unauthenticated",
      message: "ada@example.org has an account. Please sign in to it to accept.",
    });
    const [account] = await accountsOf(deps, "ada@example.org");
    const ada = await makeActor(deps, account?.id);
    expect(await accept(deps, token, ada)).toEqual({ surveyId: accepted.surveyId, token: null });
  });
});

describe("accepting with an account", () => {
  it("needs the session of exactly that address and creates no other", async () => {
    const { deps, token } = await withInvitation();
    const ada = await makeUser(deps, { email: "ada@example.org", firstName: "Adeline" });
    await expect(accept(deps, token)).rejects.toMatchObject({ code: "link.signInFirst" });
    const neighbour = await makeUser(deps, { email: "ada+work@example.org", mailbox: "ada@example.org" });
    await expect(accept(deps, token, neighbour)).rejects.toMatchObject({ code: "link.otherAccount" });
    const accepted = await accept(deps, token, ada, "Another Name");
    expect(accepted.token).toBeNull();
    expect(await accountsOf(deps, "ada@example.org")).toMatchObject([{ firstName: "Adeline" }]);
    expect(await getSurvey(deps, ada, accepted.surveyId)).toMatchObject({ closesAt: null, minResponses: 3 });
  });
});

describe("declining", () => {
  it("needs no account, can be repeated, and can be undone while the programme runs", async () => {
    const { deps, mira, programme, client, token } = await withInvitation({}, { nextReminderAt: new Date() });
    await saveNotes(deps, mira, client.id, "Asked by phone.");
    await declineInvitation(deps, nobody, { token });
    await declineInvitation(deps, nobody, { token });
    expect(await deps.db.read.select().from(users)).toHaveLength(1);
    expect(await deps.db.read.select().from(clients)).toMatchObject([
      { state: "declined", nextReminderAt: null, repliedAt: deps.clock.now() },
    ]);
    expect((await getProgramme(deps, mira, programme.id)).clients).toMatchObject([{ stage: "declined" }]);
    expect(await read(deps, token)).toMatchObject({ state: "declined" });
    expect(await getNotes(deps, mira, client.id)).toEqual({ text: "" });
    await accept(deps, token);
    expect((await getProgramme(deps, mira, programme.id)).clients).toMatchObject([{ stage: "accepted" }]);
    await expect(declineInvitation(deps, nobody, { token })).rejects.toMatchObject({ kind: "conflict" });
  });
});

/** Someone by their id, as a session would return them. */
async function makeActor(deps: TestDeps, userId = ""): Promise<Actor> {
  const actor = await deps.sessions.findActor(await deps.sessions.start(userId));
  if (actor === null) throw new Error("There is no such person.");
  return actor;
}
