/*
 * What a toolbar does to Markdown in a text field. Each edit says what to put where, and what is selected afterwards, so that the
 * field can make it as one step that its own undo takes back.
 */

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

/** Bold or italic on or off. Spaces at the ends of a selection stay outside: Markdown takes no notice of marks beside them. */
export function toggleMark({ text, start, end }: FieldText, mark: "**" | "_"): Edit {
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

const isAddress = (words: string): boolean => /^(?:https?:\/\/|\/|mailto:)\S+$/u.test(words);

/** A link: what is selected becomes its words or, if it's an address, its target. What is missing is selected then. */
export function link({ text, start, end }: FieldText): Edit {
  const selected = text.slice(start, end);
  if (isAddress(selected))
    return { from: start, to: end, insert: `[](${selected})`, start: start + 1, end: start + 1 };
  const address = "https://";
  const at = start + selected.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${selected}](${address})`,
    start: selected === "" ? start + 1 : at,
    end: selected === "" ? start + 1 : at + address.length,
  };
}

const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** Every line that the selection touches. */
function touched({ text, start, end }: FieldText): { from: number; to: number; lines: readonly string[] } {
  const from = lineStart(text, start);
  const to = lineEnd(text, end > start && text[end - 1] === "\n" ? end - 1 : end);
  return { from, to, lines: text.slice(from, to).split("\n") };
}

const replaceLines = (from: number, to: number, lines: readonly string[]): Edit => {
  const insert = lines.join("\n");
  // One line is gone on with, several stay selected.
  return {
    from,
    to,
    insert,
    start: lines.length === 1 ? from + insert.length : from,
    end: from + insert.length,
  };
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

/** A line is text, a heading, a heading below that, and text again. The largest heading is the post's title. */
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

/**
 * What Enter does in a list: the next item, with the next number; in an empty item, the end of the list. Null outside of
 * lists, where Enter is just Enter.
 */
export function continueList({ text, start, end }: FieldText): Edit | null {
  if (start !== end) return null;
  const from = lineStart(text, start);
  const [own, indent = "", bullet = "", number] =
    /^(\s*)(?:([-*+])|(\d+)[.)]) /u.exec(text.slice(from, start)) ?? [];
  if (own === undefined) return null;
  if (text.slice(from + own.length, lineEnd(text, start)).trim() === "")
    return { from, to: start, insert: "", start: from, end: from };
  const next = number === undefined ? bullet : `${String(Number(number) + 1)}.`;
  const insert = `\n${indent}${next} `;
  return { from: start, to: start, insert, start: start + insert.length, end: start + insert.length };
}

/**
 * Something that stands on lines of its own, such as a picture. What is selected goes into the place of `…`, which is selected
 * where nothing was.
 */
export function insertBlock({ text, start, end }: FieldText, block: string): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const gapBefore = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const gapAfter =
    after === "" ? "\n" : after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const selected = text.slice(start, end);
  const filled = selected === "" ? block : block.replace("…", () => selected);
  const insert = gapBefore + filled + gapAfter;
  const place = filled.indexOf("…");
  const at = start + gapBefore.length + (place === -1 ? filled.length : place);
  return { from: start, to: end, insert, start: at, end: place === -1 ? at : at + 1 };
}

/** The text after an edit. */
export const applyEdit = (text: string, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);

/**
 * Makes an edit as if it were typed, so that the field's own undo takes it back. `execCommand` is old and nothing has replaced it:
 * a text set by script empties the undo of every browser. Firefox before 89 knows it for other elements alone.
 */
export function makeEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped = insert === "" ? from === to || run("delete") : run("insertText", insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(start, end);
}

function run(command: string, text?: string): boolean {
  const execute: unknown = Reflect.get(document, "execCommand");
  return typeof execute === "function" && execute.call(document, command, false, text) === true;
}
