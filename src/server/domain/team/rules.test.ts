import { days, hours } from "#src/server/clock.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import { describe, expect, it } from "vitest";
import { endWithNotice, meetAgainAt, planNextCheck, progressOf, requireNotice } from "./rules.ts";

const now = new Date("2026-12-01T10:00:00.000Z");
const at = (ms: number): Date => new Date(now.getTime() + ms);

it.each([
  [4, 3],
  [5, 4],
  [6, 5],
  [11, 5],
])("with %i colleagues a window takes %i", (panel, least) => {
  expect(leastAnswersOf(panel)).toBe(least);
});

describe("people of a round", () => {
  it("stay apart for twelve weeks from its end, to the next midnight", () => {
    const frozenAt = at(-days(1));
    const round = { closesAt: frozenAt, frozenAt, windows: 1 };
    expect(meetAgainAt(round, now)).toEqual(new Date("2027-02-23T00:00:00.000Z"));
    expect(meetAgainAt(round, new Date("2027-02-23T00:00:00.000Z"))).toBeNull();
    expect(meetAgainAt({ ...round, windows: 0 }, now)).toBeNull();
  });

  it("stay apart from its deadline while it runs", () => {
    expect(meetAgainAt({ closesAt: at(days(7)), frozenAt: null, windows: 0 }, now)).toEqual(
      new Date("2027-03-03T00:00:00.000Z"),
    );
  });
});

describe("an earlier end", () => {
  it("comes with a day's notice, and never after the deadline", () => {
    expect(endWithNotice({ closesAt: at(days(7)) }, now)).toEqual(at(hours(24)));
    expect(endWithNotice({ closesAt: at(hours(3)) }, now)).toEqual(at(hours(3)));
  });

  it("can't be nearer by moving the deadline", () => {
    const round = { closesAt: at(days(7)) };
    expect(() => requireNotice(round, at(hours(23)), now)).toThrow(/24 hours’ notice/);
    expect(() => requireNotice(round, at(hours(24)), now)).not.toThrow();
    expect(() => requireNotice({ closesAt: at(hours(2)) }, at(hours(3)), now)).not.toThrow();
  });
});

describe("the next look at a round", () => {
  const round = { closesAt: at(days(7)), createdAt: now, remindersDone: 0 };

  it("is at its reminders, and then at its end", () => {
    expect(planNextCheck(round, now)).toEqual({
      ...{ isReminding: false, remindersDone: 0, nextLookAt: at(days(4)) },
    });
    expect(planNextCheck(round, at(days(4)))).toEqual({
      ...{ isReminding: true, remindersDone: 1, nextLookAt: at(days(6)) },
    });
    expect(planNextCheck({ ...round, remindersDone: 1 }, at(days(6)))).toEqual({
      ...{ isReminding: true, remindersDone: 2, nextLookAt: at(days(7)) },
    });
  });

  it("sends one reminder where several are due, and none for a round that has just begun", () => {
    expect(planNextCheck(round, at(days(6.5)))).toMatchObject({ isReminding: true, remindersDone: 2 });
    const short = { ...round, closesAt: at(hours(30)) };
    expect(planNextCheck(short, now)).toMatchObject({ isReminding: false, nextLookAt: at(hours(6)) });
  });
});

describe("progress", () => {
  const person = (id: string, changes = {}) => ({
    ...{ id, surveyId: id, hasOwnWords: true, minResponses: 3 },
    ...changes,
  });
  const all = "ABCDE".split("");
  const pairs = (done: (describer: string, described: string) => boolean) =>
    all.flatMap((describerId) =>
      all
        .filter((describedId) => describedId !== describerId)
        .map((describedId) => ({ describerId, describedId, used: done(describerId, describedId) })),
    );

  it("counts people who have described everyone and picked their own words", () => {
    const people = all.map((id) => person(id, { hasOwnWords: id !== "B" }));
    expect(
      progressOf(
        people,
        pairs((describer) => describer !== "A"),
      ),
    ).toEqual({ finished: 3, wouldOpen: 0 });
  });

  it("doesn't move with a single description", () => {
    const people = all.map((id) => person(id));
    const before = progressOf(
      people,
      pairs((describer) => !"AB".includes(describer)),
    );
    const after = progressOf(
      people,
      pairs((describer, described) => !"AB".includes(describer) || (describer === "A" && described !== "E")),
    );
    expect(after).toEqual(before);
  });

  it("promises a window only by what finished people have done", () => {
    const people = all.map((id) => person(id));
    expect(
      progressOf(
        people,
        pairs((describer) => describer !== "E"),
      ),
    ).toEqual({ finished: 4, wouldOpen: 4 });
    expect(
      progressOf(
        people,
        pairs(() => true),
      ),
    ).toEqual({ finished: 5, wouldOpen: 5 });
  });

  it("doesn't wait for descriptions of someone who deleted their own round", () => {
    const people = all.map((id) => person(id, id === "E" ? { surveyId: null, hasOwnWords: false } : {}));
    expect(
      progressOf(
        people,
        pairs((_, described) => described !== "E"),
      ),
    ).toEqual({ finished: 5, wouldOpen: 4 });
  });
});
