import { limitReasons } from "#src/server/domain/invitation/invite-by-email.ts";
import { canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import type { ListedPerson } from "#src/shared/invitation/invitation.output.ts";
import type { CheckedRow } from "#src/shared/programme/programme.output.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { readList } from "#src/server/domain/invitation/list/read-list.ts";
import { getLedProgramme } from "#src/server/domain/programme/gate.ts";
import { loadLeads, soleLead } from "#src/server/domain/programme/leading/facilitators.ts";
import { listMailboxes } from "#src/server/domain/programme/write-queries.ts";

type Verdict = CheckedRow["verdict"];

interface Listed {
  readonly fate?: ListedPerson["fate"];
  /** "" if missing. */
  readonly name: string;
  /** Trimmed, in lower case; null for an invalid address. */
  readonly email: string | null;
}

export interface Candidate {
  readonly name: string;
  readonly email: string;
  readonly mailbox: string;
}

interface KnownMailboxes {
  /** The facilitators'. */
  readonly ownMailboxes: readonly string[];
  readonly clientMailboxes: readonly string[];
}

type Judged<Row> = Row & { readonly verdict: Verdict; readonly mailbox: string };

export const skipReasons = {
  second_address: "It’s a second address of someone on your list.",
  in_note: "It’s in a note of someone on your list.",
  not_read: "It’s in no row that we could read.",
  not_an_address: "This isn’t an email address.",
  own_address: "This is your own mailbox, or that of someone who leads the programme with you.",
  already_client: "They’re already a client of this programme.",
  duplicate: "They’re on your list twice. One email is enough.",
  missing_name: "Please add a name.",
  full: `A programme can have at most ${String(programmeLimits.clients)} clients.`,
  ...limitReasons,
} as const;

/** Judges each row, in order. Two addresses of one mailbox count as one person. */
function judgeRows<Row extends Listed>(
  rows: readonly Row[],
  { ownMailboxes, clientMailboxes }: KnownMailboxes,
): readonly Judged<Row>[] {
  const known = new Set(clientMailboxes);
  const listed = new Set<string>();
  return rows.map((row) => {
    const mailbox = row.email === null ? "" : canonicalMailbox(row.email);
    const verdict = verdictOn(row, mailbox);
    // A row without a name doesn't make a later one a duplicate: that may have the name.
    if (verdict === "ok") listed.add(mailbox);
    return { ...row, mailbox, verdict };
  });

  function verdictOn({ name, email, fate = "row" }: Row, mailbox: string): Verdict {
    if (fate !== "row" && fate !== "duplicate") return fate;
    if (email === null) return "not_an_address";
    if (ownMailboxes.includes(mailbox)) return "own_address";
    if (known.has(mailbox)) return "already_client";
    if (listed.has(mailbox)) return "duplicate";
    return name === "" ? "missing_name" : "ok";
  }
}

/** Splits a list into people to invite and people to skip, in its order. */
export function splitClients(
  people: readonly (Listed & { readonly written: string })[],
  programme: KnownMailboxes,
): {
  readonly candidates: readonly Candidate[];
  readonly skipped: readonly { readonly name: string; readonly email: string; readonly reason: string }[];
} {
  const room = programmeLimits.clients - programme.clientMailboxes.length;
  const candidates: Candidate[] = [];
  const skipped = judgeRows(people, programme).flatMap(({ name, email, written, mailbox, verdict }) => {
    const isFull = candidates.length >= room;
    if (verdict === "ok" && email !== null && !isFull) {
      candidates.push({ name, email, mailbox });
      return [];
    }
    return [{ name, email: email ?? written, reason: skipReasons[verdict === "ok" ? "full" : verdict] }];
  });
  return { candidates, skipped };
}

/**
 * Checks a pasted list without storing or sending anything.
 *
 * @throws {DomainError} not_found for someone else's programme
 */
export async function checkClients(
  deps: Deps,
  actor: Actor,
  { text, faId }: { readonly text: string; readonly faId?: string | undefined },
): Promise<readonly CheckedRow[]> {
  const db = deps.db.read;
  const programme = faId === undefined ? null : (await getLedProgramme(db, actor, faId)).programme;
  const leads = programme === null ? soleLead(actor) : await loadLeads(db, programme.id);
  const clientMailboxes = programme === null ? [] : await listMailboxes(db, programme.id);
  const rows = readList(text);
  return judgeRows(rows, { ownMailboxes: leads.mailboxes, clientMailboxes }).map(
    ({ line, name, email, written, verdict }) => ({ line, name, email: email ?? written, verdict }),
  );
}
