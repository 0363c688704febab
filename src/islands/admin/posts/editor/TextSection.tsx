import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
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
  pasteLink,
  titleAtTop,
} from "./edits.ts";
import { ConfirmDialog } from "#src/islands/kit/ui/Dialog.tsx";
import { FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { readingMinutes, wordsText } from "#src/shared/site/blog.ts";
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
  onChange: (markdown: string, isUndo: boolean) => void;
  onTitle: (title: string) => void;
}

type Asking = { kind: "picture"; file: File | null } | { kind: "paste"; pasted: Pasted };

const fieldText = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): FieldText => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

const isUndo = (event: Event): boolean => "inputType" in event && event.inputType === "historyUndo";

/** A post's text, with a toolbar. Pictures come in by the toolbar, by drop and by paste; Tab leaves the field. */
export function TextSection(props: TextSectionProps) {
  const { markdown, needsTitle, library, faults, progress, onChange, onTitle } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const id = fieldId("markdown");

  /** @returns whether there was something to do */
  const apply = (edit: (text: FieldText) => Edit | null): boolean => {
    const area = field.current;
    const made = area && edit(fieldText(area));
    if (!area || made === null) return false;
    makeEdit(area, made);
    return true;
  };
  const close = () => setAsking(null);
  // A field behind a dialog can't be edited with an undo.
  const applyAndClose = (edit: (text: FieldText) => Edit) => {
    flushSync(close);
    apply(edit);
  };
  const put = ({ markdown: pasted, title }: Pasted) => {
    if (title !== null) onTitle(title);
    applyAndClose((text) => insertPasted(text, pasted));
  };
  const takePicture = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const file = pictureIn(data);
    if (file === null) return;
    event.preventDefault();
    setAsking({ kind: "picture", file });
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const before = fieldText(event.currentTarget);
    const plain = event.clipboardData.getData("text/plain");
    const takesTitle = needsTitle && before.text.slice(0, before.start).trim() === "";
    const top = takesTitle ? titleAtTop(plain) : null;
    if (apply((text) => pasteLink(text, plain.trim()))) event.preventDefault();
    else if (isRich(event.clipboardData) && !isInCode(before)) {
      event.preventDefault();
      void readClipboard(event.clipboardData, { takesTitle, firstNote: nextNote(before.text) }).then(
        (pasted) => (pasted.losses.length > 0 ? setAsking({ kind: "paste", pasted }) : put(pasted)),
      );
    } else if (top !== null) {
      event.preventDefault();
      put({ markdown: top.rest, title: top.title, losses: [] });
    } else takePicture(event, event.clipboardData);
  };
  const enter = (text: FieldText): Edit | null => {
    const taken = needsTitle ? takeTitle(text) : null;
    if (taken === null) return continueList(text);
    onTitle(taken.title);
    return taken.edit;
  };
  const press = (event: KeyboardEvent) => {
    // Enter ends a word that is being composed, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const tool = toolOfKeys(event);
    const isPlainEnter = event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (tool !== undefined) apply(tool.edit);
    else if (!isPlainEnter || !apply(enter)) return;
    event.preventDefault();
  };
  return (
    <div
      className="grid gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takePicture(event, event.dataTransfer)}
    >
      <FieldFrame
        id={id}
        label="Text"
        hint="Write Markdown, or paste from Google Docs, Word, LibreOffice, Notion or a web page."
        error={faults.length > 0 ? faults.join(" ") : null}
      >
        {(control) => (
          <div className="order-1 rounded-md border border-line bg-raised">
            <Toolbar
              controls={id}
              onUse={(tool) => apply(tool.edit)}
              onPicture={() => setAsking({ kind: "picture", file: null })}
            />
            <div className="flex flex-wrap justify-between gap-x-6 px-4 pt-2 text-sm text-muted">
              <p>
                {wordsText(markdown)}, {readingMinutes(markdown)} min to read
              </p>
              <p role="status">{progress}</p>
            </div>
            <textarea
              {...control}
              ref={field}
              className="input editor-text"
              dir="auto"
              value={markdown}
              spellCheck
              onChange={(event) => onChange(event.currentTarget.value, isUndo(event.nativeEvent))}
              onKeyDown={press}
              onPaste={paste}
            />
          </div>
        )}
      </FieldFrame>
      {asking?.kind === "picture" && (
        <PictureDialog
          file={asking.file}
          library={library}
          onClose={close}
          onPicked={({ url, alt }) => {
            const attribute = alt.replaceAll('"', "”").replaceAll(/[{}<>]/gu, "");
            applyAndClose((text) => insertBlock(text, `<Figure src="${url}" alt="${attribute}" />`));
          }}
        />
      )}
      {asking?.kind === "paste" && (
        <ConfirmDialog
          open
          title="Some of it can’t come along"
          cancelLabel="Paste nothing"
          confirmLabel="Paste the rest"
          busyLabel="Pasting…"
          isBusy={false}
          problem={null}
          failure=""
          isDestructive={false}
          onCancel={close}
          onConfirm={() => put(asking.pasted)}
        >
          <p>These things would be left out:</p>
          <ul className="list-disc ps-[1.25em]">
            {asking.pasted.losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Enter after `# Heading` at the top: the text is left without it. */
function takeTitle({ text, start, end }: FieldText): { readonly title: string; readonly edit: Edit } | null {
  const top = start === end ? titleAtTop(text.slice(0, start)) : null;
  if (top?.rest !== "" || !/^\r?(?:\n|$)/u.test(text.slice(start))) return null;
  return { title: top.title, edit: { from: 0, to: start, insert: "", start: 0, end: 0 } };
}
