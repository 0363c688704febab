import type { ChangeDraft } from "#src/islands/programme/start/use-draft.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { useAction } from "#src/islands/kit/api/use-action.ts";
import { problemsIn } from "#src/islands/kit/forms/use-problems.ts";
import { readListFile } from "#src/islands/kit/lists/read-list-file.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { useState } from "react";
import { withRows } from "./people.ts";

const tooLong = "That’s more than we can check at once. Please add it in parts.";
const nobody = "We found no names or email addresses in it.";

interface Adding {
  readonly faId: string | null;
  readonly change: ChangeDraft;
  readonly onPlanEnded: () => void;
}

/** Reads people out of a text, and adds them to the list. The server reads it; nothing is stored or sent. */
export function useAdding({ faId, change, onPlanEnded }: Adding) {
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, ...mutation } = trpc.programme.check.useMutation({
    onError: (error) => {
      if (errorStatus(error) === 402) onPlanEnded();
      setProblem(problemsIn(error)[0]?.message ?? null);
    },
  });
  const { run, isBusy } = useAction({
    ...mutation,
    mutateAsync: async ({ text, isTyped }: { text: string; isTyped: boolean }) => {
      const rows = await mutateAsync({ text, ...(faId !== null && { faId }) });
      setProblem(rows.length === 0 ? nobody : null);
      if (rows.length === 0) return;
      change((now) => ({
        ...now,
        people: withRows(now.people, rows),
        typed: isTyped ? { ...now.typed, list: "" } : now.typed,
      }));
    },
  });
  const add = (text: string, isTyped: boolean) => {
    const isEmpty = text.trim() === "";
    const found = text.length > programmeLimits.pastedMaxLength ? tooLong : null;
    setProblem(isEmpty ? (isTyped ? "Please enter at least one person." : nobody) : found);
    if (!isEmpty && found === null) run({ text, isTyped });
  };
  return {
    problem,
    isBusy,
    addText: (text: string) => add(text, true),
    addFile: async (file: Blob) => {
      const text = await readListFile(file, programmeLimits.pastedMaxLength);
      if (text === null) setProblem(tooLong);
      else add(text, false);
    },
  };
}
