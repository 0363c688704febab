import { quadrants, type PortraitSentence } from "#src/shared/result/analysis.ts";
import type { Reading } from "#src/server/domain/insight/reading.ts";
import { z } from "zod";
import { insightText } from "#src/server/domain/insight/written.ts";
import { closing, type Part } from "./parts.ts";
import { brokenRule, isEnglish, namedWordIds, unknownWords, type Rule } from "./rules.ts";

/** The part of a model's answer that may be JSON: without thoughts, a fence, and what is said around it. */
export function bareAnswer(content: string): string {
  const said = content.slice(content.lastIndexOf("</think>") + 1);
  return said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
}

const sentence = z.object({
  text: z.string().trim().min(15).max(320),
  words: z.array(z.string()).max(12).default([]),
});
type Sentence = z.infer<typeof sentence>;
const paragraph = z.array(sentence).min(1).max(6);
const longestParagraph = 600;

/** A part that breaks a rule, and the sentence that does; the sentence is for the model, never for a log. */
export interface Broken {
  readonly part: Part;
  readonly rule: Rule;
  readonly text: string | null;
}

/** The sentences of accepted parts by their keys. */
export type Accepted = ReadonlyMap<string, readonly PortraitSentence[]>;

/** Judges what a model wrote, part by part, and adds what may be shown to what was accepted before. */
export function readModelAnswer(
  content: string,
  parts: readonly Part[],
  reading: Reading,
  before: Accepted = new Map(),
): { readonly accepted: Accepted; readonly broken: readonly Broken[] } {
  const answer = parseAnswer(content);
  const read = parts.map((part) => ({ part, sentences: paragraph.safeParse(answer?.[part.key]).data ?? [] }));
  const texts = read.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const flaw: Rule | null = answer === null ? "not_json" : isEnglish(texts) ? null : "not_english";
  const accepted = new Map(before);
  const broken = read.flatMap(({ part, sentences }): readonly Broken[] => {
    const told = sentences.map((each) => tell(each, part, reading));
    const others = [...accepted.values()].flat();
    const found = flaw === null ? flawOf(part, told, others, reading) : { rule: flaw, text: null };
    if (found === null) accepted.set(part.key, told);
    return found === null ? [] : [{ part, ...found }];
  });
  return { accepted, broken };
}

function parseAnswer(content: string): Record<string, unknown> | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(bareAnswer(content)));
  } catch {
    return null;
  }
}

/** Models type it, but pages show a typographic one. */
const typedApostrophe = /(?<=\p{L})'(?=\p{L})/gu;

/** A sentence rests on the words that it names, too, whether it lists them or not. */
function tell({ text, words }: Sentence, { key }: Part, reading: Reading): PortraitSentence {
  const traitIds = [...new Set([...words, ...namedWordIds(text)])];
  const panes = quadrants.filter((pane) => reading[pane].some(({ id }) => traitIds.includes(id)));
  const [pane = "summary"] = key === closing || panes.length > 1 ? [] : panes;
  return { text: text.replaceAll(typedApostrophe, "’"), traitIds, pane, claim: "fact" };
}

function flawOf(
  { key, draft }: Part,
  told: readonly PortraitSentence[],
  others: readonly PortraitSentence[],
  reading: Reading,
): Omit<Broken, "part"> | null {
  const isClosing = key === closing;
  const whole = insightText(told);
  const isLong = whole.length > longestParagraph || (isClosing && told.length !== 2);
  if (told.length === 0 || isLong) return { rule: "shape", text: null };
  for (const { text, traitIds } of told) {
    const isRepeated = [...others, ...told].filter((other) => other.text === text).length > 1;
    const rule = isRepeated ? "repeated_sentence" : brokenRule(text, traitIds, reading);
    if (rule !== null) return { rule, text: [text, ...unknownWords(traitIds, reading)].join(" / ") };
    const isAsked = isClosing && text === told[0]?.text;
    if (text.endsWith("?") !== isAsked) return { rule: "misplaced_question", text };
  }
  const named = namedWordIds(whole);
  const missing = isClosing ? [] : namedWordIds(insightText(draft)).filter((id) => !named.includes(id));
  return missing.length > 0 ? { rule: "leaves_out_word", text: missing.join(", ") } : null;
}
