import { between } from "./address.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

/** The rest of a longer text is ignored. */
const maxTextLength = 1_000;
/** A bullet or list number. */
const bullet = /^[\s•·*–—-]*(?:\d{1,4}[.)]\s)?/u;
/** What is added to a name: "Ulf Roth (extern)". The second bracket may be lost. */
const aside = /(?<=\S)\s*[([][^()[\]]*[)\]]?\s*$/u;
/** Whose office or phone it is: "Office (Ulf Roth)". */
const placeOrPhone =
  /^(?:team|office|sekretariat|assistenz|assistant|reception|empfang|info|iphone|ipad|galaxy)\b[^()]*\(([^()]+)\)\s*$/iu;
/** A phone number behind a name. */
const phone =
  /(?<=\p{L})[\s,;:.–—-]+(?:(?:tel|phone|telefon|mobile?|cell|[mtp])\b[.:\s]*)?\+?\(?\d[\d\s()./,;:–-]{5,}$/iu;
const pronouns = /\(\p{L}{1,12}\/\p{L}{1,12}(?:\/\p{L}{1,12})?\)/gu;
/** What stands behind a name and a comma, and is no first name. */
const suffix =
  /^(?:m\.?b\.?a|[bm]\.?a|[bm]\.?sc|ph\.?d|m\.?d|ll\.?m|jr|sr|i{2,3}|iv|esq|cpa|rn|pmp|[ampc]cc|[es]?vp\b.*|c[efimt]o|coo)\.?$/iu;
const title = /^(?:(?:prof|dr|mag|dipl\.?-?ing)\.? )+/iu;
const edgeCharacter = /[\s"'“”„«»‹›()[\]{}<>,;:|/_*`–—-]/u;
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A regular expression ending in `+$` would be quadratic in a long run of such characters. */
function trimEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edgeCharacter.test(text.charAt(start))) start += 1;
  while (end > start && edgeCharacter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Turns `Dr. Berg, Anna` into `Dr. Anna Berg`. */
function firstNameFirst(name: string): string {
  const [surname = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  if (suffix.test(first)) return surname;
  if (first === "" || more.length > 0) return name;
  const [titles = ""] = title.exec(surname) ?? [];
  return `${titles}${first} ${surname.slice(titles.length)}`;
}

function decoderFor(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** Reads bytes written as `=C3=B6`. */
export function decodePrintable(text: string, charset: string): string {
  const decoder = decoderFor(charset);
  return text.replaceAll(/(?:=[\dA-F]{2})+/giu, (bytes) =>
    decoder.decode(Buffer.from(bytes.replaceAll("=", ""), "hex")),
  );
}

/** A word as emails encode it (RFC 2047): `=?UTF-8?Q?J=C3=B6rg?=`. A space between two says nothing. */
const encodedWord = /=\?([\w-]+)\?(?:(b)|q)\?([^?\s]*)\?=(?:\s+(?==\?))?/giu;

const decodeWords = (text: string): string =>
  text.replaceAll(encodedWord, (_, charset: string, isBase64: string | undefined, value: string) =>
    isBase64 === undefined
      ? decodePrintable(value.replaceAll("_", " "), charset)
      : decoderFor(charset).decode(Buffer.from(value, "base64")),
  );

/** Decodes a name, and strips bullets, quotes and the like, and words with "@" in them. */
export function cleanName(text: string): string {
  const bare = decodeWords(text)
    .slice(0, maxTextLength)
    .replace(control, " ")
    .replace(bullet, "")
    .replaceAll(pronouns, "")
    .replace(placeOrPhone, "$1")
    .replace(aside, "")
    .replace(phone, "")
    .replaceAll(/\bmailto\b:?/giu, "");
  const words = bare.includes("@") ? bare.split(between).filter((word) => !word.includes("@")) : [bare];
  const name = trimEdges(words.join(" ")).replaceAll(/\s+/gu, " ");
  return firstNameFirst(name).slice(0, programmeLimits.nameMaxLength).trim();
}

/** The first text that isn't empty. */
export const firstText = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text !== "") ?? "";

const particle =
  /^(?:af|al|av|bin|da|das|de|del|den|der|di|do|dos|du|e|el|la|le|ten|ter|van|von|y|zu|’t|'t)$/u;
const nameWord = /^[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}'’.-]*$/u;
const mostWords = 5;

/** Whether a text is too long for a name, or has what no name has: then it's the sentence around one. */
export const isSentence = (text: string): boolean =>
  text.split(" ").length > mostWords || /[\d=]|\p{Extended_Pictographic}/u.test(text);

/** Whether a text looks like a name: a few words that begin with capitals, or a script that has none. */
export function looksLikeName(text: string): boolean {
  const words = text.split(/[\s,]+/u).filter((word) => word !== "");
  return (
    words.length > 0 &&
    words.length <= mostWords &&
    words.some((word) => nameWord.test(word)) &&
    words.every((word) => nameWord.test(word) || particle.test(word))
  );
}

const jobTitle = /\b(?:[ES]?VP|C[EFIMT]O|COO|HR|Head|Lead|Director|Manager|Engineer|Sales|Marketing)\b/u;

/** Whether part of a text may be a job title: "Elif Demir, Business Partner". */
export function isUnclear(text: string): boolean {
  const parts = text.replaceAll(/\([^()]*\)/gu, "").split(",");
  return (
    parts.some((part) => jobTitle.test(part)) || parts.filter((part) => part.trim().includes(" ")).length > 1
  );
}

/** What stands before an address in running text, and may be a name: "Ute Brandt – sales –", "please invite Ute Brandt (". */
export function guessName(text: string): string {
  const isFull = (name: string) => name.includes(" ") && looksLikeName(name);
  const words = trimEdges(text).split(/\s+/u);
  const run = words.slice(words.findLastIndex((word) => !nameWord.test(word) && !particle.test(word)) + 1);
  const parts = text.split(/\s[–—-]\s|[,:;|\t]/u);
  return firstText(...[...parts, run.slice(-mostWords).join(" ")].map(cleanName).filter(isFull));
}
