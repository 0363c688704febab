import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#src/islands/kit/ui/Button.tsx";

interface FormInPlaceProps {
  saveLabel: string;
  isBusy: boolean;
  onSave: (form: FormData) => void;
  onCancel: () => void;
  /** What else can be done here, beside saving. */
  more?: ReactNode;
  /** The field. */
  children: ReactNode;
}

/** A form that replaces its button. Escape cancels it. */
export function InlineForm({ saveLabel, isBusy, onSave, onCancel, more, children }: FormInPlaceProps) {
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(new FormData(event.currentTarget));
      }}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving…">
          {saveLabel}
        </Button>
        {more}
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** A form that replaces the button that opens it. The button gets the focus when the form closes. */
export function useInlineForm() {
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), opener };
}

interface FocusWatch {
  readonly "data-focus-watch": true;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Focuses `heir` when a focused button removes itself; otherwise the keyboard starts at the top.
 * Put the props on the element around both.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>): FocusWatch {
  const isInside = useRef(false);
  useEffect(() => {
    // Focus before hydration fired no event here.
    const watched = fallback.current?.closest("[data-focus-watch]");
    if (watched?.contains(document.activeElement) === true) isInside.current = true;
  }, [fallback]);
  useEffect(() => {
    // Removed elements fire no blur, so this is still true.
    if (isInside.current && document.activeElement === document.body) fallback.current?.focus();
  });
  return {
    "data-focus-watch": true,
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
  };
}
