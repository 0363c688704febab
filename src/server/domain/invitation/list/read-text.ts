import addressparser from "nodemailer/lib/addressparser";
import { between, readAddress } from "./address.ts";
import { cleanName, firstText, isSentence, looksLikeName } from "./names.ts";

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
    return words.includes(word) ? [{ name: isSentence(name) ? "" : name, address: word }] : [];
  });
  const lost = words.filter((word) => read.every(({ address }) => address !== word));
  return [...read, ...lost.map((address) => ({ name: "", address }))];
}

/** Reads any number of `Anna a@b`, or a single `a@b Anna`. */
function readBare(line: string): readonly Written[] {
  const nameIn = (text: string) => {
    const name = cleanName(text);
    return looksLikeName(name) ? name : "";
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
