import { catalogue } from "#src/shared/words/catalogue.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";

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
