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
import { PasteDialog } from "#src/islands/admin/posts/paste/PasteDialog.tsx";
import { type Pasted, isRich, nextNote, readClipboard } from "#src/islands/admin/posts/paste/clipboard.ts";
import { type Picture, PictureDialog, pictureIn } from "#src/islands/admin/posts/pictures.tsx";
import {
  type Edit,
  type FieldText,
  continueList,
  insertBlock,
  insertPasted,
  isInCode,
  makeEdit,
  titleAtTop,
} from "./edits.ts";
import { FieldFrame, type FieldFrameProps } from "#src/islands/kit/ui/Field.tsx";
import { readingMinutes, wordsIn } from "#src/shared/site/blog.ts";
import { fieldId } from "./DraftFields.tsx";
import { Toolbar, toolOfKeys } from "./Toolbar.tsx";

interface TextSectionProps {
  markdown: string;
  /** Whether a heading at the top becomes the title. */
  needsTitle: boolean;
  library: readonly Picture[];
  /** Why the text can't be saved. */
  faults: readonly string[];
  /** The state of the newest change. */
  progress: string;
  onChange: (markdown: string) => void;
  onTitle: (title: string) => void;
}

type Asking =
  | { readonly kind: "picture"; readonly file: File | null }
  | { readonly kind: "paste"; readonly pasted: Pasted };

/** A post's text. Pictures come in by the toolbar, by drop and by paste. */
export function TextSection({
  markdown,
  needsTitle,
  library,
  faults,
  progress,
  onChange,
  onTitle,
}: TextSectionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const later = useEditAfterDialog(field, asking !== null);
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    const file = pictureIn(data);
    if (file === null) return;
    event.preventDefault();
    setAsking({ kind: "picture", file });
  };
  const putPicture = ({ url, alt }: Picture) => {
    later((text) => insertBlock(text, `<Figure src="${url}" alt="${attributeText(alt)}" />`));
    setAsking(null);
  };
  const put = ({ markdown: pasted, title }: Pasted, edit: (make: (text: FieldText) => Edit) => void) => {
    if (title !== null) onTitle(title);
    edit((text) => insertPasted(text, pasted));
  };
  const paste = (event: ClipboardEvent) => {
    const area = field.current;
    if (area === null) return;
    const before = fieldText(area);
    const takesTitle = needsTitle && before.text.slice(0, before.start).trim() === "";
    const top = takesTitle ? titleAtTop(event.clipboardData.getData("text/plain")) : null;
    if (!isInCode(before) && isRich(event.clipboardData)) {
      event.preventDefault();
      void readClipboard(event.clipboardData, { takesTitle, firstNote: nextNote(before.text) }).then(
        (pasted) => {
          if (pasted.losses.length > 0) setAsking({ kind: "paste", pasted });
          else put(pasted, (make) => makeEdit(area, make(fieldText(area))));
        },
      );
    } else if (top !== null) {
      event.preventDefault();
      onTitle(top.title);
      makeEdit(area, insertPasted(before, top.rest));
    } else take(event, event.clipboardData);
  };
  const words = wordsIn(markdown);
  return (
    <div
      className="grid gap-2"
      onPaste={paste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      <MarkdownField
        id={fieldId("markdown")}
        label="Text"
        hint="Write Markdown, or paste from Google Docs, Word, LibreOffice, Notion or a web page."
        error={faults.length > 0 ? faults.join(" ") : null}
        value={markdown}
        field={field}
        onChange={onChange}
        onTitle={needsTitle ? onTitle : null}
        onPicture={() => setAsking({ kind: "picture", file: null })}
      />
      <div className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <p>
          {words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`}, {readingMinutes(markdown)} min
          to read
        </p>
        <p role="status">{progress}</p>
      </div>
      {asking?.kind === "picture" && (
        <PictureDialog
          file={asking.file}
          library={library}
          onClose={() => setAsking(null)}
          onPicked={putPicture}
        />
      )}
      {asking?.kind === "paste" && (
        <PasteDialog
          losses={asking.pasted.losses}
          onCancel={() => setAsking(null)}
          onPaste={() => {
            put(asking.pasted, later);
            setAsking(null);
          }}
        />
      )}
    </div>
  );
}

/** Edits the field once the dialog has closed: behind it, edits have no undo. */
function useEditAfterDialog(field: RefObject<HTMLTextAreaElement | null>, isOpen: boolean) {
  const waiting = useRef<((text: FieldText) => Edit) | null>(null);
  useEffect(() => {
    const [area, make] = [field.current, waiting.current];
    if (isOpen || area === null || make === null) return;
    waiting.current = null;
    // Outside React's update, which would overwrite the text.
    queueMicrotask(() => makeEdit(area, make(fieldText(area))));
  }, [isOpen, field]);
  return (make: (text: FieldText) => Edit) => {
    waiting.current = make;
  };
}

/** Text within the quotation marks of an attribute. */
const attributeText = (text: string): string => text.replaceAll('"', "”").replaceAll(/[{}<>]/gu, "");

interface MarkdownFieldProps extends FieldFrameProps {
  value: string;
  onChange: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  onPicture: () => void;
  /** Null where a heading at the top stays in the text. */
  onTitle: ((title: string) => void) | null;
}

const fieldText = (field: HTMLTextAreaElement): FieldText => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Enter after `# Heading` at the top: the text is left without it. */
function takeTitle({ text, start, end }: FieldText): { readonly title: string; readonly edit: Edit } | null {
  const top = start === end ? titleAtTop(text.slice(0, start)) : null;
  if (top?.rest !== "" || !/^\r?(?:\n|$)/u.test(text.slice(start))) return null;
  return { title: top.title, edit: { from: 0, to: start, insert: "", start: 0, end: 0 } };
}

/** A text field with a toolbar. Most tools have a key; Tab leaves the field. */
function MarkdownField({ value, onChange, field, onPicture, onTitle, ...frame }: MarkdownFieldProps) {
  const ownId = useId();
  const id = frame.id ?? ownId;
  const apply = (edit: (text: FieldText) => Edit | null): boolean => {
    const area = field.current;
    const made = area && edit(fieldText(area));
    if (!area || made === null) return false;
    makeEdit(area, made);
    return true;
  };
  const enter = (text: FieldText): Edit | null => {
    const taken = onTitle === null ? null : takeTitle(text);
    if (onTitle === null || taken === null) return continueList(text);
    onTitle(taken.title);
    return taken.edit;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter ends a word that is being composed, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const tool = toolOfKeys(event);
    const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (tool !== undefined) apply(tool.edit);
    else if (!isPlainEnter || !apply(enter)) return;
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
