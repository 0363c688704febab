import type { PortraitSentence } from "#src/shared/result/analysis.ts";
import { findStory } from "#src/shared/result/story.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { readSnapshot } from "#src/server/domain/insight/reading.ts";
import { makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { describe, expect, it } from "vitest";
import { readModelAnswer } from "./model-answer.ts";
import { partsOf, type Part } from "./parts.ts";

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
const reading = readSnapshot(makeSnapshot({ self, peers }));

const drafted = (text: string): PortraitSentence => ({ text, traitIds: [], pane: "summary", claim: "fact" });
const partOf = (key: string, text: string): Part => ({ key, own: [], draft: [drafted(text)] });
const parts = [
  partOf("paragraph1", "All six said calm, and five kind."),
  partOf("paragraph2", "Only you picked logical."),
  partOf("closing", "A question? A step."),
];

type Sentence = readonly [text: string, ...words: string[]];
const good: Readonly<Record<string, readonly Sentence[]>> = {
  paragraph1: [
    ["All six people called you calm, and so did you.", "calm"],
    ["Five of the six said kind, and that’s a word you’d left out.", "kind"],
  ],
  paragraph2: [["You may be logical where they haven’t seen it yet.", "logical"]],
  closing: [
    ["What do people see when they say kind?", "kind"],
    ["Ask two friends this week: “When am I most like myself?”"],
  ],
};
const encode = (answer: typeof good) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(answer).map(([key, list]) => [key, list.map(([text, ...words]) => ({ text, words }))]),
    ),
  );
const read = (content: string, of = parts) => readModelAnswer(content, of, reading);
/** What breaks in an answer, by part. */
const flaws = (answer: typeof good) =>
  read(encode(answer)).broken.map(({ part, rule }) => `${part.key} ${rule}`);
const flawsWith = (...sentence: Sentence) =>
  flaws({ ...good, paragraph1: [sentence, ...(good["paragraph1"] ?? [])] });

describe("readModelAnswer", () => {
  it("accepts a good answer, with the words and the pane of each sentence", () => {
    const { accepted, broken } = read(encode(good));
    expect(broken).toEqual([]);
    expect(accepted.get("paragraph2")).toEqual([
      {
        ...{ text: "You may be logical where they haven’t seen it yet.", traitIds: ["logical"] },
        ...{ pane: "facade", claim: "fact" },
      },
    ]);
  });

  it.each([
    ["in a fence", `\`\`\`json\n${encode(good)}\n\`\`\``],
    ["after thoughts", `<think>{"paragraph1": []} no …</think>\n\n${encode(good)}`],
    ["after thoughts whose start was cut off", `… so {calm}.</think>${encode(good)}`],
    ["with words around it", `Here it is:\n${encode(good)}\nEnjoy!`],
    ["with more than was asked for", encode({ ...good, advice: [["Be bold."]] })],
  ])("reads an answer %s", (_how, content) => {
    expect(read(content).broken).toEqual([]);
  });

  it.each(["", "Dear Mira, you are calm.", "[]", encode(good).slice(0, -5), "<think>Let me see {"])(
    "refuses every part of %j",
    (content) => {
      const { accepted, broken } = read(content);
      expect([accepted.size, broken.map(({ rule }) => rule)]).toEqual([0, parts.map(() => "not_json")]);
    },
  );

  it.each<[string, ...Sentence]>([
    ["claims_weak_word", "One may call you wise as well.", "wise"],
    ["claims_weak_word", "Being calm is a silly sort of skill.", "calm"],
    ["claims_weak_word", "You are grumpy and calm.", "calm", "grumpy"],
    ["claims_hint", "People call you brave.", "brave"],
    ["claims_hint", "People call you brave.", "calm"],
    ["speaks_of_certainty", "Your agreement on calm is high.", "calm"],
    ["speaks_of_certainty", "That calm is shared is more than luck.", "calm"],
    ["not_plain_text", "Read on calm at www.example.com today.", "calm"],
    ["not_plain_text", "You are <b>calm</b> in meetings.", "calm"],
    ["not_plain_text", "How calm you are in meetings!", "calm"],
    ["misplaced_question", "When are you calm these days?", "calm"],
    ["repeated_sentence", "Five of the six said kind, and that’s a word you’d left out.", "kind"],
    ["shape", `Calm ${"and more ".repeat(60)}`, "calm"],
  ])("finds %s in %j", (rule, ...sentence) => {
    expect(flawsWith(...sentence)).toEqual([`paragraph1 ${rule}`]);
  });

  it.each([
    "Four of six people picked kind.",
    "Three people picked kind.",
    "Three of them called you kind.",
    "3 of the people who answered said kind.",
    "Kind was chosen by two.",
    "Kind came up four times.",
    "They said calm (five) and kind (four).",
    "Four said kind, three calm.",
    "Half of them picked kind.",
    "A third of your friends said kind.",
    "Both of them picked kind, it seems.",
    "A couple of people said kind.",
    "One of those who answered said kind.",
    "80 percent of the people said kind.",
  ])("refuses an untrue number of people: %s", (text) => {
    expect(flawsWith(text, "kind")).toEqual(["paragraph1 unfounded_number"]);
  });

  it.each([
    "Put the two together, and people can rest with you: calm and kind.",
    "Two of your five words are close to calm.",
    "Calm and kind are two things people notice late.",
    "A third word, kind, is theirs alone.",
    "Two words, calm and kind, say half of it.",
    "Be calm for ten minutes.",
    "If one person stays calm, the rest can, too.",
    "You both picked calm.",
    "One of them, calm, is a word that you picked yourself.",
    "One of these is a word you picked: calm.",
    "Give someone a chance to see you calm.",
  ])("leaves other numbers alone: %s", (text) => {
    expect(flawsWith(text, "calm")).toEqual([]);
  });

  it.each(["Everybody picked kind for you.", "They all said kind.", "You share kind with everyone."])(
    "refuses false unanimity: %s",
    (text) => {
      expect(flawsWith(text, "kind")).toEqual(["paragraph1 unfounded_unanimity"]);
      expect(flawsWith(text.replace("kind", "calm"), "calm")).toEqual([]);
    },
  );

  it("lets a hint be told with its number", () => {
    expect(flawsWith("Three people called you brave.", "brave")).toEqual([]);
  });

  it("takes the good paragraphs and names what the others lack", () => {
    const { accepted, broken } = read(
      encode({ ...good, paragraph1: [["All six people called you calm.", "calm"]] }),
    );
    expect([...accepted.keys()]).toEqual(["paragraph2", "closing"]);
    expect(broken).toEqual([{ part: parts[0], rule: "leaves_out_word", text: "kind" }]);
    expect(flaws({ paragraph1: good["paragraph1"] ?? [] })).toEqual(["paragraph2 shape", "closing shape"]);
  });

  it("asks for a question, and then a step", () => {
    const [question = [""], step = [""]] = good["closing"] ?? [];
    expect(flaws({ ...good, closing: [step, question] })).toEqual(["closing misplaced_question"]);
    expect(flaws({ ...good, closing: [question] })).toEqual(["closing shape"]);
  });

  it("refuses another language, even with the list's English words", () => {
    const paragraph1 = [["Man nennt dich calm, du dich auch, und kind dazu.", "calm"]] as const;
    const closing = [["Wer nennt dich kind?"], ["Frag jemanden danach."]] as const;
    const paragraph2 = [["Du bist logical, das weiß sonst niemand."]] as const;
    expect(flaws({ paragraph1, paragraph2, closing })).toEqual(parts.map(({ key }) => `${key} not_english`));
  });

  it("takes what the built-in writer says, wherever it leaves something to a model", () => {
    const refused = Array.from({ length: 300 }, (_, seed) => makeVariedSnapshot(seed + 1))
      .filter((snapshot) => ["finding", "hints"].includes(findStory(snapshot).kind))
      .flatMap((snapshot) => {
        const its = readSnapshot(snapshot);
        const open = partsOf(writePortrait(snapshot), its).filter(({ draft }) => draft.length > 0);
        const answer = open.map(({ key, draft }) => [
          key,
          draft.map(({ text, traitIds }) => ({ text, words: traitIds })),
        ]);
        return readModelAnswer(JSON.stringify(Object.fromEntries(answer)), open, its).broken;
      });
    expect(refused).toEqual([]);
  });
});
