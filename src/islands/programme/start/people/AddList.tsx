import type { ChangeDraft } from "#src/islands/programme/start/use-draft.ts";
import { SubmitButton } from "#src/islands/kit/forms/SubmitButton.tsx";
import { ChooseListFile } from "#src/islands/kit/lists/ChooseListFile.tsx";
import { useFileDrop } from "#src/islands/kit/lists/use-file-drop.ts";
import { TextAreaField } from "#src/islands/kit/ui/Field.tsx";
import { useAdding } from "./use-adding.ts";

interface AddListProps {
  faId: string | null;
  list: string;
  change: ChangeDraft;
  onPlanEnded: () => void;
}

/** Many people at once: pasted, or from a file that is chosen or dropped here. */
export function AddList({ faId, list, change, onPlanEnded }: AddListProps) {
  const { problem, isBusy, addText, addFile } = useAdding({ faId, change, onPlanEnded });
  const { isOver, dropProps } = useFileDrop((file) => void addFile(file));
  return (
    <form
      {...dropProps}
      className={`grid gap-4 rounded-md border-t border-hair pt-6 ${isOver ? "bg-sunk outline-2 outline-accent" : ""}`}
      noValidate
      aria-label="Add a list"
      onSubmit={(event) => {
        event.preventDefault();
        addText(list);
      }}
    >
      <TextAreaField
        id="person-list"
        label="Or add a list"
        rows={5}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={list}
        error={problem}
        onChange={({ currentTarget }) =>
          change((now) => ({ ...now, typed: { ...now.typed, list: currentTarget.value } }))
        }
        placeholder={"Mira Holm, mira@example.org\nSam Reed <sam@example.org>"}
        hint="Paste names and addresses, one person per line, or drop a CSV file here. We check them first and send nothing yet."
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton look="secondary" busy={isBusy} busyLabel="Checking…">
          Check the list
        </SubmitButton>
        <ChooseListFile isBusy={isBusy} testId="list-file" onFile={(file) => void addFile(file)} />
      </p>
    </form>
  );
}
