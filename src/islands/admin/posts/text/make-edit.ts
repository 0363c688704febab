import type { Edit } from "./edits.ts";

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
