import { describe, expect, it } from "vitest";
import { listText, withoutProblems } from "#src/islands/kit/lists/checked-list.tsx";
import { type Person, readDraft, withChange, withRows, withVerdicts, withoutPerson } from "./draft.ts";
import type { CheckedRow } from "#src/shared/programme/programme.output.ts";
import { blankDraft } from "./use-wizard.ts";

const person = (id: number, overrides: Partial<Person> = {}): Person => ({
  id,
  name: `Person ${String(id)}`,
  email: `p${String(id)}@example.org`,
  verdict: "ok",
  isOpen: false,
  ...overrides,
});
const row = (line: number, verdict: CheckedRow["verdict"], name = "Ann", email = "ann@example.org") => ({
  line,
  name,
  email,
  verdict,
});
const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

describe("a list that grows", () => {
  it("is checked as a whole: a new row may repeat one that is there", () => {
    const people = withRows([person(4)], [{ name: "Ann", email: "ann@example.org" }]);
    expect(people.map(({ id, verdict }) => [id, verdict])).toEqual([
      [4, "ok"],
      [5, null],
    ]);
  });

  it("never gives an id twice", () => {
    expect(idsOf(withRows([person(2), person(7)], [{ name: " Mira ", email: " m@example.org " }]))).toEqual([
      2, 7, 8,
    ]);
  });
});

it("sends names as cells, whatever is in them", () => {
  expect(listText(["name", "email"], [person(1, { name: 'Ann "Al"\nReed, MD' })])).toBe(
    'name,email\n"Ann ""Al"" Reed, MD","p1@example.org"',
  );
});

describe("verdicts that come", () => {
  const sent = [person(1, { verdict: null }), person(2, { verdict: null })];

  it("leave a row alone that was changed meanwhile", () => {
    const now = withChange(sent, 2, { email: "other@example.org" });
    const after = withVerdicts(now, sent, [row(2, "ok"), row(3, "not_an_address")]);
    expect(after.map(({ verdict }) => verdict)).toEqual(["ok", null]);
  });

  it("are found by line where the server reads fewer rows, and never leave a row without one", () => {
    const after = withVerdicts(sent, sent, [row(3, "ok")]);
    expect(after.map(({ id, verdict }) => [id, verdict])).toEqual([
      [1, "not_an_address"],
      [2, "ok"],
    ]);
  });

  it("bring a row with a problem to the top, but not one that someone types in", () => {
    const open = [person(1), person(2, { verdict: null, isOpen: true }), person(3, { verdict: null })];
    const rows = [row(2, "ok"), row(3, "not_an_address"), row(4, "duplicate")];
    expect(idsOf(withVerdicts(open, open, rows))).toEqual([3, 1, 2]);
  });
});

describe("a duplicate", () => {
  const people = [person(1), person(2, { verdict: "duplicate" })];

  it("is checked again once another row changes or goes", () => {
    expect(withoutPerson(people, 1).map(({ verdict }) => verdict)).toEqual([null]);
    expect(withChange(people, 1, { email: "new@example.org" }).map(({ verdict }) => verdict)).toEqual([
      null,
      null,
    ]);
  });

  it("goes with all that need a look", () => {
    expect(idsOf(withoutProblems([...people, person(3, { verdict: null })]))).toEqual([1, 3]);
  });
});

const start = { userId: "u1", mayStart: true, hasOwnName: true, programme: null, people: [] };
const blank = blankDraft({ kind: "new", faId: null }, start);

describe("a draft", () => {
  it("comes back as it was stored", () => {
    const draft = {
      ...blank,
      step: "email" as const,
      reached: "review" as const,
      settings: { ...blank.settings, title: "Spring", opens: "together" as const, reminders: false },
      people: [{ id: 3, name: "Ann", email: "ann@example.org", verdict: "duplicate" as const, isOpen: true }],
      typed: { name: "B", email: "b@", list: "c" },
      message: "Hello",
    };
    expect(readDraft(JSON.stringify(draft), blank)).toEqual(draft);
  });

  it.each([null, "", "{", "7", '"x"', "[]", '{"settings":7,"people":7,"step":"nowhere"}'])(
    "is blank where %j is stored",
    (stored) => {
      expect(readDraft(stored, blank)).toEqual(blank);
    },
  );

  it("keeps what can be read of a list", () => {
    const people = [7, null, { id: "1" }, { id: 2, name: 3, verdict: "odd" }];
    expect(readDraft(JSON.stringify({ people }), blank).people).toEqual([
      { id: 2, name: "", email: "", verdict: null, isOpen: false },
    ]);
  });
});

describe("a copy of another programme", () => {
  it("has its settings and its note, and neither its deadline nor its people", () => {
    const programme = {
      id: "p1",
      title: "Spring",
      purpose: "To learn",
      message: "Hi",
      status: "closed" as const,
      closesAt: "2020-01-01T00:00:00.000Z",
      minResponses: 5,
      opens: "together" as const,
      reminders: false,
      language: null,
      ...{ subject: null, opening: null },
      isExample: false,
      ledBy: null,
      createdAt: "2019-01-01T00:00:00.000Z",
      closedAt: null,
      clientCount: 4,
      stages: {},
    };
    expect(blankDraft({ kind: "from", faId: "p1" }, { ...start, programme })).toMatchObject({
      settings: {
        title: "Spring",
        purpose: "To learn",
        closesOn: "",
        minResponses: "5",
        opens: "together",
        reminders: false,
      },
      message: "Hi",
      people: [],
    });
  });
});
