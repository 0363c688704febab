import type { InsightKey, Insights } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { InsightFailure } from "./insight-failure.ts";
import { readModelAnswer } from "./model-answer.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/built-in/write-built-in-insights.ts";

/** calm: shared by all six; kind: blind spot; brave: emerging; logical, bold: kept; wise: one voice; modest: unknown. */
const peers = [
  ["calm", "kind", "brave", "able", "happy"],
  ["calm", "kind", "brave", "warm", "giving"],
  ["calm", "kind", "clever", "wise", "proud"],
  ["calm", "kind", "mature", "shy", "tense"],
  ["calm", "kind", "quiet", "silly", "loving"],
  ["calm", "relaxed", "nervous", "helpful", "complex"],
];
const self = ["calm", "logical", "bold", "witty", "caring"];
const snapshot = makeSnapshot({ self, peers });
const fewAnswers = makeSnapshot({ self, peers: peers.slice(0, 3) });

type Sentence = readonly [text: string, ...words: string[]];
const good: Record<InsightKey, readonly Sentence[]> = {
  arena: [
    ["6 of 6 people picked calm, as you did.", "calm"],
    ["Stay calm in one hard meeting.", "calm"],
  ],
  blindSpot: [
    ["5 of 6 people picked kind, which you left out.", "kind"],
    ["There is a hint of brave as well.", "brave"],
  ],
  facade: [
    ["You picked logical and bold alone.", "logical", "bold"],
    ["Explain one logical step aloud.", "logical"],
  ],
  unknown: [
    ["Nobody picked modest so far.", "modest"],
    ["Try one modest answer this week.", "modest"],
  ],
  summary: [
    ["You share calm with everyone who answered.", "calm"],
    ["They add kind to it, clearly.", "kind"],
    ["A hint of brave is there, no more.", "brave"],
    ["Ask a friend about the word kind.", "kind"],
  ],
};

const encode = (insights: Record<string, readonly Sentence[]>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(insights).map(([key, list]) => [key, list.map(([text, ...words]) => ({ text, words }))]),
    ),
  );
const withSentence = (key: InsightKey, ...sentence: Sentence) =>
  encode({ ...good, [key]: [...good[key], sentence] });

function failureOf(content: string, of = snapshot): string {
  try {
    readModelAnswer(content, of);
  } catch (error) {
    if (error instanceof InsightFailure) return [error.reason, error.detail ?? ""].join(" ").trim();
  }
  return "none";
}

describe("readModelAnswer", () => {
  it("takes an answer that keeps the rules, with the words of each sentence", () => {
    const insights = readModelAnswer(encode(good), snapshot);
    expect(insights.facade[0]).toEqual({
      text: "You picked logical and bold alone.",
      traitIds: ["logical", "bold"],
    });
  });

  it("takes what the built-in writer writes", () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const varied = makeVariedSnapshot(seed);
      const written = writeBuiltInInsights({ snapshot: varied, ownerName: null, title: "" });
      if (varied.responseCount < 5 || hasOtherNumbers(written)) continue;
      const content = JSON.stringify(written).replaceAll('"traitIds"', '"words"');
      expect([seed, failureOf(content, varied)]).toEqual([seed, "none"]);
    }
  });

  it.each<[string, string, ...Parameters<typeof withSentence>]>([
    ["a word with one voice", "claims_weak_word", "arena", "One person called you wise.", "wise"],
    [
      "a word that nobody picked, outside its pane",
      "claims_weak_word",
      "arena",
      "You are modest too.",
      "modest",
    ],
    [
      "a word that is not in the catalogue",
      "claims_weak_word",
      "summary",
      "You are grumpy and calm.",
      "calm",
      "grumpy",
    ],
    [
      "a word that it does not list",
      "names_unlisted_word",
      "arena",
      "You are calm and wise at work.",
      "calm",
    ],
    ["a noun made of such a word", "names_unlisted_word", "arena", "Calm people show kindness.", "calm"],
    [
      "a word in its everyday sense",
      "names_unlisted_word",
      "arena",
      "Being calm is a kind of skill.",
      "calm",
    ],
    ["no word that it lists", "lists_unnamed_word", "arena", "You are doing quite well here.", "calm"],
    ["a link", "not_plain_text", "arena", "Read on calm at www.example.com today.", "calm"],
    ["markup", "not_plain_text", "arena", "You are <b>calm</b> in meetings.", "calm"],
    ["an exclamation", "not_plain_text", "arena", "How calm you are in meetings!", "calm"],
    ["an invented count", "unfounded_number", "blindSpot", "4 of 6 people picked kind.", "kind"],
    ["an invented count in letters", "unfounded_number", "blindSpot", "Three people picked kind.", "kind"],
    [
      "a unanimity that was not",
      "unfounded_unanimity",
      "blindSpot",
      "Everybody picked kind for you.",
      "kind",
    ],
    ["too much at once", "shape", "arena", `Calm ${"and more ".repeat(60)}`, "calm"],
    ["nothing it rests on", "shape", "arena", "You are doing quite well here."],
  ])("refuses a sentence with %s", (_what, rule, ...sentence) => {
    expect(failureOf(withSentence(...sentence))).toBe(`invalid_answer ${rule}`);
  });

  const few: typeof good = {
    arena: [
      ["Most people picked calm.", "calm"],
      ["Stay calm in one hard meeting.", "calm"],
    ],
    blindSpot: [
      ["Most people picked kind.", "kind"],
      ["Think about the word kind.", "kind"],
    ],
    facade: good.facade,
    unknown: good.unknown,
    summary: [
      ["You may share calm with the others.", "calm"],
      ["They may add the word kind to it.", "kind"],
      ["Your word logical stays with you.", "logical"],
      ["Ask a friend about the word kind.", "kind"],
    ],
  };
  const fewWith = (text: string) => encode({ ...few, summary: [...few.summary, [text, "calm"]] });

  it.each([
    ["2 of 3 people picked calm.", "unfounded_number"],
    ["Three answers name calm so far.", "unfounded_number"],
    ["Everyone who answered said calm.", "unfounded_unanimity"],
    ["All of them said calm, it seems.", "unfounded_unanimity"],
    ["Each of them said calm to you.", "unfounded_unanimity"],
    ["Every person who answered said calm.", "unfounded_unanimity"],
    ["All peers called you calm.", "unfounded_unanimity"],
    ["People said calm without exception.", "unfounded_unanimity"],
    ["One person picked calm, as you did.", "unfounded_number"],
    ["One of those who answered said calm.", "unfounded_number"],
    ["Half of the people picked calm.", "unfounded_number"],
    ["Both of them picked calm, it seems.", "unfounded_number"],
    ["A third of the people said calm.", "unfounded_number"],
    ["A couple of people said calm.", "unfounded_number"],
  ])("refuses numbers of people below five answers: %s", (text, rule) => {
    expect(failureOf(encode(few), fewAnswers)).toBe("none");
    expect(failureOf(fewWith(text), fewAnswers)).toBe(`invalid_answer ${rule}`);
  });

  it("lets the agreement index have its band below five answers, however small the numbers", () => {
    const close = { ...fewAnswers, agreement: { value: 31, low: -3, high: 65 } };
    expect(failureOf(fewWith("The agreement index is 31, from -3 to 65, helped by calm."), close)).toBe(
      "none",
    );
    expect(failureOf(fewWith("It is said that 3 people find you calm."), close)).toBe(
      "invalid_answer unfounded_number",
    );
  });

  it.each([
    ["Agreement is minus 10, band minus 41 to 21, held up by calm.", "none"],
    ["Agreement is -10 (-41 to 21), which calm does not change.", "none"],
    ["Agreement below 40 cannot be told from chance, calm or not.", "none"],
    ["Agreement is minus 10, for all that calm does.", "invalid_answer index_without_band"],
    ["Agreement is 10, band minus 41 to 21, held up by calm.", "invalid_answer index_without_band"],
    ["Agreement is minus 10, band 41 to 21, held up by calm.", "invalid_answer index_without_band"],
  ])("takes the agreement index with its band and signs alone: %s", (text, result) => {
    const agreement = { value: -10.2, low: -41, high: 21 };
    expect(failureOf(withSentence("summary", text, "calm"), { ...snapshot, agreement })).toBe(result);
  });

  it("lets one person be asked or told below five answers", () => {
    expect(failureOf(fewWith("Ask one person what they call calm."), fewAnswers)).toBe("none");
  });

  it("refuses an insight in another language, whose words of the list are English all the same", () => {
    const arena = [
      ["Man nennt dich calm, und du dich auch.", "calm"],
      ["Bleib calm in einem Gespräch.", "calm"],
    ] as const;
    expect(failureOf(encode({ ...good, arena }))).toBe("invalid_answer not_english");
  });

  it("refuses an insight that misses its pane, and one that repeats itself", () => {
    expect(failureOf(encode({ ...good, arena: good.blindSpot, blindSpot: good.arena }))).toBe(
      "invalid_answer misses_its_pane",
    );
    expect(failureOf(withSentence("arena", ...(good.arena[0] ?? [""])))).toBe(
      "invalid_answer repeated_sentence",
    );
  });

  it.each([
    ["no JSON", "Here are your insights: …", "bad_json"],
    ["nothing", "", "bad_json"],
    ["JSON cut short", encode(good).slice(0, -5), "bad_json"],
    ["a list", "[]", "invalid_answer shape"],
    ["a missing insight", encode({ ...good, summary: [] }), "invalid_answer shape"],
    ["an extra insight", encode({ ...good, advice: good.arena }), "invalid_answer shape"],
  ])("refuses %s", (_what, content, reason) => {
    expect(failureOf(content)).toBe(reason);
  });
});

/** The built-in writer may count words and lists; a model may not, since nobody could check it. */
function hasOtherNumbers(insights: Insights): boolean {
  return (
    JSON.stringify(insights.unknown).search(/\d/) >= 0 || /\b(two|eight)\b/i.test(JSON.stringify(insights))
  );
}
