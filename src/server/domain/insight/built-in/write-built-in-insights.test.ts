import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { insightKeys, type Insights, type SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAgreeingSnapshot, makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { insightText } from "#src/server/domain/insight/insight-text.ts";
import { namedWordIds } from "#src/server/domain/insight/model/named-words.ts";
import { writeBuiltInInsights } from "./write-built-in-insights.ts";

const traitIds = catalogue.map(({ id }) => id);
const write = (snapshot: SnapshotContent) => writeBuiltInInsights({ snapshot, ownerName: null, title: "" });
const allSentences = (insights: Insights) => insightKeys.flatMap((key) => insights[key]);
const allText = (insights: Insights) => insightKeys.map((key) => insightText(insights[key])).join("\n");

const anySnapshot = fc.oneof(
  anySurvey(traitIds, 3, 20).map(({ selfTraitIds, peerPicks }) =>
    makeSnapshot({ self: selfTraitIds, peers: peerPicks }),
  ),
  fc.nat(10_000).map(makeVariedSnapshot),
);

describe("writeBuiltInInsights, for any snapshot", () => {
  it("names in each sentence exactly the words that it rests on, and claims none below emerging", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const wordOf = new Map(snapshot.words.map((word) => [word.traitId, word]));
        for (const { text, traitIds: ids } of allSentences(write(snapshot))) {
          expect([text, namedWordIds(text)]).toEqual([text, [...ids].sort()]);
          for (const id of ids) {
            const { quadrant, evidence } = wordOf.get(id) ?? { quadrant: "none", evidence: "none" };
            expect(evidence).not.toBe("single");
            if (quadrant !== "facade" && quadrant !== "unknown") expect(evidence).toMatch(/clear|emerging/);
          }
        }
      }),
    );
  });

  it("writes whole sentences of a bearable length, three to six for a pane, four or five in the summary", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const insights = write(snapshot);
        for (const { text } of allSentences(insights)) {
          expect(text).toMatch(/^“?[A-Z0-9][^!?{}|"]*[a-z0-9)”]\.$/);
          expect(text).not.toMatch(/undefined|null|\s\s|,,|\.\./);
          expect(text.length).toBeLessThanOrEqual(240);
        }
        for (const key of insightKeys) {
          const [least, most] = key === "summary" ? [4, 5] : [3, 6];
          expect(insights[key].length).toBeGreaterThanOrEqual(least);
          expect(insights[key].length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it("repeats no sentence", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const texts = allSentences(write(snapshot)).map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });

  it("writes the same again, and takes nothing from names and titles", () => {
    fc.assert(
      fc.property(anySnapshot, fc.string(), fc.string(), (snapshot, ownerName, title) => {
        const renamed = { ...snapshot, participants: [ownerName, title] };
        expect(writeBuiltInInsights({ snapshot: renamed, ownerName, title })).toEqual(write(snapshot));
      }),
    );
  });

  it("gives no numbers of votes below five answers", () => {
    const numberOfVotes =
      /\(\d+ of|of (three|four) people|\b(two|three|four) of\b|\ball (three|four|of them)\b|\beveryone|\beverybody (saw|picked|chose)/i;
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 4), ({ selfTraitIds, peerPicks }) => {
        const insights = write(makeSnapshot({ self: selfTraitIds, peers: peerPicks }));
        expect(allText(insights)).not.toMatch(numberOfVotes);
      }),
    );
  });

  it("says how far to trust it, gives the index with its band, and calls chance by its name", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const { value, low, high } = snapshot.agreement;
        const summary = insightText(write(snapshot).summary);
        const grade = snapshot.confidence === "firstGlimpse" ? "first glimpse" : snapshot.confidence;
        expect(summary.toLowerCase()).toContain(grade);
        for (const number of [value, low, high]) expect(summary).toContain(String(Math.abs(number)));
        expect(summary.includes("told from chance")).toBe(high >= 0 && (value < 40 || low <= 0));
      }),
    );
  });
});

it("does not call chance what lies wholly below it", () => {
  const six = (from: number) => traitIds.slice(from, from + 6);
  const peers = Array.from({ length: 40 }, (_, n) => six(n % 34));
  const snapshot = makeSnapshot({ self: six(50), peers });
  expect(snapshot.agreement.high).toBeLessThan(0);
  const { text = "" } = write(snapshot).summary.find((sentence) => sentence.text.includes("minus")) ?? {};
  expect(text).toMatch(/below chance|less often than guessing|miss each other|0 is what guessing/);
});

describe("writeBuiltInInsights, over many people", () => {
  const people = Array.from({ length: 30 }, (_, at) => write(makeVariedSnapshot(at + 1)));
  const pairs = people.flatMap((one, at) => people.slice(at + 1).map((other) => [one, other] as const));

  /** The largest share of one person's sentences that another person reads as well. */
  const largestShare = (sentencesOf: (insights: Insights) => readonly string[]) =>
    Math.max(
      ...pairs.map(([one, other]) => {
        const known = new Set(sentencesOf(other));
        const sentences = sentencesOf(one);
        return sentences.filter((sentence) => known.has(sentence)).length / sentences.length;
      }),
    );

  it("shares next to no sentence between two of them", () => {
    expect(largestShare((insights) => allSentences(insights).map(({ text }) => text))).toBeLessThan(0.15);
  });

  it("shares less than a third of the formulations, words and numbers aside", () => {
    const blank = new RegExp(`\\b(${traitIds.join("|")})\\b|\\d+`, "gi");
    const formulations = (insights: Insights) =>
      allSentences(insights).map(({ text }) => text.replace(blank, "…"));
    expect(largestShare(formulations)).toBeLessThan(1 / 3);
  });
});

describe("writeBuiltInInsights, pane by pane", () => {
  const self = ["calm", "patient", "caring", "logical", "reflective", "bold"];

  it("gives counts from five answers on", () => {
    const { arena, blindSpot } = write(makeAgreeingSnapshot(self, 7, ["calm", "patient", "witty"]));
    expect(arena[0]?.text.toLowerCase()).toContain("all seven people who answered");
    expect(insightText(arena)).toContain("(7 of 7)");
    expect(blindSpot[0]?.text.toLowerCase()).toContain("all seven people who answered");
  });

  it("speaks of bands below, and of hints", () => {
    const { arena } = write(makeAgreeingSnapshot(self, 3, ["calm", "patient", "witty"]));
    expect(arena[0]?.text.toLowerCase()).toContain("most of the people who answered");
    expect(arena[0]?.text).toMatch(
      /not yet|so far|not ruled out|still thin|first sign|watching|likely|may|comes close|without being proof/i,
    );
  });

  it("tells near misses from gaps", () => {
    const { blindSpot, summary } = write(makeAgreeingSnapshot(self, 6, ["calm", "kind", "witty"]));
    for (const insight of [blindSpot, summary]) {
      expect(insight.map(({ traitIds: ids }) => [...ids].sort().join())).toContain("caring,kind");
    }
  });

  it("never makes a delicate word something to practise", () => {
    const nervousAll = makeAgreeingSnapshot(["nervous", "shy", "tense", "proud", "silly"], 6, [
      "nervous",
      "shy",
      "self-conscious",
      "powerful",
    ]);
    const insights = write(nervousAll);
    expect(allText(insights)).not.toMatch(
      /be (nervous|shy|self-conscious|powerful) (on purpose|by decision|with intent)/i,
    );
    expect(insightText(insights.arena)).toMatch(
      /not how well you handle|not about|first meetings|handle them/,
    );
  });

  it("calls no word the main reason while delicate ones have more votes", () => {
    const quiet = ["quiet", "shy", "introverted", "nervous", "calm"];
    const heads = Array.from({ length: 10 }, (_, peer) => [
      ...quiet.slice(0, 4),
      peer < 5 ? "calm" : "witty",
    ]);
    for (let survey = 0; survey < 30; survey += 1) {
      const self = [...quiet, ...traitIds.filter((id) => !quiet.includes(id)).slice(survey, survey + 2)];
      const summary = insightText(write(makeSnapshot({ self, peers: heads })).summary);
      expect(summary).not.toMatch(/main|most to|it most|firm(est|ly)|best|leads|above all|” first/);
    }
  });

  it("passes no verdict in a summary that has to begin with a delicate word", () => {
    const { summary } = write(makeAgreeingSnapshot(self, 6, ["tense", "shy", "proud", "silly"]));
    expect(summary[0]?.text).toMatch(
      /no verdict|not what you are worth|harder than|not as a mark|more to you/,
    );
  });

  it("gives full agreement without a band that says nothing", () => {
    const { summary } = write(makeAgreeingSnapshot(self, 8, self));
    expect(insightText(summary)).toMatch(/100/);
    expect(insightText(summary)).not.toMatch(/100 to 100/);
  });

  it.each(insightKeys)("is honest when there is nothing for %s", (key) => {
    const panes: Record<typeof key, SnapshotContent> = {
      arena: makeAgreeingSnapshot(self, 6, ["witty", "wise", "warm"]),
      blindSpot: makeAgreeingSnapshot(self, 6, ["calm", "patient", "bold"]),
      facade: makeAgreeingSnapshot(self, 6, [...self, "witty"]),
      unknown: makeSnapshot({
        self,
        peers: Array.from({ length: 14 }, (_, at) => traitIds.slice(at * 4, at * 4 + 5)),
      }),
      summary: makeSnapshot({
        self,
        peers: [traitIds.slice(0, 6), traitIds.slice(20, 26), traitIds.slice(30, 36)],
      }),
    };
    const insight = write(panes[key])[key];
    expect(insight.length).toBeGreaterThanOrEqual(3);
    expect(insightText(insight)).toMatch(
      /no |nothing|not|none|only|every|somebody|empty|hardly|little|scatter/i,
    );
  });

  it("lays an empty Unknown neither to luck nor to the number of answers", () => {
    // Six people at random leave about two words in five: that six named all is theirs.
    for (let answers = 6; answers <= 14; answers += 1) {
      const peers = Array.from({ length: answers }, (_, at) =>
        Array.from({ length: 10 }, (__, word) => traitIds[(at * 10 + word) % traitIds.length] ?? ""),
      );
      const { unknown } = write(makeSnapshot({ self: traitIds.slice(0, 6), peers }));
      expect(insightText(unknown)).not.toMatch(/chance|any list/);
    }
  });

  it("calls nothing firm that is a hint, and leans on none, however many have answered", () => {
    const firm =
      /firm ground is|made “[^”]*” firm|though hardly|lean on “|plan around|stands on it|one of its results/;
    for (let start = 0; start < 40; start += 1) {
      const self = traitIds.slice(start, start + 6);
      const agreed = makeSnapshot({ self, peers: [self, self, self] });
      expect(agreed.words.filter(({ evidence }) => evidence === "clear")).toEqual([]);
      expect(allText(write(agreed))).not.toMatch(firm);

      const others = traitIds.filter((id) => !self.includes(id));
      const lists = Array.from({ length: 9 }, (_, at) => others.slice(at * 5, at * 5 + 5));
      const [lead = ""] = self;
      const faint = makeSnapshot({ self, peers: lists.map((list, at) => (at < 3 ? [lead, ...list] : list)) });
      expect(faint.words[0]).toMatchObject({ traitId: lead, evidence: "emerging" });
      expect(allText(write(faint))).not.toMatch(firm);
      expect(insightText(write(faint).summary)).not.toContain("so early");
    }
  });

  it("says of no list that most of it went unpicked where most was picked", () => {
    for (let start = 0; start < 40; start += 1) {
      const self = traitIds.slice(start, start + 6);
      const [kept = "", ...others] = [...self.slice(0, 1), ...traitIds.filter((id) => id !== self[0])];
      const peers = Array.from({ length: 6 }, (_, at) => others.slice(at * 8, at * 8 + 9));
      const snapshot = makeSnapshot({ self, peers });
      expect(snapshot.words.find(({ traitId }) => traitId === kept)?.quadrant).toBe("facade");
      expect(allText(write(snapshot))).not.toMatch(
        /most words (?:are|go)|leave most of|as they passed over|hardly touch/,
      );
    }
  });

  it("does not speak for those who left a shared word out", () => {
    for (let start = 0; start < 40; start += 1) {
      const self = traitIds.slice(start, start + 6);
      const others = traitIds.filter((id) => !self.includes(id));
      const peers = Array.from({ length: 12 }, (_, at) => [
        ...(at < 5 ? self.slice(0, 4) : []),
        ...others.slice(at * 4, at * 4 + 5),
      ]);
      const { arena } = write(makeSnapshot({ self, peers }));
      expect(insightText(arena)).not.toMatch(/little distance|no secret|Nor do they disagree/);
    }
  });

  it("gets by without a single word of the catalogue", () => {
    const empty = { ...makeVariedSnapshot(1), words: [] };
    expect(allSentences(write(empty)).every(({ traitIds: ids }) => ids.length === 0)).toBe(true);
  });

  it("is quick enough to run inside a write to the database", () => {
    const snapshot = makeVariedSnapshot(2);
    // The processor's time and not the clock's: a busy machine must not fail this.
    const start = process.cpuUsage();
    for (let at = 0; at < 50; at += 1) write(snapshot);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000 / 50).toBeLessThan(5);
  });
});
