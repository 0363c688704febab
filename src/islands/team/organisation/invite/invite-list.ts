import { useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { storeKey, tabStore, useStoredText } from "#src/islands/kit/browser/browser-storage.ts";
import {
  isReady,
  listText,
  needsLook,
  nextId,
  verdictsIn,
  withoutProblems,
} from "#src/islands/kit/lists/checked-list.tsx";
import type { Aside, ListedPerson } from "#src/shared/invitation/invitation.output.ts";
import type { CheckedInvite } from "#src/shared/organisation/organisation.output.ts";

/** The rows, which are checked as a whole whenever one changes: rows may repeat each other. */
function useCheckedRows(id: string) {
  const [rows, setRows] = useState<Rows>([]);
  /** Why the last check failed. */
  const [failed, setFailed] = useState<string | null>(null);
  const newest = useRef(rows);
  const { mutate } = trpc.organisation.checkInvites.useMutation();
  const key = storeKey(`team-invites.${id}`);
  const set = (changed: Rows) => {
    newest.current = changed;
    setRows(changed);
    const emails = changed.map(({ email }) => email);
    tabStore.write(key, emails.length === 0 ? null : JSON.stringify(emails));
  };
  const check = (due: Rows) => {
    newest.current = due;
    mutate(
      { id, text: listText(["email"], due) },
      {
        onSuccess: (checked) => {
          // Rows changed meanwhile get another check.
          if (newest.current === due) set(rechecked(due, checked));
        },
        onError: (error) => {
          if (newest.current !== due) return;
          set(due);
          setFailed(errorText(error));
        },
      },
    );
  };
  const takeUp = useEffectEvent(check);
  // A list that a reload has interrupted is checked again.
  useEffect(() => {
    const kept = readKept(tabStore.read(key));
    if (kept.length > 0) takeUp(kept);
  }, [key]);
  return {
    ...{ rows, set, failed },
    change: (changed: (rows: Rows) => Rows) => {
      const due = changed(newest.current);
      set(due);
      setFailed(null);
      if (due.length > 0) check(due);
    },
  };
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
    set: (text: string) => tabStore.write(key, text === "" ? null : text),
  };
}

/** The list of people to invite. The server reads and checks it, and stores and sends nothing. */
export function useInviteList(id: string) {
  const { rows, set, failed, change } = useCheckedRows(id);
  return {
    ...{ rows, failed },
    pasted: useKeptText(`team-invite-text.${id}`),
    note: useKeptText(`team-invite-note.${id}`),
    add: (people: readonly Pick<ListedPerson, "name" | "email">[]) =>
      change((now) =>
        withEmails(
          now,
          people.map(({ name, email }) => email || name),
        ),
      ),
    edit: (row: InviteRow, email: string) => {
      if (email.trim() !== row.email) change((now) => withEmail(now, row.id, email.trim()));
    },
    remove: (row: InviteRow) => change((now) => now.filter(({ id: each }) => each !== row.id)),
    removeProblems: () => set(withoutProblems(rows)),
    checkAgain: () => change((now) => [...now]),
    /** What has been sent goes. */
    leave: (sent: Rows) => change(() => rows.filter((row) => !sent.includes(row))),
  };
}

export type InviteList = ReturnType<typeof useInviteList>;

/** A row of the page has one address, so that it can be nothing else. */
type InviteVerdict = Exclude<CheckedInvite["verdict"], Aside>;

/** An address on the list, with what the server says of it. */
export interface InviteRow {
  readonly id: number;
  readonly email: string;
  /** null while it's being checked. */
  readonly verdict: InviteVerdict | null;
}

type Rows = readonly InviteRow[];

/** What is said of an address that can't be asked. */
export const verdictTexts: Readonly<Record<InviteVerdict, string>> = {
  ok: "Ready",
  duplicate: "This address is in the list already.",
  already_member: "They’re in the team already.",
  already_invited: "They’ve been invited already. You can send it again below.",
  not_an_address: "This isn’t an email address.",
};

const isVerdict = (value: unknown): value is InviteVerdict =>
  typeof value === "string" && value in verdictTexts;

/** Applies the verdicts on the whole list. Rows that turn out to need a look come first. */
export function rechecked(rows: Rows, checked: readonly CheckedInvite[]): Rows {
  const verdictAt = verdictsIn(checked, isVerdict);
  const judged = rows.map((row, place) => ({ ...row, verdict: verdictAt(place) }));
  const isNews = (row: InviteRow, place: number) => rows[place]?.verdict === null && needsLook(row);
  return [...judged.filter(isNews), ...judged.filter((row, place) => !isNews(row, place))];
}

/** Puts addresses at the end, to be checked with the others. */
export function withEmails(rows: Rows, emails: readonly string[]): Rows {
  const first = nextId(rows);
  return [...rows, ...emails.map((email, place) => ({ id: first + place, email, verdict: null }))];
}

export const withEmail = (rows: Rows, id: number, email: string): Rows =>
  rows.map((row) => (row.id === id ? { ...row, email, verdict: null } : row));

/** Those that can be sent now, as many as go at once. */
export const readyRows = (rows: Rows, most: number): Rows => rows.filter(isReady).slice(0, most);
