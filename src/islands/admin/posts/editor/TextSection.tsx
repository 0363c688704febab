import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { PictureDialog, type Picture, pictureIn } from "#src/islands/admin/posts/pictures.tsx";
import { insertBlock } from "#src/islands/admin/posts/text/edits.ts";
import { makeEdit } from "#src/islands/admin/posts/text/make-edit.ts";
import { MarkdownField, fieldText } from "#src/islands/admin/posts/text/MarkdownField.tsx";
import { postLimits } from "#src/shared/blog/post-limits.ts";
import { readingMinutes, wordsIn } from "#src/shared/site/blog.ts";
import { fieldId } from "./DraftFields.tsx";

interface TextSectionProps {
  markdown: string;
  library: readonly Picture[];
  /** What keeps the text from being saved. */
  faults: readonly string[];
  /** What has become of the newest change; empty before there was one. */
  progress: string;
  onChange: (markdown: string) => void;
}

/** A post's text. Pictures come in by the toolbar, by drop and by paste. */
export function TextSection({ markdown, library, faults, progress, onChange }: TextSectionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [picking, setPicking] = useState<{ readonly file: File | null } | null>(null);
  // Once the dialog is gone: behind it the field takes no edit that its own undo knows of.
  const picked = useRef<string | null>(null);
  useEffect(() => {
    const [area, block] = [field.current, picked.current];
    if (picking !== null || area === null || block === null) return;
    picked.current = null;
    // Not in the middle of React's work: it would put the text back as it was, and in again by script.
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
