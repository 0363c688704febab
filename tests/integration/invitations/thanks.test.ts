import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { mails } from "#db/schema/index.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { thankInvited } from "#src/server/domain/invitation/change-invitations.ts";
import type { Deps } from "#src/server/deps.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps } from "#tests/setup/deps.ts";
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

/** A row's content without random values. */
async function shownRows(deps: Pick<Deps, "db">) {
  const rows = await thanksIn(deps);
  return rows
    .map(({ id: _, eventKey: __, subjectId: ___, ...row }) =>
      JSON.stringify(row).replaceAll(/token=[\w-]{43}/g, ""),
    )
    .toSorted();
}

describe("thanks", () => {
  it("leave the same rows, byte for byte, no matter who has answered", async () => {
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

  it("say the same after a result and after the end, without numbers", async () => {
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
      "Zoe Quist asked you through Openpane: “How do you see me?” This is to say thank you.",
    );
    expect(mail?.text).not.toMatch(/window|\bclosed?\b|result|three|\d people/i);
    expect(mail?.text).not.toContain("/assessment/invite/");
  });

  it.each([0, 5])("are sent to people whether or not they have answered: %i of 5", async (count) => {
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
