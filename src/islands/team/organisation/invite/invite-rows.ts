import type { CheckedInvite } from "#src/shared/organisation/organisation.output.ts";

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

/** The list as the server reads it: a heading, so that a line is an address whatever is in it, and each in quotes. */
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

/**
 * What the server says of the whole list, which was sent as it is. Rows stay where they are. One into which several addresses were typed
 * has become several: then all are new.
 */
export const rechecked = (rows: Rows, checked: readonly CheckedInvite[]): Rows =>
  checked.length === rows.length
    ? rows.map((row, place) => ({ ...row, ...(checked[place] && pick(checked[place])) }))
    : withChecked([], checked);

const pick = ({ email, verdict }: CheckedInvite) => ({ email, verdict });

export const withEmail = (rows: Rows, id: number, email: string): Rows =>
  rows.map((row) => (row.id === id ? { ...row, email, verdict: null } : row));

export const withoutRow = (rows: Rows, id: number): Rows => rows.filter((row) => row.id !== id);

export const withoutProblems = (rows: Rows): Rows => rows.filter((row) => !needsLook(row));

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
