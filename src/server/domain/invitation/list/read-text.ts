import addressparser from "nodemailer/lib/addressparser";
import { between, type ListedAddress, readAddress } from "./address.ts";
import { cleanName, firstText, guessName, isSentence, isUnclear, looksLikeName } from "./names.ts";

/** A name beside an address, as written. */
export interface Written {
  /** "" if there is none. */
  readonly name: string;
  readonly address: string;
}

/** What email programs and messages write before an address. */
const label =
  /^\s*(?:to|cc|bcc|from|reply-to|an|von|kopie|blindkopie|antwort an|e|e-?mail|mail|e-?mail-?adresse)\s*:/iu;

/** All words with an "@" in a text, each once. */
export const addressWords = (text: string): readonly string[] => [
  ...new Set(text.split(between).filter((word) => word.includes("@"))),
];

/** The valid addresses in a text. */
export const addressesIn = (text: string): readonly string[] =>
  text.includes("@") ? addressWords(text).filter((word) => readAddress(word) !== null) : [];

/** Reads `Anna <a@b>, Ben <c@d>`, and everything with an "@" that a parser of address lists leaves over. */
function readBracketed(line: string): readonly Written[] {
  const words = addressWords(line);
  const read = addressparser(line, { flatten: true }).flatMap(({ name: written, address }) => {
    const name = cleanName(firstText(written, address));
    if (!address.includes("@")) return looksLikeName(name) ? [{ name, address: "" }] : [];
    const word = address.replace(/^mailto:/iu, "");
    return words.includes(word)
      ? [{ name: isSentence(name) || isUnclear(written) ? "" : name, address: word }]
      : [];
  });
  const lost = words.filter((word) => read.every(({ address }) => address !== word));
  return [...read, ...lost.map((address) => ({ name: "", address }))];
}

/** Reads any number of `Anna a@b`, or a single `a@b Anna`. */
function readBare(line: string): readonly Written[] {
  const nameIn = (text: string) => {
    const name = cleanName(text);
    return looksLikeName(name) && !isUnclear(text) ? name : "";
  };
  let end = 0;
  const read = addressWords(line).map((address) => {
    const start = line.indexOf(address, end);
    const name = nameIn(line.slice(end, start));
    end = start + address.length;
    return { name, address };
  });
  const [only] = read;
  return only !== undefined && read.length === 1 && only.name === ""
    ? [{ ...only, name: nameIn(line.slice(end)) }]
    : read;
}

/** Reads a line or a cell. A line that is a name alone comes without an address. */
export function readLine(text: string): readonly Written[] {
  if (text.trim() === "") return [];
  const line = text.replace(label, "");
  if (line.includes("@")) return /<[^<>]*@/u.test(line) ? readBracketed(line) : readBare(line);
  // `Noah Fisk, noah(at)example.org` becomes a row with an invalid address, so that nobody is lost.
  const [first = "", ...rest] = line.split(/[,;\t]/u);
  const address = rest.join(",").trim();
  if (/[\d.()[\]]/u.test(address) && !address.includes(" ") && looksLikeName(cleanName(first)))
    return [{ name: cleanName(first), address }];
  const name = cleanName(line);
  // One or two words may be a name without capitals, or half an address.
  return looksLikeName(name) || /^[^\d\s:]+(?: [^\d\s:]+)?$/u.test(name) ? [{ name, address: "" }] : [];
}

/** A person found in running text: what stands before the address may be no name, so it's asked about. */
export const inText = ({ name, ...person }: ListedAddress): ListedAddress =>
  name === "" || person.address === "" || person.fate !== "row"
    ? { name, ...person }
    : { ...person, name: "", columns: { "Beside the address": name } };

/** A name stands within so many characters before its address. */
const longestBefore = 200;

/** Reads sentences, signatures and the like, where a name may stand before its address or above it. */
export function readProse(
  lines: readonly string[],
  read: readonly (readonly Written[])[],
): readonly ListedAddress[] {
  const people: ListedAddress[] = [];
  for (const [at, each] of lines.entries()) {
    let end = 0;
    for (const { name, address } of read[at] ?? []) {
      const person = { line: at + 1, name, address, fate: "row" } as const;
      if (name !== "" && (address === "" || each.includes("<"))) {
        // "Thanks" and "Hi Mira," are no people.
        if (address !== "" || (name.includes(" ") && !/,\s*$/u.test(each))) people.push(person);
        continue;
      }
      const start = each.indexOf(address, end);
      const before = each.slice(Math.max(end, start - longestBefore), start);
      end = start + address.length;
      const guess = firstText(name, guessName(before));
      const isAlone = guess === "" && /^\P{L}*(?:\p{L}+\P{L}*)?$/u.test(before + each.slice(end, end + 2));
      const above = isAlone ? nameAbove(people) : "";
      people.push(inText({ ...person, name: firstText(guess, above) }));
    }
  }
  return people;
}

/** Takes the first name since the last address: in signatures it stands above. */
function nameAbove(people: ListedAddress[]): string {
  const start = people.findLastIndex(({ address }) => address !== "") + 1;
  return people.splice(start, 1)[0]?.name ?? "";
}
