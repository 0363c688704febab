import { between, readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";

/** Someone on a pasted list. */
export interface PastedPerson {
  /** "" where there is none. */
  readonly name: string;
  /** What stands for the address, shortened; "" where nothing does. */
  readonly written: string;
  /** Trimmed, in lower case; null for what is no address. */
  readonly email: string | null;
}

/** A cell that is longer names nobody. */
const readAtMost = 1_000;
const writtenAtMost = 254;
const bracketed = /<([^<>]*)>/g;
/** Bullets, and numbers of a list. */
const bullet = /^[\s•·*–—-]*(?:\d{1,4}[.)]\s)?/u;
const edges = /[\s"'“”„«»‹›()[\]{}<>,;:|/–—-]/u;
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Not an expression that ends in `+$`: it would look from every place of a long row of such characters. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edges.test(text.charAt(start))) start += 1;
  while (end > start && edges.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** `Berg, Anna` as people say it. */
function inOrder(name: string): string {
  const [surname = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  return first === "" || more.length > 0 ? name : `${first} ${surname}`;
}

/** A name without what lists put around it; "" for what has an address in it. */
export function nameIn(text: string): string {
  const bare = text
    .slice(0, readAtMost)
    .replace(control, " ")
    .replace(bullet, "")
    .replace(/mailto:?\s*$/i, "");
  const name = withoutEdges(bare).replaceAll(/\s+/gu, " ");
  return name.includes("@") ? "" : inOrder(name).slice(0, programmeLimits.nameMaxLength).trim();
}

const personOf = (name: string, word: string): PastedPerson => ({
  name: nameIn(name),
  written: word.slice(0, writtenAtMost),
  email: readAddress(word),
});

/** `Anna <a@b>`, as often as it comes. */
function readBracketed(text: string): readonly PastedPerson[] {
  let end = 0;
  return [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    if (!inner.includes("@")) return [];
    const name = text.slice(end, index);
    end = index + whole.length;
    return [personOf(name, inner.trim().replace(/^mailto:/i, ""))];
  });
}

/** `Anna a@b`, as often as it comes; with one address the name may stand behind it. */
function readBare(text: string): readonly PastedPerson[] {
  let end = 0;
  const people = text
    .split(between)
    .filter((word) => word.includes("@"))
    .map((word) => {
      const start = text.indexOf(word, end);
      const name = text.slice(end, start);
      end = start + word.length;
      return personOf(name, word);
    });
  const [only] = people;
  if (only === undefined || people.length > 1 || only.name !== "") return people;
  return [{ ...only, name: nameIn(text.slice(end)) }];
}

/** Those whose addresses are in a cell, with the names beside them; none where nothing looks like an address. */
export function peopleIn(cell: string): readonly PastedPerson[] {
  const text = cell.slice(0, readAtMost);
  const inBrackets = readBracketed(text);
  return inBrackets.length > 0 ? inBrackets : readBare(text);
}

/** Whether a cell has its address in brackets, as email programs write it. */
export const isBracketed = (cell: string): boolean => readBracketed(cell.slice(0, readAtMost)).length > 0;
