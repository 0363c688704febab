import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { namedWordIds } from "#src/server/domain/insight/model/model-answer.ts";
import { insightText } from "#src/server/domain/insight/insight-text.ts";
import { insightKeys, type SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { writeBuiltInInsights } from "./write-built-in-insights.ts";

const traitIds = catalogue.map(({ id }) => id);
const self = ["calm", "patient", "caring", "logical", "reflective", "bold"];
const write = (snapshot: SnapshotContent) => writeBuiltInInsights({ snapshot, ownerName: null, title: "" });
const textOf = (snapshot: SnapshotContent) => {
  const insights = write(snapshot);
  return insightKeys.map((key) => insightText(insights[key])).join("\n");
};

/** Thirty people with the same picture, so that each form of a sentence comes up. */
const thirty = (make: (own: readonly string[]) => SnapshotContent, from = self) =>
  Array.from({ length: 30 }, (_, at) =>
    make([...from, ...traitIds.filter((id) => !from.includes(id)).slice(at, at + 1)]),
  );

/** Twelve people of whom so many pick the words, and nothing else that gathers. */
const someOf = (votes: number, words: readonly string[], own: readonly string[]) => {
  const others = traitIds.filter((id) => !own.includes(id) && !words.includes(id));
  const peers = Array.from({ length: 12 }, (_, at) => [
    ...(at < votes ? words : []),
    ...others.slice(at * 3, at * 3 + 4),
  ]);
  return makeSnapshot({ self: own, peers });
};

describe("the built-in writer, on votes", () => {
  it("gives counts from five answers on, and bands below", () => {
    const many = write(makeAgreeingSnapshot(self, 7, ["calm", "patient", "witty"]));
    expect(many.arena[0]?.text.toLowerCase()).toContain("all seven people who answered");
    expect(many.blindSpot[0]?.text.toLowerCase()).toContain("all seven people who answered");
    expect(insightText(many.arena)).toContain("(7 of 7)");
    const few = write(makeAgreeingSnapshot(self, 3, ["calm", "patient", "witty"]));
    expect(few.arena.map(({ text }) => text)).toEqual([
      "Most of the people who answered called you calm and patient, as you did.",
    ]);
    expect(few.blindSpot.map(({ text }) => text)).toEqual([
      "Most of the people who answered called you witty, which you didn’t pick.",
    ]);
  });

  it("calls a hint a hint, and lets it speak for nobody", () => {
    for (const snapshot of thirty((own) => someOf(4, ["calm", "witty"], own))) {
      expect(snapshot.words.find(({ traitId }) => traitId === "calm")?.evidence).toBe("emerging");
      const { arena, blindSpot, summary } = write(snapshot);
      for (const insight of [arena, blindSpot]) expect(insight[0]?.text).toMatch(/hint|may /i);
      expect(summary.flatMap(({ text }) => namedWordIds(text))).not.toContain("calm");
    }
  });

  it("says 'some of them' where most of them didn't", () => {
    for (const snapshot of thirty((own) => someOf(6, ["calm", "witty"], own))) {
      expect(snapshot.words[0]).toMatchObject({ evidence: "clear", band: "several" });
      expect(insightText(write(snapshot).summary)).not.toMatch(/\bthey (call|called|agree|would)/i);
    }
  });

  it("puts no 'some of them' to what most picked, and no 'they' to what fewer did", () => {
    const own = ["calm", "proud", "shy"];
    const peers = Array.from({ length: 12 }, (_, at) => [
      "calm",
      "kind",
      "wise",
      ...(at < 9 ? ["warm"] : []),
      ...(at < 6 ? ["bold"] : []),
      ...(at < 4 ? ["able"] : []),
    ]);
    const { blindSpot } = write(makeSnapshot({ self: own, peers }));
    expect(insightText(blindSpot)).toMatch(/ They also call you wise \(12 of 12\) and warm \(9 of 12\)\.$/);
  });
});

describe("the built-in writer, on words", () => {
  it("tells near misses from gaps, and asks about them", () => {
    const { blindSpot, summary } = write(makeAgreeingSnapshot(self, 6, ["calm", "kind", "witty"]));
    for (const insight of [blindSpot, summary]) {
      expect(insight.map(({ traitIds: ids }) => [...ids].sort().join())).toContain("caring,kind");
    }
  });

  it("asks first about what pulls apart", () => {
    const { summary } = write(makeAgreeingSnapshot(["nervous", "caring", "able"], 6, ["calm", "kind"]));
    expect(summary.at(-2)?.traitIds).toEqual(["nervous", "calm"]);
  });

  it("never makes a delicate word something to practise, and passes no verdict", () => {
    const words = ["nervous", "shy", "self-conscious", "powerful"];
    for (const snapshot of thirty(
      (own) => makeAgreeingSnapshot(own, 6, words),
      ["nervous", "shy", "tense", "proud"],
    )) {
      const { arena, blindSpot, summary } = write(snapshot);
      for (const insight of [arena, blindSpot])
        expect(insightText(insight)).toMatch(/describes|first meetings|as most people do|has weight/);
      const step = summary.at(-1)?.text ?? "";
      expect(step).not.toMatch(/\b(nervous|shy|self-conscious|powerful)\b.*:/);
    }
    for (const snapshot of thirty((own) => makeAgreeingSnapshot(own, 6, ["tense", "silly", "proud"]))) {
      expect(insightText(write(snapshot).summary)).toMatch(/easy to misread/);
    }
  });

  it("holds no delicate word against a person's own", () => {
    const { facade, summary } = write(
      makeAgreeingSnapshot(["calm", "relaxed", "bold"], 6, ["nervous", "tense"]),
    );
    expect([...facade, ...summary].map(({ traitIds: ids }) => ids.join())).not.toContain("calm,nervous");
  });

  it("lists up to five words that nobody else picked, and counts more", () => {
    const five = insightText(write(makeAgreeingSnapshot(self, 6, ["calm", "witty"])).facade);
    for (const word of ["patient", "caring", "logical", "reflective", "bold"])
      expect(five.toLowerCase()).toContain(word);
    const six = insightText(write(makeAgreeingSnapshot(self, 6, ["witty", "wise"])).facade);
    expect(six).toMatch(/^All six of your words are yours alone, among them /);
    const most = insightText(
      write(makeAgreeingSnapshot([...self, "proud", "wise"], 6, ["calm", "bold"])).facade,
    );
    expect(most).toMatch(/^six of your (eight )?words are .* among them/i);
  });
});

describe("the built-in writer, on empty panes", () => {
  const nothing = makeSnapshot({
    self,
    peers: [0, 6, 20, 30, 40].map((from) => traitIds.slice(from, from + 6)),
  });

  it.each([
    [
      "arena",
      makeAgreeingSnapshot(self, 6, ["witty", "wise", "warm"]),
      /^(?:No word is on both lists|None of your own words came up)\.$/,
    ],
    ["arena", nothing, /c[ao]me up often/],
    ["blindSpot", makeAgreeingSnapshot(self, 6, ["calm", "patient", "bold"]), /they agree on|stands out/],
    ["blindSpot", nothing, /c[ao]me up often/],
    ["facade", makeAgreeingSnapshot(self, 6, [...self, "witty"]), /someone else|nothing on your list/i],
    [
      "unknown",
      makeSnapshot({
        self,
        peers: Array.from({ length: 14 }, (_, at) => traitIds.slice(at * 4, at * 4 + 5)),
      }),
      /^every one of the 56 words/i,
    ],
    ["summary", nothing, /many different|different side|settled on/],
  ] as const)("is honest when there is nothing for %s", (key, snapshot, says) => {
    const [first] = write(snapshot)[key];
    expect(first?.text).toMatch(says);
  });

  it("speaks of what they agree on only where they agree on something", () => {
    for (const own of traitIds.slice(0, 30)) {
      const list = [...new Set([...self, own])];
      const peers = [0, 6, 20, 30, 40].map((from) => traitIds.slice(from, from + 6));
      expect(insightText(write(makeSnapshot({ self: list, peers })).blindSpot)).not.toMatch(/agree/);
    }
  });

  it("adds nothing to an arena where no word came up: what they see instead is in the blind spot", () => {
    const others = [["silly", "proud"], ["witty"]].map((seen) => makeAgreeingSnapshot(self, 6, seen));
    for (const snapshot of [nothing, ...others]) expect(write(snapshot).arena).toHaveLength(1);
  });

  it("says that the lists are the same only where every own word came up", () => {
    for (const snapshot of thirty((own) => makeAgreeingSnapshot(own, 6, own)))
      expect(insightText(write(snapshot).summary)).toMatch(/the same person|as you see yourself/);
    for (const snapshot of thirty((own) => makeAgreeingSnapshot(own, 6, own.slice(1))))
      expect(insightText(write(snapshot).summary)).toMatch(/no new word stands out/);
  });

  it("names no theme that the next sentence would repeat", () => {
    const own = ["dependable", "trustworthy", "organized", "witty", "bold"];
    for (const snapshot of thirty((list) => makeAgreeingSnapshot(list, 6, own.slice(0, 3)), own))
      expect(insightText(write(snapshot).summary)).not.toMatch(/responsibility\./);
  });

  it("says that their picks went many ways only where no word stands out", () => {
    for (const snapshot of thirty((own) => makeAgreeingSnapshot(own, 6, ["silly", "proud"]))) {
      expect(textOf(snapshot)).not.toMatch(/spread over|different (people|things|words)|many directions/i);
    }
  });
});
