import { useFormInPlace } from "#src/islands/kit/forms/use-form-in-place.ts";
import { formText } from "#src/islands/kit/forms/form-text.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field } from "#src/islands/kit/ui/Field.tsx";
import { needsLook, verdictTexts, type InviteRow } from "./invite-rows.ts";

interface CheckedRowProps {
  row: InviteRow;
  onEdit: (row: InviteRow, email: string) => void;
  onRemove: (row: InviteRow) => void;
}

/** An address: as text, or with an open field. */
export function CheckedRow({ row, onEdit, onRemove }: CheckedRowProps) {
  const { isOpen, open, close, opener } = useFormInPlace();
  const { email, verdict } = row;
  return (
    <li className="grid gap-y-2 border-t border-hair py-3">
      {isOpen ? (
        <form
          className="flex flex-wrap items-end gap-3"
          noValidate
          onKeyDown={(event) => event.key === "Escape" && close()}
          onSubmit={(event) => {
            event.preventDefault();
            onEdit(row, formText(new FormData(event.currentTarget), "email"));
            close();
          }}
        >
          <div className="min-w-0 flex-1 basis-60">
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="off"
              autoFocus
              maxLength={254}
              defaultValue={email}
            />
          </div>
          <Button type="submit">Done</Button>
        </form>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 flex-1 basis-48">
            <span className="block wrap-anywhere">{email || "No address"}</span>
            <span className={needsLook(row) ? "field-error" : "text-sm text-muted"}>
              {verdict === null ? "Being checked…" : verdictTexts[verdict]}
            </span>
          </p>
          <span className="-mx-3 flex items-center gap-x-2">
            <Button ref={opener} look="quiet" className="text-sm" aria-label={`Edit ${email}`} onClick={open}>
              Edit
            </Button>
            <Button
              look="quiet"
              className="text-sm"
              aria-label={`Remove ${email}`}
              onClick={() => onRemove(row)}
            >
              Remove
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}
