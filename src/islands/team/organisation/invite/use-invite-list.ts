import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { problemsIn } from "#src/islands/kit/forms/form.tsx";
import { readListFile } from "#src/islands/kit/lists/list-file.tsx";
import { organisationLimits } from "#src/shared/organisation/organisation-limits.ts";
import { useRef, useState } from "react";
import {
  listText,
  rechecked,
  withChecked,
  withEmail,
  withoutProblems,
  withoutRow,
  type InviteRow,
} from "./invite-rows.ts";

type Rows = readonly InviteRow[];

const { pastedMaxLength } = organisationLimits;
const tooLong = "That’s more than we can check at once. Please add it in parts.";
const nobody = "We found no email addresses in it.";

/** The rows, which are checked as a whole whenever one changes: rows may repeat each other. */
function useCheckedRows(id: string) {
  const [rows, setRows] = useState<Rows>([]);
  /** Why the last check failed. */
  const [failed, setFailed] = useState<string | null>(null);
  const newest = useRef(rows);
  const { mutateAsync } = trpc.organisation.checkInvites.useMutation();
  const set = (changed: Rows) => {
    newest.current = changed;
    setRows(changed);
  };
  const change = async (changed: Rows) => {
    set(changed);
    setFailed(null);
    if (changed.length === 0) return;
    try {
      const checked = await mutateAsync({ id, text: listText(changed) });
      // What was changed meanwhile has a check of its own.
      if (newest.current === changed) set(rechecked(changed, checked));
    } catch (error) {
      if (newest.current === changed) setFailed(errorText(error));
    }
  };
  return { rows, set, failed, change: (changed: Rows) => void change(changed) };
}

/** The list of people to invite. The server reads and checks it, and stores and sends nothing. */
export function useInviteList(id: string) {
  const { rows, set, failed, change } = useCheckedRows(id);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = trpc.organisation.checkInvites.useMutation({
    onError: (error) => setProblem(problemsIn(error)[0]?.message ?? null),
  });
  const add = (pasted: string, isTyped: boolean) => {
    const isEmpty = pasted.trim() === "";
    const found = pasted.length > pastedMaxLength ? tooLong : null;
    setProblem(isEmpty ? (isTyped ? "Please enter at least one address." : nobody) : found);
    if (isEmpty || found !== null || isPending) return;
    mutate(
      { id, text: pasted },
      {
        onSuccess: (checked) => {
          if (checked.length === 0) {
            setProblem(nobody);
            return;
          }
          if (isTyped) setText("");
          if (rows.length === 0) set(withChecked([], checked));
          // A new row may repeat one that is there.
          else change(withChecked(rows, checked));
        },
      },
    );
  };
  return {
    ...{ rows, text, setText, problem, failed },
    isBusy: isPending,
    addText: () => add(text, true),
    addFile: async (file: Blob) => {
      const read = await readListFile(file, pastedMaxLength);
      if (read === null) setProblem(tooLong);
      else add(read, false);
    },
    edit: (row: InviteRow, email: string) => {
      if (email.trim() !== row.email) change(withEmail(rows, row.id, email.trim()));
    },
    remove: (row: InviteRow) => change(withoutRow(rows, row.id)),
    removeProblems: () => set(withoutProblems(rows)),
    checkAgain: () => change([...rows]),
    /** What has been sent goes. */
    leave: (sent: Rows) => change(rows.filter((row) => !sent.includes(row))),
  };
}

export type InviteList = ReturnType<typeof useInviteList>;
