import { type KeyboardEvent, useRef, useState } from "react";
import {
  code,
  cycleHeading,
  type Edit,
  type FieldText,
  insertBlock,
  link,
  toggleList,
  toggleMark,
} from "./edits.ts";

interface Tool {
  readonly name: string;
  /** The text of the button, if it differs from the name. */
  readonly sign?: string;
  /** With Ctrl, or ⌘ on a Mac. */
  readonly key?: { readonly code: string; readonly shift?: boolean };
  readonly edit: (field: FieldText) => Edit;
}

const block = (name: string, text: string): Tool => ({ name, edit: (field) => insertBlock(field, text) });

/** What the toolbar has, but for pictures. */
const tools: readonly Tool[] = [
  { name: "Bold", sign: "B", key: { code: "KeyB" }, edit: (field) => toggleMark(field, "**") },
  { name: "Italic", sign: "I", key: { code: "KeyI" }, edit: (field) => toggleMark(field, "_") },
  { name: "Link", key: { code: "KeyK" }, edit: link },
  { name: "Heading", key: { code: "Digit2", shift: true }, edit: cycleHeading },
  { name: "Bullets", key: { code: "Digit8", shift: true }, edit: (field) => toggleList(field, "bullets") },
  { name: "Numbers", key: { code: "Digit7", shift: true }, edit: (field) => toggleList(field, "numbers") },
  { name: "Code", key: { code: "KeyE" }, edit: code },
  block("Table", "| … | Heading |\n| --- | --- |\n| Text | Text |\n| Text | Text |"),
  block("Quote", "<Quote>\n\n…\n\n</Quote>"),
  block("Callout", "<Callout>\n\n…\n\n</Callout>"),
  block("Window", "<Window arena={4} blindSpot={3} facade={2} unknown={5} />"),
];

export function toolOfKeys(event: KeyboardEvent): Tool | undefined {
  if (event.altKey || event.ctrlKey === event.metaKey) return undefined;
  return tools.find(({ key }) => key?.code === event.code && (key.shift ?? false) === event.shiftKey);
}

/** The keys of a tool, as they're written on this kind of computer. */
function keysText({ key }: Tool, isMac: boolean): string | null {
  if (key === undefined) return null;
  const letter = key.code.replace(/^(?:Key|Digit)/u, "");
  if (isMac) return `${key.shift ? "⇧" : ""}⌘${letter}`;
  return `Ctrl+${key.shift ? "Shift+" : ""}${letter}`;
}

interface ToolbarProps {
  controls: string;
  onUse: (tool: Tool) => void;
  onPicture: () => void;
}

/** One stop for Tab; arrows go from button to button (WAI-ARIA's toolbar). */
export function Toolbar({ controls, onUse, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  // The server can't know the platform's keys, which screen readers read out.
  const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/u.test(navigator.userAgent);
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(bar.current?.querySelectorAll("button") ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className="sticky top-0 z-1 flex gap-0.5 rounded-t-md border-b border-line bg-raised p-1 max-sm:overflow-x-auto sm:flex-wrap"
      onKeyDown={go}
    >
      {tools.map((tool, at) => (
        <button
          key={tool.name}
          type="button"
          className={`tool tool-${tool.name.toLowerCase()}`}
          tabIndex={at === stop ? 0 : -1}
          aria-label={tool.sign === undefined ? undefined : tool.name}
          title={[tool.name, keysText(tool, isMac)].filter(Boolean).join(", ")}
          suppressHydrationWarning
          onFocus={() => setStop(at)}
          // The field keeps the focus, and on phones its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onUse(tool)}
        >
          {tool.sign ?? tool.name}
        </button>
      ))}
      <button
        type="button"
        className="tool"
        tabIndex={stop === tools.length ? 0 : -1}
        onFocus={() => setStop(tools.length)}
        onClick={onPicture}
      >
        Picture
      </button>
    </div>
  );
}
