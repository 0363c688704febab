import { useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import { FieldFrame } from "./Field.tsx";

interface CopyFieldProps {
  label: string;
  value: string;
  hint?: string | undefined;
  /** The value was to be copied as soon as it was there, and whether it was; null: nobody has asked for that. */
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
        <div className="input-row">
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
