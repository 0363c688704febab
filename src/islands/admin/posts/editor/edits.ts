/* Edits of a toolbar on Markdown: what to insert where, and what to select. The field's undo reverts each. */

/** A field's text, and what is selected in it; with `start` equal to `end`, that's where the caret is. */
export interface FieldText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface Edit {
  /** The part of the text that goes. */
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

/** Toggles bold, italic or code. Spaces at the ends stay outside, because Markdown ignores marks beside them. */
export function toggleMark({ text, start, end }: FieldText, mark: "**" | "_" | "`"): Edit {
  const selected = text.slice(start, end);
  const from = start + (selected.length - selected.trimStart().length);
  const words = selected.trim();
  const to = from + words.length;
  const { length } = mark;
  const [marksBefore, marksAfter] = [text.slice(from - length, from), text.slice(to, to + length)];
  // That was the last bold word: the caret goes past the mark.
  if (words === "" && marksAfter === mark && marksBefore !== mark)
    return { from, to, insert: "", start: to + length, end: to + length };
  if (marksBefore === mark && marksAfter === mark)
    return { from: from - length, to: to + length, insert: words, start: from - length, end: to - length };
  if (words.length > 2 * length && words.startsWith(mark) && words.endsWith(mark))
    return { from, to, insert: words.slice(length, -length), start: from, end: to - 2 * length };
  return { from, to, insert: mark + words + mark, start: from + length, end: to + length };
}

/** Makes the selection a link's text or, if it's an address, its target, and selects what is missing. */
export function link({ text, start, end }: FieldText): Edit {
  const selected = text.slice(start, end);
  if (/^(?:https?:\/\/|\/|mailto:)\S+$/u.test(selected))
    return { from: start, to: end, insert: `[](${selected})`, start: start + 1, end: start + 1 };
  const address = "https://";
  const edit = { from: start, to: end, insert: `[${selected}](${address})` };
  if (selected === "") return { ...edit, start: start + 1, end: start + 1 };
  const at = start + selected.length + 3;
  return { ...edit, start: at, end: at + address.length };
}

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** Puts the caret at the start of a line, from 1. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  const above = field.value.split("\n").slice(0, line - 1);
  const at = above.join("").length + above.length;
  // Focus scrolls to the caret.
  field.setSelectionRange(at, at);
  field.focus();
}

/** Every line that the selection touches. */
function touched({ text, start, end }: FieldText): { from: number; to: number; lines: readonly string[] } {
  const from = lineStart(text, start);
  const to = lineEnd(text, end > start && text[end - 1] === "\n" ? end - 1 : end);
  return { from, to, lines: text.slice(from, to).split("\n") };
}

/** Inserts text, and puts the caret behind it. */
const insertAt = (from: number, to: number, insert: string): Edit => {
  const at = from + insert.length;
  return { from, to, insert, start: at, end: at };
};

const replaceLines = (from: number, to: number, lines: readonly string[]): Edit => {
  const edit = insertAt(from, to, lines.join("\n"));
  // With one line the caret stays in it; several stay selected.
  return lines.length === 1 ? edit : { ...edit, start: from };
};

const marker = /^(\s*)(?:[-*+]|\d+[.)]) /u;

/** A list on or off, or from one kind to the other. Empty lines between items stay empty. */
export function toggleList(field: FieldText, kind: "bullets" | "numbers"): Edit {
  const { from, to, lines } = touched(field);
  const own = kind === "bullets" ? /^\s*[-*+] /u : /^\s*\d+[.)] /u;
  const isItem = (line: string) => line.trim() !== "" || lines.length === 1;
  const isOff = lines.some((line) => isItem(line) && !own.test(line));
  let number = 0;
  return replaceLines(
    from,
    to,
    lines.map((line) => {
      if (!isItem(line)) return line;
      const bare = line.replace(marker, "$1");
      if (!isOff) return bare;
      number += 1;
      return bare.replace(/^\s*/u, `$&${kind === "bullets" ? "-" : `${String(number)}.`} `);
    }),
  );
}

/** Text, heading, lower heading, and text again. The highest level is the post's title. */
export function cycleHeading(field: FieldText): Edit {
  const { from, to, lines } = touched(field);
  const [first = ""] = lines;
  const next = first.startsWith("## ") ? "### " : first.startsWith("### ") ? "" : "## ";
  return replaceLines(
    from,
    to,
    lines.map((line) =>
      line.trim() === "" && lines.length > 1 ? line : next + line.replace(/^#{1,6} /u, ""),
    ),
  );
}

/** Enter in a list: the next item, or in an empty item the end of the list. Null outside lists. */
export function continueList({ text, start, end }: FieldText): Edit | null {
  if (start !== end) return null;
  const from = lineStart(text, start);
  const [own, indent = "", bullet = "", number] =
    /^(\s*)(?:([-*+])|(\d+)[.)]) /u.exec(text.slice(from, start)) ?? [];
  if (own === undefined) return null;
  if (text.slice(from + own.length, lineEnd(text, start)).trim() === "") return insertAt(from, start, "");
  const next = number === undefined ? bullet : `${String(Number(number) + 1)}.`;
  return insertAt(start, start, `\n${indent}${next} `);
}

/** What separates a block from the text around it. */
function gapsAround(before: string, after: string): readonly [before: string, after: string] {
  const gapBefore = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const gapAfter =
    after === "" ? "\n" : after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  return [gapBefore, gapAfter];
}

const pictureLeftOut = /^\\?\[Picture left out.*\]$/u;

/** The lines that are selected, or the paragraph around the caret. */
function paragraph(field: FieldText): { readonly from: number; readonly to: number } {
  const { text, start, end } = field;
  const { from, to, lines } = touched(field);
  if (start !== end) return { from, to };
  if (lines.every((line) => line.trim() === "")) return { from: start, to: start };
  const [above, below] = [text.lastIndexOf("\n\n", from - 1), text.indexOf("\n\n", to)];
  const first = above === -1 ? 0 : above + 2;
  return { from: first, to: first + text.slice(first, below === -1 ? undefined : below).trimEnd().length };
}

/**
 * Inserts a block. One with a line for text (`…`) goes around the paragraph, any other one below it, or in
 * the place of a picture that a paste has left out.
 */
export function insertBlock(field: FieldText, block: string): Edit {
  const { text } = field;
  const { from, to } = paragraph(field);
  const own = text.slice(from, to);
  const isAround = own !== "" && block.includes("\n…\n");
  const start = isAround || pictureLeftOut.test(own) ? from : to;
  const [gapBefore, gapAfter] = gapsAround(text.slice(0, start), text.slice(to));
  const filled = isAround ? block.replace("…", () => own) : block;
  const place = isAround ? -1 : filled.indexOf("…");
  const at = start + gapBefore.length + (place === -1 ? filled.length : place);
  return {
    from: start,
    to,
    insert: gapBefore + filled + gapAfter,
    start: at,
    end: place === -1 ? at : at + 1,
  };
}

/** Code within a line, or lines of code. */
export function code(field: FieldText): Edit {
  const { text, start, end } = field;
  const selected = text.slice(start, end);
  const isBlock = selected === "" ? touched(field).lines.join("").trim() === "" : selected.includes("\n");
  return isBlock ? insertBlock(field, "```\n…\n```") : toggleMark(field, "`");
}

/** Pasted Markdown: within a line, or on lines of its own where it has several. */
export function insertPasted(field: FieldText, markdown: string): Edit {
  const { text, start, end } = field;
  if (!/\n|^(?:#{1,6} |[-*+>] |\d+\. )/u.test(markdown)) return insertAt(start, end, markdown);
  const [gapBefore, gapAfter] = gapsAround(text.slice(0, start), text.slice(end));
  // What is typed next starts a paragraph of its own.
  return insertAt(start, end, gapBefore + markdown + (end === text.length ? "\n\n" : gapAfter));
}

/** Makes the selected words a link to a pasted address. Null if it's no address, or there are no such words. */
export function pasteLink(field: FieldText, pasted: string): Edit | null {
  const { text, start, end } = field;
  const selected = text.slice(start, end);
  const isWords = selected.trim() !== "" && !/^(?:https?:\/\/|\/|mailto:)|[\n[\]]/u.test(selected);
  if (!isWords || isInCode(field) || !/^(?:https?:\/\/|mailto:)\S+$/u.test(pasted)) return null;
  return insertAt(start, end, `[${selected}](${pasted})`);
}

/** Whether the caret is in lines of code, where nothing is formatted. */
export const isInCode = ({ text, start }: FieldText): boolean =>
  (text.slice(0, start).match(/^ {0,3}(?:```|~~~)/gmu)?.length ?? 0) % 2 === 1;

/** A heading of the title’s level at the top of a text, and what follows it. */
export function titleAtTop(text: string): { readonly title: string; readonly rest: string } | null {
  const [whole, title] = /^\s*# +(\S.*?)(?: +#+)? *(?:\r?\n\s*|$)/u.exec(text) ?? [];
  return whole === undefined || title === undefined ? null : { title, rest: text.slice(whole.length) };
}

export const applyEdit = (text: string, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);

/**
 * Edits as if typed, so that the field's undo works: text set by a script empties it in every browser.
 * `execCommand` has no successor. Firefox before 89 lacks it for fields.
 */
export function makeEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped =
    insert === "" ? from === to || run("delete") : typeLines(field, insert) || run("insertText", insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

/** Chromium takes seconds to type a thousand lines. */
const manyLines = 100;

/** Types many lines at once, where the browser can: in Chromium, which leaves out the last line break. */
function typeLines(field: HTMLTextAreaElement, insert: string): boolean {
  if (insert.split("\n").length < manyLines) return false;
  const { selectionStart: from, selectionEnd: to } = field;
  const expected = field.value.slice(0, from) + insert + field.value.slice(to);
  const escaped = insert.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  if (!run("insertHTML", `<span>${escaped}${insert.endsWith("\n") ? "\n" : ""}</span>`)) return false;
  if (field.value === expected) return true;
  run("undo");
  field.setSelectionRange(from, to);
  return false;
}

function run(command: string, text?: string): boolean {
  const execute: unknown = Reflect.get(document, "execCommand");
  return typeof execute === "function" && execute.call(document, command, false, text) === true;
}
