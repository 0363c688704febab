import { useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { FieldFrame } from "./Field.tsx";

interface CopyFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** Whether the automatic copy worked; null if none was asked for. */
  copying?: Promise<boolean> | null;
}

const selected = "Selected: copy it with your keyboard";

/** A value to pass on, with a copy button. Where the clipboard is refused it selects the text and says so. */
export function CopyField({ label, value, hint, copying = null }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState("");

  useEffect(() => {
    if (copying === null) return;
    // What was pressed for it is gone. The focus selects the text.
    input.current?.focus();
    void copying.then((isCopied) => setNote(isCopied ? "Copied" : selected));
  }, [copying]);

  // Of several links, only the last one is on the clipboard.
  useEffect(() => {
    if (note !== "Copied") return undefined;
    const timer = setTimeout(() => setNote(""), 5_000);
    return () => clearTimeout(timer);
  }, [note]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setNote("Copied");
    } catch {
      input.current?.focus();
      input.current?.select();
      setNote(selected);
    }
  }

  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        // On a narrow screen the button goes below: a link of a few letters says nothing.
        <div className="flex flex-wrap gap-2 [&>.input]:min-w-0 [&>.input]:flex-[1_1_14rem]">
          <input ref={input} {...control} className="input" readOnly value={value} onFocus={selectAll} />
          <Button onClick={() => void copy()}>{note === "Copied" ? "Copied" : "Copy"}</Button>
          <span role="status" className="sr-only">
            {note}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}

function selectAll(event: { currentTarget: HTMLInputElement }) {
  event.currentTarget.select();
}

const blobOf = (text: string) => new Blob([text], { type: "text/plain" });

/**
 * Copies a text that is still loading. Call it during a press: Safari then accepts a promise, and not later.
 * Resolves to whether it was copied.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then(blobOf);
  // Not every browser handles it, and the caller reports why the text failed.
  blob.catch(() => undefined);
  try {
    if ("ClipboardItem" in globalThis) {
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
      return true;
    }
  } catch {
    // An older browser doesn't wait for a promise. It doesn't mind, either, that the press is over.
  }
  return copyNow(text);
}

async function copyNow(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
