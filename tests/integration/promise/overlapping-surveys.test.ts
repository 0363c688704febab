import { invitedMailboxes, openedLists, users } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { listOpenedBeside } from "#src/server/domain/overlap/queries.ts";
import { getDashboardOverview, listResults } from "#src/server/domain/dashboard/overview.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { notifyClosingSurveys, notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { retention } from "#src/shared/retention.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { addressOf, makeInvitedSurvey } from "#tests/factories/invited-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";

/* Rule A12: of two surveys whose lists of invited people differ by a few, one can be opened. */

async function world() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const round = (people: string, input?: Parameters<typeof makeInvitedSurvey>[3]) =>
    makeInvitedSurvey(deps, owner, people, input);
  return { deps, owner, round };
}

const refused = { kind: "conflict" };

it("hides E's words from an owner who asks A-E and then A-D with a mailbox of their own", async () => {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { email: "zoe@example.org", mailbox: "zoe@example.org" });
  const ask = async (emails: string[], wordsOf: (email: string) => string[]) => {
    const { id } = await createSurvey(deps, owner, {});
    await saveSelf(deps, owner, id, wordsFrom(0));
    await invitePeople(deps, owner, id, { emails, message: null });
    for (const email of emails) {
      const token = (await invitationTokens(deps, email)).at(-1) ?? "";
      await answerInvited(deps, token, { traitIds: wordsOf(email) });
    }
    return id;
  };
  const wordsOf = (email: string) => wordsFrom(email.charCodeAt(0) % 40);
  const first = await ask(Array.from("ABCDE").map(addressOf), wordsOf);
  const second = await ask(Array.from("ABCD").map(addressOf).concat("zoes.other@example.com"), wordsOf);
  expect(await revealSurvey(deps, owner, first)).toMatchObject({ responseCount: 5 });
  await expect(revealSurvey(deps, owner, second)).rejects.toThrow(
    /1 person was invited only here, and 1 person was invited only there.*at least 2 more/,
  );
});

describe("the second of two surveys", () => {
  it("warns while inviting, and opens once the people are the same", async () => {
    const { round, owner } = await world();
    const first = await round("ABCDE", { title: "Spring" });
    await first.open();
    const second = await round("ABCD");
    const overlap = {
      peopleMissing: 1,
      peopleAdded: 0,
      needed: 0,
      otherRound: { id: first.id, title: "Spring" },
    };
    expect(await second.look()).toMatchObject({ canReveal: false, answersUntilReveal: 0, overlap });
    await expect(second.open()).rejects.toMatchObject(refused);
    expect((await second.invite("")).overlap).toMatchObject(overlap);
    await second.invite("E");
    await second.answer(1);
    expect(await second.look()).toMatchObject({ canReveal: true, overlap: null, userId: owner.userId });
    await second.open();
  });

  it("opens once enough others are invited", async () => {
    const { round } = await world();
    await (await round("ABCDE")).open();
    const second = await round("ABCDEF");
    expect((await second.invite("G")).overlap).toMatchObject({ peopleAdded: 2, needed: 1 });
    await expect(second.open()).rejects.toMatchObject(refused);
    await second.invite("H");
    await second.answer(1);
    await second.open();
  });

  it("is the one opened second, whichever started first", async () => {
    const { round } = await world();
    const first = await round("ABCDE");
    const second = await round("ABCD");
    await second.open();
    await expect(first.open()).rejects.toMatchObject(refused);
  });

  it("may be opened by another owner, whose lists are separate", async () => {
    const { deps, round } = await world();
    await (await round("ABCDE")).open();
    const other = await makeInvitedSurvey(deps, await makeUser(deps), "ABCD");
    await other.open();
    const lists = await deps.db.read.select().from(openedLists);
    const [one = [], two = []] = lists.map(({ mailboxes }) => mailboxes);
    expect(one.filter((hash) => two.includes(hash))).toEqual([]);
  });

  it("may be opened if either survey invited nobody by email", async () => {
    const { round } = await world();
    await (await round("")).open();
    await (await round("A")).open();
    await (await round("")).open();
  });

  it("respects the larger of both minimums", async () => {
    const { round } = await world();
    await (await round("ABCDE", { minResponses: 5, answers: 5 })).open();
    await expect((await round("ABCDEFGH")).open()).rejects.toMatchObject(refused);
    await (await round("ABCDEFGHIJ")).open();
  });
});

describe("a list only grows", () => {
  it("counts revoked people, and people invited again once", async () => {
    const { deps, round } = await world();
    const first = await round("ABCDE");
    await first.revoke("E");
    await first.open();
    const second = await round("ABCD");
    await expect(second.open()).rejects.toMatchObject(refused);
    await second.invite("E");
    await second.answer(1);
    await second.revoke("E");
    await second.revoke("D");
    await second.invite("D");
    await second.open();
    const lists = await deps.db.read.select().from(openedLists);
    expect(lists.map(({ mailboxes }) => mailboxes.length)).toEqual([5, 5]);
    expect(lists[0]?.mailboxes).toEqual(lists[1]?.mailboxes);
  });

  it("counts a mailbox once in all its spellings", async () => {
    const { deps, owner, round } = await world();
    await (await round("ABCDE")).open();
    const second = await round("ABCD");
    await invitePeople(deps, owner, second.id, { emails: ["E+team@Example.org"], message: null });
    await second.answer(1);
    await second.open();
  });

  it("stays as it was when the survey was opened", async () => {
    const { round } = await world();
    const first = await round("ABCDE");
    await first.open();
    await first.invite("FGH");
    await expect((await round("ABCD")).open()).rejects.toMatchObject(refused);
  });

  it("counts again at each later result", async () => {
    const { round } = await world();
    const first = await round("ABC");
    await first.open();
    await (await round("ABCDEF")).open();
    await first.answer();
    await first.invite("D");
    expect(await first.look()).toMatchObject({ hasAnalysis: true, canReveal: false });
    await expect(first.open()).rejects.toMatchObject(refused);
    await first.invite("EF");
    await first.answer(1);
    expect(await first.open()).toMatchObject({ snapshot: 2 });
  });

  it("never blocks its own survey", async () => {
    const { round } = await world();
    const only = await round("ABC");
    await only.open();
    await only.invite("D");
    await only.answer();
    expect(await only.open()).toMatchObject({ snapshot: 2 });
  });

  it("outlives its survey by six months", async () => {
    const { deps, owner, round } = await world();
    const first = await round("ABCDE");
    await first.open();
    await deleteSurvey(deps, owner, first.id);
    const second = await round("ABCD");
    await expect(second.open()).rejects.toMatchObject(refused);
    const { overlap } = await second.look();
    expect(overlap).toMatchObject({ otherRound: null });
    deps.clock.advance(days(retention.openedListDays) - 1);
    await sweepExpired(deps.db, deps.clock.now());
    await expect(second.open()).rejects.toMatchObject(refused);
    deps.clock.advance(days(1));
    expect(new Date(overlap?.until ?? "") <= deps.clock.now()).toBe(true);
    expect(await second.look()).toMatchObject({ canReveal: true });
    await sweepExpired(deps.db, deps.clock.now());
    expect(await deps.db.read.$count(openedLists)).toBe(0);
    await second.open();
  });

  it("includes people invited before lists existed", async () => {
    const { deps, round } = await world();
    const second = await round("ABCD");
    await deps.db.write((tx) => tx.delete(invitedMailboxes));
    await (await round("ABCDE")).open();
    await expect(second.open()).rejects.toMatchObject(refused);
  });
});

it("keeps no address, row number or time of day, and nothing of a deleted owner", async () => {
  const { deps, owner, round } = await world();
  const first = await round("CAB");
  await first.open();
  const [list] = await deps.db.read.select().from(openedLists);
  expect(list?.mailboxes).toEqual([...(list?.mailboxes ?? [])].sort());
  expect(list?.expiresAt.toISOString()).toMatch(/T00:00:00\.000Z$/);
  expect(JSON.stringify(list)).not.toContain("example.org");
  await deps.db.write((tx) => deps.hooks.onAccountErased(tx, deps, owner));
  for (const table of [users, invitedMailboxes, openedLists])
    expect(await deps.db.read.$count(table)).toBe(0);
});

it("every list of surveys shows the block, and closing doesn't lift it", async () => {
  const { deps, owner, round } = await world();
  await (await round("ABCDE")).open();
  const { id } = await round("ABCD");
  const { surveys } = await getDashboardOverview(deps, owner);
  for (const list of [await listSurveys(deps, owner), surveys])
    expect(list.find((survey) => survey.id === id)).toMatchObject({
      canReveal: false,
      answersUntilReveal: 0,
    });
  expect(await closeSurvey(deps, owner, id)).toMatchObject({ canReveal: false, status: "completed" });
  await expect(revealSurvey(deps, owner, id)).rejects.toThrow(/This round is closed/);
  deps.clock.advance(days(retention.openedListDays) + hours(24));
  await revealSurvey(deps, owner, id);
  expect(await listResults(deps, owner)).toMatchObject({ total: 2 });
});

it("reads no other lists for a survey that has invited nobody", async () => {
  const { deps, owner, round } = await world();
  await (await round("ABCDE")).open();
  const readsFor = async ({ id }: { readonly id: string }) =>
    (await listOpenedBeside(deps.db.read, owner.userId, [id], deps.clock.now())).length;
  expect(await readsFor(await round("AB"))).toBe(1);
  expect(await readsFor(await round(""))).toBe(0);
});

it("emails don't claim that a blocked window can be opened", async () => {
  const { deps, owner, round } = await world();
  await (await round("ABCDE", { title: "Spring" })).open();
  await round("ABCD", { closesAt: new Date(deps.clock.now().getTime() + days(3)) });
  const news = async () =>
    (await mailsTo(deps, owner.email)).map(({ subject, text }) => `${subject}\n${text}`);
  await notifyReadySurveys(deps);
  deps.clock.advance(days(2) + hours(1));
  await notifyClosingSurveys(deps);
  deps.clock.advance(days(1));
  await closeDueSurveys(deps);
  const mails = await news();
  expect(mails).toHaveLength(3);
  for (const mail of mails) {
    expect(mail).toMatch(/Only 1 person from “Spring”/);
    expect(mail).not.toMatch(/can be opened|you can open|up to you/);
  }
});
