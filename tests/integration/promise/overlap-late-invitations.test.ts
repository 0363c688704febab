import { makeInvitedSurvey } from "#tests/factories/invited-survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Rule A12: a listed person who can't have answered yet protects nobody: owners see when answers come. */

async function world() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  return (people: string, answers = 3) => makeInvitedSurvey(deps, owner, people, { answers });
}

const refused = { kind: "conflict" };
const late = { peopleMissing: 0, peopleAdded: 0, needed: 0 };

describe("someone who was invited after the newest answer", () => {
  it("doesn't make two lists equal until another answer arrives", async () => {
    const round = await world();
    await (await round("ABCDE", 5)).open();
    const second = await round("ABCD", 4);
    expect((await second.invite("E")).overlap).toMatchObject(late);
    expect(await second.look()).toMatchObject({ canReveal: false, overlap: late });
    await expect(second.open()).rejects.toThrow(/Nobody has answered since.*Wait for one more answer/);
    await second.answer(1);
    expect(await second.look()).toMatchObject({ canReveal: true, overlap: null });
    await second.open();
  });

  it("doesn't make the difference large enough either", async () => {
    const round = await world();
    await (await round("ABCDE", 5)).open();
    const second = await round("ABCDEF", 6);
    await second.invite("GH");
    await expect(second.open()).rejects.toMatchObject(refused);
  });

  it("isn't in the list under which a survey was opened", async () => {
    const round = await world();
    const first = await round("ABCD", 4);
    await first.invite("E");
    await first.open();
    await expect((await round("ABCDE", 5)).open()).rejects.toMatchObject(refused);
    await (await round("ABCD", 4)).open();
  });

  it("is in it after another answer, even a withdrawn one", async () => {
    const round = await world();
    const first = await round("ABCDX", 4);
    const own = await first.answer(1);
    await first.invite("E");
    await first.answer(1);
    await first.withdraw(own);
    await first.open();
    await expect((await round("ABCDX", 4)).open()).rejects.toMatchObject(refused);
  });

  it("blocks nobody while a survey has no answers or no other is open", async () => {
    const round = await world();
    const first = await round("ABC");
    await first.invite("DE");
    await first.open();
    const second = await round("ABC", 0);
    expect((await second.invite("D")).overlap).toMatchObject({ peopleAdded: 1 });
  });
});

describe("someone whose invitation was revoked before anyone had answered after it", () => {
  it("doesn't make two lists equal", async () => {
    const round = await world();
    await (await round("ABCDE", 5)).open();
    const second = await round("ABCDE", 0);
    await second.revoke("E");
    await second.answer(4);
    expect(await second.look()).toMatchObject({ overlap: { peopleMissing: 1 } });
    await expect(second.open()).rejects.toMatchObject(refused);
    await second.invite("E");
    await second.answer(1);
    await second.open();
  });

  it("doesn't keep the owner from inviting the others again", async () => {
    const round = await world();
    const first = await round("ABCDX", 0);
    await first.revoke("X");
    await first.answer(4);
    await first.open();
    await (await round("ABCD", 4)).open();
  });

  it("counts after an answer, which may be theirs", async () => {
    const round = await world();
    const first = await round("ABCDE", 1);
    await first.revoke("E");
    await first.answer(4);
    await first.open();
    await expect((await round("ABCD", 4)).open()).rejects.toMatchObject(refused);
  });
});
