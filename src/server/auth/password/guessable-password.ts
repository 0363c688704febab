import { brand } from "#src/shared/site/brand.ts";

/** Shorter ones occur in anything. */
const shortestWord = 4;
/** Letters that have to be left once those words are taken out. */
const fewestOwnLetters = 4;

/** In lower case, without marks, so that "Façade" is "facade". */
const plain = (text: string): string => text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

function wordsIn(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord);
}

/**
 * Words that someone who knows this site, or the person, would try first. A password that is little more than these is
 * refused (OWASP ASVS 5.0, 6.1.2 and 6.2.11); the person's own address and names come on top.
 */
const contextWords: readonly string[] = [
  ...wordsIn(`${brand.name} ${brand.studio}`),
  ...["johari", "window", "arena", "blindspot", "facade", "unknown", "selfawareness", "awareness"],
  ...["feedback", "assessment", "survey", "facilitator", "coach", "admin", "password", "welcome"],
];

/**
 * Whether a password is made of words that belong to this site or this person, with digits and signs around them.
 *
 * @param about what is known of the person: address, names
 */
export function isGuessablePassword(password: string, about: readonly string[]): boolean {
  const letters = plain(password).replaceAll(/[^\p{L}]/gu, "");
  const words = [...contextWords, ...about.flatMap(wordsIn)].toSorted((a, b) => b.length - a.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ""), letters);
  return left.length < fewestOwnLetters && left.length < letters.length;
}
