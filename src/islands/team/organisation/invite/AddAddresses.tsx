import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { ChooseListFile } from "#src/islands/kit/lists/ChooseListFile.tsx";
import { useFileDrop } from "#src/islands/kit/lists/use-file-drop.ts";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { useState } from "react";
import type { InviteList } from "./use-invite-list.ts";

/** Addresses as they are pasted, or from a file that is chosen or dropped here. */
export function AddAddresses({ list }: { list: InviteList }) {
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
