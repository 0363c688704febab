import {
  type Edit,
  type FieldText,
  cycleHeading,
  insertBlock,
  link,
  toggleList,
  toggleMark,
} from "./edits.ts";

export interface Tool {
  readonly name: string;
  /** What stands on the button, where it isn't the name. */
  readonly sign?: string;
  /** With Ctrl, or ⌘ on a Mac. */
  readonly key?: { readonly code: string; readonly shift?: boolean };
  readonly edit: (field: FieldText) => Edit;
}

const block = (name: string, text: string): Tool => ({ name, edit: (field) => insertBlock(field, text) });

/** What the toolbar has, but for pictures. */
export const tools: readonly Tool[] = [
  { name: "Bold", sign: "B", key: { code: "KeyB" }, edit: (field) => toggleMark(field, "**") },
  { name: "Italic", sign: "I", key: { code: "KeyI" }, edit: (field) => toggleMark(field, "_") },
  { name: "Link", key: { code: "KeyK" }, edit: link },
  { name: "Heading", key: { code: "Digit2", shift: true }, edit: cycleHeading },
  {
    name: "Bullets",
    key: { code: "Digit8", shift: true },
    edit: (field) => toggleList(field, "bullets"),
  },
  {
    name: "Numbers",
    key: { code: "Digit7", shift: true },
    edit: (field) => toggleList(field, "numbers"),
  },
  block("Quote", "<Quote>\n\n…\n\n</Quote>"),
  block("Callout", "<Callout>\n\n…\n\n</Callout>"),
  block("Window", "<Window arena={4} blindSpot={3} facade={2} unknown={5} />"),
];

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** The tool that these keys stand for. */
export function toolOfKeys({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Tool | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  return tools.find(({ key }) => key?.code === code && (key.shift ?? false) === shiftKey);
}

/** The keys of a tool, as they're written on this kind of computer. */
export function keysText({ key }: Tool, isMac: boolean): string | null {
  if (key === undefined) return null;
  const letter = key.code.replace(/^(?:Key|Digit)/u, "");
  if (isMac) return `${key.shift ? "⇧" : ""}⌘${letter}`;
  return `Ctrl+${key.shift ? "Shift+" : ""}${letter}`;
}
