import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { storeKey, tabStore, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import { problemsIn } from "#src/islands/kit/forms/form.tsx";
import { readListFile } from "#src/islands/kit/lists/list-file.tsx";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import type { CheckedInvite } from "#src/shared/organisation/organisation.output.ts";

const { pastedMaxLength } = organisationLimits;
const tooLong = "That’s more than we can check at once. Please add it in parts.";
const nobody = "We found no email addresses in it.";

/** The rows, which are checked as a whole whenever one changes: rows may repeat each other. */
function useCheckedRows(id: string) {
  const [rows, setRows] = useState<Rows>([]);
  /** Why the last check failed. */
  const [failed, setFailed] = useState<string | null>(null);
  const newest = useRef(rows);
  const { mutate, mutateAsync } = trpc.organisation.checkInvites.useMutation();
  const key = storeKey(`team-invites.${id}`);
  const set = (changed: Rows) => {
    newest.current = changed;
    setRows(changed);
    const emails = changed.map(({ email }) => email);
    tabStore.write(key, emails.length === 0 ? null : JSON.stringify(emails));
  };
  const change = async (changed: Rows) => {
    set(changed);
    setFailed(null);
    if (changed.length === 0) return;
    try {
      const checked = await mutateAsync({ id, text: listText(changed) });
      // Rows changed meanwhile get another check.
      if (newest.current === changed) set(rechecked(changed, checked));
    } catch (error) {
      if (newest.current === changed) setFailed(errorText(error));
    }
  };
  const takeUp = useEffectEvent((kept: Rows) =>
    mutate(
      { id, text: listText(kept) },
      {
        onSuccess: (checked) => set(withChecked([], checked)),
        onError: (error) => {
          set(kept);
          setFailed(errorText(error));
        },
      },
    ),
  );
  // A list that a reload has interrupted is checked again.
  useEffect(() => {
    const kept = readKept(tabStore.read(key));
    if (kept.length > 0) takeUp(kept);
  }, [key]);
  return { rows, set, failed, change: (changed: Rows) => void change(changed) };
}

/** The addresses that this tab has kept, not checked yet. */
function readKept(stored: string | null): Rows {
  try {
    const emails: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(emails)) return [];
    return emails.flatMap((email: unknown, n) =>
      typeof email === "string" ? [{ id: n + 1, email, verdict: null }] : [],
    );
  } catch {
    return [];
  }
}

/** A text that this tab keeps until it's sent. */
function useKeptText(name: string) {
  const key = storeKey(name);
  return {
    text: useStoredText(tabStore, key) ?? "",
    setText: (text: string) => tabStore.write(key, text === "" ? null : text),
  };
}

/** The list of people to invite. The server reads and checks it, and stores and sends nothing. */
export function useInviteList(id: string) {
  const { rows, set, failed, change } = useCheckedRows(id);
  const { text, setText } = useKeptText(`team-invite-text.${id}`);
  const note = useKeptText(`team-invite-note.${id}`);
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
    ...{ rows, text, setText, note, problem, failed },
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

/** An address on the list, with what the server says of it. */
export interface InviteRow {
  readonly id: number;
  readonly email: string;
  /** null while it's being checked. */
  readonly verdict: CheckedInvite["verdict"] | null;
}

type Rows = readonly InviteRow[];

/** What is said of an address that can't be asked. */
export const verdictTexts: Readonly<Record<CheckedInvite["verdict"], string>> = {
  ok: "Ready",
  duplicate: "This address is in the list already.",
  already_member: "They’re in the team already.",
  already_invited: "They’ve been invited already. You can send it again below.",
  not_an_address: "This isn’t an email address.",
};

/** Whether someone has to do something about a row before it can be sent. */
export const needsLook = ({ verdict }: InviteRow): boolean => verdict !== null && verdict !== "ok";
const isReady = ({ verdict }: InviteRow): boolean => verdict === "ok";

/** The list for the server: a heading, and each address in quotes, so that a line is one address. */
export const listText = (rows: readonly Pick<InviteRow, "email">[]): string =>
  ["email", ...rows.map(({ email }) => `"${email.replaceAll(/\s+/g, " ").replaceAll('"', '""')}"`)].join(
    "\n",
  );

/** Rows that are new on the page, those that need a look first. */
export function withChecked(rows: Rows, checked: readonly CheckedInvite[]): Rows {
  const first = rows.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const added = checked.map(({ email, verdict }, place): InviteRow => ({
    id: first + place,
    email,
    verdict,
  }));
  return [...added.filter(needsLook), ...rows, ...added.filter((row) => !needsLook(row))];
}

/** Applies the verdicts on the whole list. Rows keep their places, unless one held several addresses. */
export const rechecked = (rows: Rows, checked: readonly CheckedInvite[]): Rows =>
  checked.length === rows.length
    ? rows.map((row, place) => ({ ...row, ...(checked[place] && pick(checked[place])) }))
    : withChecked([], checked);

const pick = ({ email, verdict }: CheckedInvite) => ({ email, verdict });

export const withEmail = (rows: Rows, id: number, email: string): Rows =>
  rows.map((row) => (row.id === id ? { ...row, email, verdict: null } : row));

const withoutRow = (rows: Rows, id: number): Rows => rows.filter((row) => row.id !== id);

const withoutProblems = (rows: Rows): Rows => rows.filter((row) => !needsLook(row));

/** Those that can be sent now, as many as go at once. */
export const readyRows = (rows: Rows, most: number): Rows => rows.filter(isReady).slice(0, most);

/** "18 ready · 3 need a look" */
export function countsText(rows: Rows): string {
  const ready = rows.filter(isReady).length;
  const look = rows.filter(needsLook).length;
  const unchecked = rows.length - ready - look;
  return [
    `${String(ready)} ready`,
    ...(look > 0 ? [`${String(look)} ${look === 1 ? "needs" : "need"} a look`] : []),
    ...(unchecked > 0 ? [`${String(unchecked)} being checked`] : []),
  ].join(" · ");
}

/** "Invite 1 person", "Invite 18 people" */
export const inviteLabel = (count: number): string =>
  `Invite ${String(count)} ${count === 1 ? "person" : "people"}`;
