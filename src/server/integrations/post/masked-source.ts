import type { PostFault } from "#src/server/domain/blog/ports.ts";
import { postLimits } from "#src/shared/blog/post-limits.ts";
import type { Nodes } from "hast";

/*
 * Makes a text safe for the parser, which is native code: it reads braces, and lines after `import` and
 * `export`, as JavaScript, and 50,000 nested brackets there crash the process. So their first letters are
 * replaced by characters that nothing else uses, and restored afterwards.
 */

const marks = { "\uE000": "{", "\uE001": "\\{", "\uE002": "i", "\uE003": "e", "\uE004": "<" } as const;
const isMark = (letter: string): letter is keyof typeof marks => letter in marks;
const marked = /[\uE000-\uE004]/gu;
const anyMark = /[\uE000-\uE004]/u;

/** The parser's time and memory are quadratic in these. */
const maxima = { lines: 4_000, nesting: 12, columns: 12 } as const;
const limits = [
  { limit: 500, what: "components", pattern: /<[\p{ID_Start}$_]/gu },
  { limit: 500, what: "email addresses", pattern: /@/gu },
  { limit: 2_000, what: "links", pattern: /\[/gu },
  { limit: 2_000, what: "web addresses", pattern: /:\/\/|www\./giu },
  { limit: 2_500, what: "numbers in braces", pattern: /\{\d/gu },
  { limit: 5_000, what: "underscores", pattern: /_/gu },
  { limit: 4_000, what: "backticks", pattern: /`/gu },
  { limit: 5_000, what: "backslashes", pattern: /\\/gu },
  { limit: 5_000, what: "tildes", pattern: /~/gu },
  { limit: 5_000, what: "signs “<”", pattern: /</gu },
  { limit: 5_000, what: "signs “]”", pattern: /\]/gu },
  { limit: 10_000, what: "asterisks", pattern: /\*/gu },
  { limit: 1_000, what: "ampersands", pattern: /&/gu },
] as const;

/** A quote or list marker at the start of a line. */
const containerMark = /^[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/u;

function nestingOf(line: string): number {
  let depth = 0;
  let rest = line;
  for (let found = containerMark.exec(rest); found !== null && depth <= maxima.nesting; depth += 1) {
    rest = rest.slice(found[0].length);
    found = containerMark.exec(rest);
  }
  return depth;
}

const isWideTable = (line: string): boolean =>
  /^[\s>|:-]*$/u.test(line) && line.split("|").length > maxima.columns + 2;

function faultOf(line: string): string | null {
  if (anyMark.test(line)) return "This line has a character that nothing can show. Please type it again.";
  if (nestingOf(line) > maxima.nesting) return "Lists and quotes are nested too deeply here.";
  if (isWideTable(line)) return `A table can have at most ${String(maxima.columns)} columns.`;
  return null;
}

function tooMuchIn(markdown: string, lines: readonly string[]): string | null {
  if (markdown.length > postLimits.markdownMax) return "A post can have at most 100,000 characters.";
  if (lines.length > maxima.lines) return "A post can have at most 4,000 lines.";
  const over = limits.find(({ limit, pattern }) => (markdown.match(pattern)?.length ?? 0) > limit);
  return over === undefined
    ? null
    : `A post can have at most ${over.limit.toLocaleString("en")} ${over.what}.`;
}

/** Problems of a text before it is parsed. */
export function faultsBeforeParsing(markdown: string): readonly PostFault[] {
  const lines = markdown.split("\n");
  const tooMuch = tooMuchIn(markdown, lines);
  if (tooMuch !== null) return [{ line: 1, message: tooMuch }];
  return lines.flatMap((line, place) => {
    const message = faultOf(line);
    return message === null ? [] : [{ line: place + 1, message }];
  });
}

/*
 * At the start of a line, after any non-letters. Not `^` with the flag `m`, which also matches after U+2028:
 * 100,000 of those would take a minute.
 */
const importAtStart = /((?:^|[\n\r])[^\p{L}\n\r]*)i(?=mport\b)/gu;
const exportAtStart = /((?:^|[\n\r])[^\p{L}\n\r]*)e(?=xport\b)/gu;

/**
 * A "<" like a component's start with a non-ASCII letter before its end. Components have no such names, and
 * each of these letters costs the parser as much as the whole text. Escaped ones are skipped.
 */
const foreignTag = /\\[^]|<(?=\/?(?:\P{ASCII}|[A-Za-z$_](?:"[^"]*"|'[^']*'|(?!["'>])\p{ASCII})*\P{ASCII}))/gu;

/** The text for the parser, line by line. */
export const maskSource = (markdown: string): string =>
  markdown
    .replaceAll(foreignTag, (found) => (found === "<" ? "\uE004" : found))
    .replaceAll(/\\\{|\{(?!\d{1,9}(?:\.\d{1,9})?\})/gu, (found) => (found === "{" ? "\uE000" : "\uE001"))
    .replaceAll(importAtStart, "$1\uE002")
    .replaceAll(exportAtStart, "$1\uE003");

/** Restores masked code, where a backslash is literal. */
export const unmaskCode = (guarded: string): string =>
  guarded.replaceAll(marked, (letter) => (isMark(letter) ? marks[letter] : letter));

/** Restores masked text outside of code. */
export const unmaskText = (guarded: string): string => unmaskCode(guarded.replaceAll("\uE001", "{"));

/** The line of a mark's first occurrence, from 0; null if there is none. */
function lineOf(mark: string, guarded: string): number | null {
  const at = guarded.indexOf(mark);
  return at === -1 ? null : guarded.slice(0, at).split("\n").length - 1;
}

/** The line of a brace that would be an expression. */
export const lineOfExpression = (guarded: string): number | null => lineOf("\uE000", guarded);

/** The line of what can't be a component's start. */
export const lineOfForeignTag = (guarded: string): number | null => lineOf("\uE004", guarded);

/** Whether the parser would take a line for an import or export. */
export const isModuleLine = (line: string): boolean => /^[\uE002\uE003]/u.test(line);

/** Nobody fixes more at once. */
const mostFaults = 20;

/** Collects a text's problems while it is read. */
export class Faults {
  readonly #found: PostFault[] = [];

  add(line: number, message: string): void {
    if (this.#found.length < mostFaults) this.#found.push({ line, message });
  }

  /** @param linesDown the problem's line within the node */
  at(node: Pick<Nodes, "position">, message: string, linesDown = 0): void {
    this.add((node.position?.start.line ?? 1) + linesDown, message);
  }

  get all(): readonly PostFault[] {
    return this.#found;
  }
}
