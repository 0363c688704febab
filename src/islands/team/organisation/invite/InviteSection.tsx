import { useFocusFallback, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { SubmitButton, formText } from "#src/islands/kit/forms/form.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Field, TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import {
  type InviteList,
  type InviteRow,
  countsText,
  needsLook,
  useInviteList,
  verdictTexts,
} from "./invite-list.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useRef, useState } from "react";
import { ChooseListFile, useFileDrop } from "#src/islands/kit/lists/list-file.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { SendInvites } from "./SendInvites.tsx";

interface CheckedRowProps {
  row: InviteRow;
  onEdit: (row: InviteRow, email: string) => void;
  onRemove: (row: InviteRow) => void;
}

/** An address: as text, or with an open field. */
function CheckedRow({ row, onEdit, onRemove }: CheckedRowProps) {
  const { isOpen, open, close, opener } = useInlineForm();
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

/** Every address so far, with what was found of each. */
function CheckedList({ list }: { list: InviteList }) {
  const { rows, edit, remove, removeProblems, failed, checkAgain } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const look = rows.filter(needsLook).length;
  return (
    <section className="grid gap-3" aria-labelledby="invite-list" {...focusWatch}>
      <h3 ref={heading} id="invite-list" tabIndex={-1} className="scroll-mt-24">
        Your list
      </h3>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="tabular-nums">
          {rows.length === 0 ? "Nobody yet. Addresses you add appear here." : countsText(rows)}
        </p>
        {look > 0 && (
          <Button look="quiet" className="-mx-3" onClick={removeProblems}>
            {look === 1 ? "Remove the one that needs a look" : `Remove the ${String(look)} that need a look`}
          </Button>
        )}
      </div>
      {failed !== null && (
        <Notice tone="error" title="The list wasn’t checked">
          <p>{failed}</p>
          <p className="mt-2">
            <Button onClick={checkAgain}>Check again</Button>
          </p>
        </Notice>
      )}
      {rows.length > 0 && (
        <ul className="border-b border-hair" aria-label="Addresses">
          {rows.map((row) => (
            <CheckedRow key={row.id} row={row} onEdit={edit} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Addresses as they are pasted, or from a file that is chosen or dropped here. */
function AddAddresses({ list }: { list: InviteList }) {
  const { text, setText, problem, isBusy, addText, addFile } = list;
  const [attempt, setAttempt] = useState(0);
  const { isOver, dropProps } = useFileDrop((file) => void addFile(file));
  return (
    <form
      {...dropProps}
      className={`grid gap-4 rounded-md ${isOver ? "bg-sunk outline-2 outline-accent" : ""}`}
      noValidate
      aria-label="Add addresses"
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt((before) => before + 1);
        addText();
      }}
    >
      <TextAreaField
        label="Their email addresses"
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={text}
        error={problem}
        attempt={attempt}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        hint="Paste them any way you like, or drop a CSV file here. We check them first and send nothing yet."
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton look="secondary" busy={isBusy} busyLabel="Checking…">
          Check the addresses
        </SubmitButton>
        <ChooseListFile isBusy={isBusy} testId="address-file" onFile={(file) => void addFile(file)} />
      </p>
    </form>
  );
}

/** Asks people into the team: addresses as they come, each checked before anything is sent. */
export function InviteSection({ organisation }: { organisation: Organisation }) {
  const list = useInviteList(organisation.id);
  return (
    <section className="grid gap-5" aria-labelledby="invite">
      <h2 id="invite">Invite people</h2>
      <p className="measure">
        Everyone gets an email with a link of their own. They read what joining means and decide for
        themselves.
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <div className="card grid gap-8">
          <AddAddresses list={list} />
        </div>
        <div className="grid gap-6">
          <CheckedList list={list} />
          <SendInvites organisation={organisation} list={list} />
        </div>
      </div>
    </section>
  );
}
