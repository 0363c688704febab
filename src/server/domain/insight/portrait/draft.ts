import type { Verb } from "./facts.ts";
import type {
  InsightKey,
  PortraitSentence,
  ScoredWord,
  SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { bandNames } from "#src/shared/result/result-names.ts";
import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";

/** Chooses one of several options; the same key always gives the same one. */
type Choose = <T>(key: string, options: readonly T[]) => T;

/**
 * The evidence that a sentence requires of its words: `found` clear, `hint` at least a hint, `fact` none.
 */
type Claim = "found" | "hint" | "fact";

export interface Draft {
  readonly responseCount: number;
  /** See `SnapshotContent`. */
  readonly isBanded: boolean;
  readonly isFinal: boolean;
  readonly choose: Choose;
  /**
   * Chooses a form of a sentence that isn't used yet. `place` is its key, so places choose independently.
   */
  readonly say: (
    place: string,
    pane: InsightKey,
    claim: Claim,
    words: readonly ScoredWord[],
    forms: readonly string[],
  ) => PortraitSentence;
}

/** A seed of words and totals, without names: each result always gets the same text, and others differ. */
function snapshotSeed({ words, responseCount, agreement }: SnapshotContent): string {
  const told = words.map((word) =>
    [word.traitId, word.quadrant, word.evidence, bandNames[word.band], word.count ?? ""].join(":"),
  );
  return [responseCount, agreement.value, ...told].join("|");
}

/** Forms that differ only in words such as "picked" and "chose" count as one. */
const shapeOf = (form: string): string =>
  frameOf(form)
    .replaceAll(/picked|chosen|chose|said|called you|most|some/gi, "_")
    .replaceAll(/\ball _/gi, "_");

export function startDraft(snapshot: SnapshotContent): Draft {
  const start = mix(snapshotSeed(snapshot));
  const choose: Choose = (key, options) => {
    const chosen = options[mix(key, start) % options.length];
    if (chosen === undefined) throw new RangeError(`nothing to choose from for ${key}`);
    return chosen;
  };
  const used = new Set<string>();
  return {
    responseCount: snapshot.responseCount,
    isBanded: snapshot.isBanded ?? false,
    isFinal: snapshot.isFinal ?? false,
    choose,
    say: (place, pane, claim, words, forms) => {
      const fresh = forms.filter((form) => !used.has(shapeOf(form)));
      const form = choose(place, fresh.length > 0 ? fresh : forms);
      used.add(shapeOf(form));
      const traitIds = [...new Set(words.map(({ traitId }) => traitId))];
      return { text: capitalise(form), traitIds, pane, claim };
    },
  };
}

/** FNV-1a with MurmurHash3's finisher: without it, similar keys share low bits. 32 bits, unsigned. */
function mix(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const capitalise = (text: string): string => text.replace(/^“?./, (start) => start.toUpperCase());

const and = new Intl.ListFormat("en-GB");
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** In lower case, for use within a sentence. */
export const nameOf = ({ traitId }: ScoredWord): string => findTrait(traitId)?.name.toLowerCase() ?? traitId;

/** "calm, patient and wise". */
export const listed = (words: readonly ScoredWord[]): string => and.format(words.map(nameOf));

/** "calm, patient or wise": after "nobody picked", "and" would deny only all of them together. */
export const listedOr = (words: readonly ScoredWord[]): string => or.format(words.map(nameOf));

/** Numbers in letters, or all in digits if one of them in the sentence needs digits. */
const spell = (n: number, responseCount: number): string => (responseCount > 20 ? String(n) : spellNumber(n));

/** "loving (seven) and kind (four)": for long lists. */
export const tagged = (words: readonly ScoredWord[], responseCount: number): string =>
  and.format(words.map((word) => `${nameOf(word)} (${spell(word.count ?? 0, responseCount)})`));

/** "seven people picked loving, four kind and four warm"; without "people" after "of nine people". */
export function votesClause(words: readonly ScoredWord[], responseCount: number, isAfterPeople = false) {
  const people = ({ count }: ScoredWord) =>
    `${count === responseCount ? "all " : ""}${spell(count ?? 0, responseCount)}`;
  const noun = isAfterPeople ? "" : words[0]?.count === 1 ? "person " : "people ";
  const isAll = words.every(({ count }) => count === responseCount);
  return (verb: Verb): string =>
    isAll && words.length > 1 && !isAfterPeople
      ? `${words.length % 2 === 0 ? "everyone" : `all ${spell(responseCount, responseCount)} people`} ${verb} ${listed(words)}`
      : and.format(
          words.map((word, at) => `${people(word)} ${at === 0 ? `${noun}${verb} ` : ""}${nameOf(word)}`),
        );
}

const names = catalogue.map(({ name }) => name.toLowerCase()).sort((one, other) => other.length - one.length);
const numbers = Array.from({ length: 20 }, (_, at) => spellNumber(at + 1));
const slot = `(?<![\\p{L}-])(?:${[...names, ...numbers, "\\d+", "once", "twice"].join("|")})(?![\\p{L}-])`;
const pattern = new RegExp(slot, "giu");

/** A sentence without its words and numbers: two results that share it look machine-made. */
export const frameOf = (text: string): string =>
  text
    .replace(pattern, "_")
    .replaceAll(/ ?\(_(?: each)?\)/g, "")
    .replaceAll(/_(?:(?:, | and | or )_)+/g, "_");
