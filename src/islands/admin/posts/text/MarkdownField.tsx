import {
  type Edit,
  type FieldText,
  cycleHeading,
  insertBlock,
  link,
  toggleList,
  toggleMark,
  continueList,
} from "./edits.ts";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { FieldFrame, type FieldFrameProps } from "#src/islands/kit/ui/Field.tsx";
import { makeEdit } from "./make-edit.ts";

export interface Tool {
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
function toolOfKeys({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): Tool | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  return tools.find(({ key }) => key?.code === code && (key.shift ?? false) === shiftKey);
}

/** The keys of a tool, as they're written on this kind of computer. */
function keysText({ key }: Tool, isMac: boolean): string | null {
  if (key === undefined) return null;
  const letter = key.code.replace(/^(?:Key|Digit)/u, "");
  if (isMac) return `${key.shift ? "⇧" : ""}⌘${letter}`;
  return `Ctrl+${key.shift ? "Shift+" : ""}${letter}`;
}

interface MarkdownFieldProps extends FieldFrameProps {
  value: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  onPicture: () => void;
}

export const fieldText = (field: HTMLTextAreaElement): FieldText => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Text with a toolbar over it: each tool has a button, and most have keys. Tab leaves the field, as everywhere else. */
export function MarkdownField({ value, onChange, field, onPicture, ...frame }: MarkdownFieldProps) {
  const ownId = useId();
  const id = frame.id ?? ownId;
  const apply = (edit: (text: FieldText) => Edit | null): boolean => {
    const area = field.current;
    const made = area && edit(fieldText(area));
    if (!area || made === null) return false;
    makeEdit(area, made);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter ends a word that is being composed, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const tool = toolOfKeys(event);
    const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (tool !== undefined) apply(tool.edit);
    else if (!isPlainEnter || !apply(continueList)) return;
    event.preventDefault();
  };
  return (
    <FieldFrame {...frame} id={id}>
      {(control) => (
        <div className="editor">
          <Toolbar controls={id} onUse={(tool) => apply(tool.edit)} onPicture={onPicture} />
          <textarea
            {...control}
            ref={field}
            className="input editor-text"
            value={value}
            spellCheck
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            onKeyDown={press}
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface ToolbarProps {
  controls: string;
  onUse: (tool: Tool) => void;
  onPicture: () => void;
}

/** One stop for Tab; arrows go from button to button (WAI-ARIA's toolbar). */
function Toolbar({ controls, onUse, onPicture }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  // The server doesn't know. The keys are read out, so they have to be the right ones once someone gets there.
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
      className="editor-toolbar"
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
