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

/** Picks one of several options; the same key always gives the same one. */
type Choose = <T>(key: string, options: readonly T[]) => T;

/** What a sentence asks of the words that it rests on: `found` that they're clear, `hint` that they're hints at least, `fact` nothing. */
type Claim = "found" | "hint" | "fact";

/** What the writer of a portrait works with. */
export interface Draft {
  readonly responseCount: number;
  readonly choose: Choose;
  /**
   * One of several forms of a sentence, with the words that it rests on; not one that another sentence had. `place` is its key: no
   * place copies another.
   */
  readonly say: (
    place: string,
    pane: InsightKey,
    claim: Claim,
    words: readonly ScoredWord[],
    forms: readonly string[],
  ) => PortraitSentence;
}

/**
 * What a snapshot says, as a seed: words and totals, without names. Two people with different results get different
 * sentences; one snapshot always gets the same ones.
 */
function snapshotSeed({ words, responseCount, agreement }: SnapshotContent): string {
  const told = words.map((word) =>
    [word.traitId, word.quadrant, word.evidence, bandNames[word.band], word.count ?? ""].join(":"),
  );
  return [responseCount, agreement.value, ...told].join("|");
}

/** Two sentences that differ in nothing but "picked" and "chose", or "most" and "some", are one to a reader. */
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

/** FNV-1a with the finisher of MurmurHash3: without it the low bits of similar keys go together. 32 bits, unsigned. */
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

/** In lower case, as inside a sentence. */
export const nameOf = ({ traitId }: ScoredWord): string => findTrait(traitId)?.name.toLowerCase() ?? traitId;

/** "calm, patient and wise". */
export const listed = (words: readonly ScoredWord[]): string => and.format(words.map(nameOf));

/** "calm, patient or wise": after "nobody picked" it denies each of them, where "and" would deny only all at once. */
export const listedOr = (words: readonly ScoredWord[]): string => or.format(words.map(nameOf));

/** Numbers in letters, but where one of those in the same sentence needs digits. */
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

/** A sentence without its words and numbers: two results that share it read as made by a machine. */
export const frameOf = (text: string): string =>
  text
    .replace(pattern, "_")
    .replaceAll(/ ?\(_(?: each)?\)/g, "")
    .replaceAll(/_(?:(?:, | and | or )_)+/g, "_");
