import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { ReadWord } from "#src/server/domain/insight/built-in/reading.ts";

/**
 * A sentence with gaps: `{lead}` is filled from the slot of that name, `{“lead”}` in quotation marks, because the word is
 * meant and not a trait, and `{others|is|are}` takes the first form when the slot names one word and the second when
 * it names several.
 */
export type Phrase = string;

/** Formulations by what they say; a writer chooses one from a set. */
export type PhraseSets = Readonly<Record<string, readonly Phrase[]>>;

/** A filling that names words of the snapshot. Plain text names none. */
export interface NamedWords {
  readonly text: string;
  readonly quoted: string;
  readonly words: readonly ReadWord[];
}
export type Slots = Readonly<Record<string, string | NamedWords>>;

const gap = /\{(“?)(\w+)”?(?:\|([^|}]*)\|([^|}]*))?\}/g;

/**
 * Fills a phrase. The sentence rests on exactly the words that its text names.
 *
 * @throws {RangeError} when the phrase asks for a slot that is not given.
 */
export function fillPhrase(phrase: Phrase, slots: Slots): InsightSentence {
  const { text, words } = fillPart(phrase, slots);
  return { text: capitalise(text), traitIds: [...new Set(words.map((word) => word.id))] };
}

/** Fills a part of a sentence, which may then go into a slot itself. */
export function fillPart(phrase: Phrase, slots: Slots): NamedWords {
  const words: ReadWord[] = [];
  const text = phrase.replace(gap, (_gap, quote: string, name: string, one?: string, many?: string) => {
    const slot = slots[name];
    if (slot === undefined) throw new RangeError(`no slot ${name} for: ${phrase}`);
    if (one !== undefined) return (typeof slot === "string" || slot.words.length === 1 ? one : many) ?? "";
    if (typeof slot === "string") return slot;
    words.push(...slot.words);
    return quote === "" ? slot.text : slot.quoted;
  });
  return { text, quoted: text, words };
}

/** "one", "one and two", "one, two and three". */
export function joinList(items: readonly string[]): string {
  const last = items.at(-1);
  return last === undefined || items.length === 1
    ? (last ?? "")
    : `${items.slice(0, -1).join(", ")} and ${last}`;
}

const capitalise = (text: string): string => text.replace(/^“?./, (start) => start.toUpperCase());
