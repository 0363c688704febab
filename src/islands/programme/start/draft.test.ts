import { describe, expect, it } from "vitest";
import { readDraft } from "./draft.ts";
import { blankDraft } from "./start.ts";

const start = { userId: "u1", mayStart: true, programme: null };
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
