import type { InsightKey } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { makeSnapshot } from "#tests/factories/snapshot.ts";
import { InsightFailure } from "./model-request.ts";
import { readModelAnswer } from "./model-answer.ts";

/** calm: shared by all six; kind: blind spot; brave: emerging; logical, bold: kept; wise: one voice. */
const peers = [
  ["calm", "kind", "brave", "able", "happy"],
  ["calm", "kind", "brave", "warm", "giving"],
  ["calm", "kind", "brave", "wise", "proud"],
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
    ["You describe steadiness; they describe a good heart.", "calm", "kind"],
    ["You share calm with everyone who answered.", "calm"],
    ["What do people see when they say kind?", "kind"],
    ["Ask a friend about the word kind.", "kind"],
  ],
};

const encode = (insights: Record<string, readonly Sentence[]>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(insights).map(([key, list]) => [key, list.map(([text, ...words]) => ({ text, words }))]),
    ),
  );
/** The valid answer with another sentence, or with another first one if it is full. */
const withSentence = (key: InsightKey, ...sentence: Sentence) =>
  encode({ ...good, [key]: [sentence, ...good[key].slice(key === "summary" || key === "unknown" ? 1 : 0)] });

function failureOf(content: string, of = snapshot): string {
  try {
    readModelAnswer(content, of);
  } catch (error) {
    if (error instanceof InsightFailure) return [error.reason, error.detail ?? ""].join(" ").trim();
  }
  return "none";
}

describe("readModelAnswer", () => {
  it("accepts a valid answer, with the words of each sentence", () => {
    const insights = readModelAnswer(encode(good), snapshot);
    expect(insights.facade[0]).toEqual({
      text: "You picked logical and bold alone.",
      traitIds: ["logical", "bold"],
    });
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
    ["a noun derived from such a word", "names_unlisted_word", "arena", "Calm people show kindness.", "calm"],
    [
      "a word in its everyday sense",
      "names_unlisted_word",
      "arena",
      "Being calm is a kind of skill.",
      "calm",
    ],
    ["a hint told as found", "claims_hint", "blindSpot", "People call you brave.", "brave"],
    ["the index", "speaks_of_certainty", "arena", "Your agreement on calm is high.", "calm"],
    ["a remark on chance", "speaks_of_certainty", "arena", "That calm is shared is more than luck.", "calm"],
    [
      "a count of a word that it doesn’t name",
      "unfounded_number",
      "blindSpot",
      "5 of 6 people said so.",
      "kind",
    ],
    ["a link", "not_plain_text", "arena", "Read on calm at www.example.com today.", "calm"],
    ["markup", "not_plain_text", "arena", "You are <b>calm</b> in meetings.", "calm"],
    ["an exclamation", "not_plain_text", "arena", "How calm you are in meetings!", "calm"],
    ["an invented count", "unfounded_number", "blindSpot", "4 of 6 people picked kind.", "kind"],
    ["an invented count in letters", "unfounded_number", "blindSpot", "Three people picked kind.", "kind"],
    ["a false unanimity", "unfounded_unanimity", "blindSpot", "Everybody picked kind for you.", "kind"],
    ["too much at once", "shape", "arena", `Calm ${"and more ".repeat(60)}`, "calm"],
    ["no words", "shape", "arena", "You are doing quite well here."],
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
      ["Your word logical stays with you.", "logical"],
      ["What do people see when they say kind?", "kind"],
      ["Ask a friend about the word kind.", "kind"],
    ],
  };
  const fewWith = (text: string) => encode({ ...few, summary: [[text, "calm"], ...few.summary.slice(1)] });

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

  it("allows a sentence to rest on words that it doesn't name", () => {
    expect(readModelAnswer(encode(good), snapshot).summary[0]?.traitIds).toEqual(["calm", "kind"]);
  });

  it("accepts one question, just before the step", () => {
    const summary = good.summary.map((sentence) => [...sentence] as const);
    const [first = [""], second = [""], question = [""], step = [""]] = summary;
    const failure = "invalid_answer misplaced_question";
    expect(failureOf(encode({ ...good, summary: [first, question, second, step] }))).toBe(failure);
    expect(failureOf(encode({ ...good, summary: [first, second, step] }))).toBe(failure);
    expect(failureOf(withSentence("arena", "When are you calm these days?", "calm"))).toBe(failure);
  });

  it.each([
    ["arena", 1],
    ["arena", 5],
    ["unknown", 1],
    ["unknown", 3],
    ["summary", 2],
    ["summary", 5],
  ] as const)("refuses %s at a length of %i", (key, length) => {
    const sentences = Array.from({ length }, (_, at) => good[key][at % good[key].length] ?? [""]);
    expect(failureOf(encode({ ...good, [key]: sentences }))).toBe("invalid_answer shape");
  });

  it("refuses an insight in another language, even with the list's English words", () => {
    const arena = [
      ["Man nennt dich calm, und du dich auch.", "calm"],
      ["Bleib calm in einem Gespräch.", "calm"],
    ] as const;
    expect(failureOf(encode({ ...good, arena }))).toBe("invalid_answer not_english");
  });

  it("refuses an insight without its pane, and one that repeats itself", () => {
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
