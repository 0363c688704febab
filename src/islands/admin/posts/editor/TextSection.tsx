import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { type Picture, PictureDialog, pictureIn } from "#src/islands/admin/posts/pictures.tsx";
import {
  type Edit,
  type FieldText,
  continueList,
  cycleHeading,
  insertBlock,
  link,
  makeEdit,
  toggleList,
  toggleMark,
} from "./edits.ts";
import { FieldFrame, type FieldFrameProps } from "#src/islands/kit/ui/Field.tsx";
import { postLimits } from "#src/shared/blog/post-limits.ts";
import { readingMinutes, wordsIn } from "#src/shared/site/blog.ts";
import { fieldId } from "./DraftFields.tsx";

interface TextSectionProps {
  markdown: string;
  library: readonly Picture[];
  /** Why the text can't be saved. */
  faults: readonly string[];
  /** The state of the newest change. */
  progress: string;
  onChange: (markdown: string) => void;
}

/** A post's text. Pictures come in by the toolbar, by drop and by paste. */
export function TextSection({ markdown, library, faults, progress, onChange }: TextSectionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [picking, setPicking] = useState<{ readonly file: File | null } | null>(null);
  // After the dialog has closed: behind it, edits have no undo.
  const picked = useRef<string | null>(null);
  useEffect(() => {
    const [area, block] = [field.current, picked.current];
    if (picking !== null || area === null || block === null) return;
    picked.current = null;
    // Outside React's update, which would overwrite the text.
    queueMicrotask(() => makeEdit(area, insertBlock(fieldText(area), block)));
  }, [picking]);
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const file = pictureIn(data);
    if (file === null) return;
    event.preventDefault();
    setPicking({ file });
  };
  const put = ({ url, alt }: Picture) => {
    picked.current = `<Figure src="${url}" alt="${attributeText(alt)}" />`;
    setPicking(null);
  };
  const words = wordsIn(markdown);
  return (
    <div
      className="grid gap-2"
      onPaste={(event) => take(event, event.clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      <MarkdownField
        id={fieldId("markdown")}
        label="Text"
        hint="Markdown. Drop or paste a picture to add it."
        error={faults.length > 0 ? faults.join(" ") : null}
        value={markdown}
        field={field}
        onChange={(text) => onChange(text.slice(0, postLimits.markdownMax))}
        onPicture={() => setPicking({ file: null })}
      />
      <div className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <p>
          {words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`}, {readingMinutes(markdown)} min
          to read
        </p>
        <p role="status">{progress}</p>
      </div>
      {picking !== null && (
        <PictureDialog
          file={picking.file}
          library={library}
          onClose={() => setPicking(null)}
          onPicked={put}
        />
      )}
    </div>
  );
}

/** Text within the quotation marks of an attribute. */
const attributeText = (text: string): string => text.replaceAll('"', "”").replaceAll(/[{}<>]/gu, "");

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

/** The tool of these keys. */
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

const fieldText = (field: HTMLTextAreaElement): FieldText => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** A text field with a toolbar. Most tools have a key; Tab leaves the field. */
function MarkdownField({ value, onChange, field, onPicture, ...frame }: MarkdownFieldProps) {
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
