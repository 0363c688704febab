import { mails } from "#db/schema/index.ts";
import { days, hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { setSurveyMuted } from "#src/server/domain/invitation/mute-invitation.ts";
import { setSubscription } from "#src/server/domain/mail/topics/unsubscribe.ts";
import { closeSurvey } from "#src/server/domain/survey/close-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { thankInvited } from "#src/server/domain/invitation/thank-invited.ts";
import type { Deps } from "#src/server/deps.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const people = ["ann", "bo", "cy", "di", "ed"].map((name) => `${name}@example.org`);

async function withInvited(title = "Spring") {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps, { firstName: "Zoe", lastName: "Quist" });
  const { id } = await createSurvey(deps, owner, { title });
  await saveSelf(deps, owner, id, wordsFrom(0));
  const { invited } = await invitePeople(deps, owner, id, { emails: people, message: null });
  const answer = async (count: number) => {
    for (const email of people.slice(0, count))
      await answerInvited(deps, (await invitationTokens(deps, email)).at(-1) ?? "");
  };
  return { deps, owner, id, invited, answer, thank: () => thankInvited(deps, owner, id) };
}

const thanksIn = (deps: Pick<Deps, "db">) =>
  deps.db.read.select().from(mails).where(eq(mails.kind, "thanks"));

/** All that a row says, but for what is drawn at random. */
async function shownRows(deps: Pick<Deps, "db">) {
  const rows = await thanksIn(deps);
  return rows
    .map(({ id: _, eventKey: __, subjectId: ___, ...row }) =>
      JSON.stringify(row).replaceAll(/token=[\w-]{43}/g, ""),
    )
    .toSorted();
}

const unsubscribeToken = async (deps: Deps, email: string) =>
  /token=([\w-]+)/.exec((await mailsTo(deps, email)).at(-1)?.unsubscribeUrl ?? "")?.[1] ?? "";

/** Runs the hourly job for ten days: all reminders are due in that time. */
async function remindForDays(deps: Awaited<ReturnType<typeof makeDeps>>) {
  for (let day = 0; day < 10; day += 1) {
    deps.clock.advance(days(1));
    await remindPeers(deps);
  }
}

describe("thanks", () => {
  it("are the last that someone hears of a round that is still open, and no bar to those invited later", async () => {
    const { deps, owner, id, answer, thank } = await withInvited();
    await answer(3);
    await revealSurvey(deps, owner, id);
    await thank();
    deps.clock.advance(hours(1));
    await invitePeople(deps, owner, id, { emails: ["flo@example.org"], message: null });
    await remindForDays(deps);
    const subjects = async (email: string) => (await mailsTo(deps, email)).map(({ subject }) => subject);
    for (const email of people)
      expect(await subjects(email)).toEqual(["How do you see Zoe?", "Thank you, from Zoe"]);
    expect(await subjects("flo@example.org")).toEqual([
      "How do you see Zoe?",
      "A reminder: how do you see Zoe?",
      "A reminder: how do you see Zoe?",
    ]);
  });

  it("leave the same rows to the byte, whoever has answered", async () => {
    const worlds = [];
    for (const count of [0, 1, 5]) {
      const { deps, owner, id, answer, thank } = await withInvited();
      await answer(count);
      await closeSurvey(deps, owner, id);
      await thank();
      worlds.push(await shownRows(deps));
    }
    const [nobody, one, everyone] = worlds;
    expect(nobody).toHaveLength(5);
    expect(one).toEqual(nobody);
    expect(everyone).toEqual(nobody);
  });

  it("say the same after a result as after the end, and nothing of either, nor of any number", async () => {
    const opened = await withInvited();
    await opened.answer(3);
    await revealSurvey(opened.deps, opened.owner, opened.id);
    await opened.thank();
    const closed = await withInvited();
    await closeSurvey(closed.deps, closed.owner, closed.id);
    await closed.thank();
    expect(await shownRows(opened.deps)).toEqual(await shownRows(closed.deps));
    const mail = (await mailsTo(opened.deps, "ann@example.org")).at(-1);
    expect(mail?.subject).toBe("Thank you, from Zoe");
    expect(mail?.text).toContain(
      "Zoe Quist asked how you see them, and would like to say thank you. Their round is called “Spring”.",
    );
    expect(mail?.text).not.toMatch(/window|\bclosed?\b|result|three|\d people/i);
    expect(mail?.text).not.toContain("/assessment/invite/");
  });

  it("put no name and no title into an email that read like a link", async () => {
    const { deps, owner, id } = await withInvited("https://evil.example");
    await closeSurvey(deps, owner, id);
    await thankInvited(deps, { ...owner, lastName: "at evil.example" }, id);
    const mail = (await mailsTo(deps, "ann@example.org")).at(-1);
    expect(`${mail?.subject ?? ""}${mail?.text ?? ""}${mail?.html ?? ""}`).not.toContain("evil");
  });

  it("go out once for a round, also when asked twice at once", async () => {
    const { deps, owner, id, thank } = await withInvited();
    await closeSurvey(deps, owner, id);
    const [first, second] = await Promise.all([thank(), thank()]);
    expect(first.thankedAt).toBe(deps.clock.now().toISOString());
    deps.clock.advance(hours(1));
    expect(await thank()).toEqual(first);
    expect(second).toEqual(first);
    expect(await thanksIn(deps)).toHaveLength(5);
  });

  it("go to nobody who wants no such emails, or whose invitation is revoked", async () => {
    const { deps, owner, id, invited, thank } = await withInvited();
    await setSurveyMuted(deps, await unsubscribeToken(deps, "ann@example.org"), true);
    await setSubscription(deps, await unsubscribeToken(deps, "bo@example.org"), false);
    await closeSurvey(deps, owner, id);
    const cy = invited.find(({ email }) => email === "cy@example.org");
    await revokeInvitation(deps, owner, id, cy?.id ?? "");
    await thank();
    const rows = await thanksIn(deps);
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual([
      ...["", "", "di@example.org", "ed@example.org"],
    ]);
    expect(new Set(rows.map(({ text }) => text.length)).size, "all as long").toBe(1);
  });

  it.each([0, 5])("are sent to those who have answered like to the others: %i of 5", async (count) => {
    const { deps, owner, id, answer, thank } = await withInvited();
    await answer(count);
    await closeSurvey(deps, owner, id);
    await thank();
    const waiting = { state: "queued" as const };
    await deps.db.write((tx) => tx.update(mails).set(waiting).where(eq(mails.kind, "thanks")));
    const sent: string[] = [];
    await deliverDueMails(deps, { send: ({ to }) => Promise.resolve(void sent.push(to)) });
    expect(sent.toSorted()).toEqual(people);
  });
});
