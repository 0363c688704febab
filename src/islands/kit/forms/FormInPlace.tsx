import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { ReactNode } from "react";

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

/** A form that stands where its button was. Escape leaves everything as it was. */
export function FormInPlace({ saveLabel, isBusy, onSave, onCancel, more, children }: FormInPlaceProps) {
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
