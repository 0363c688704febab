import { rowsOf, type Dump, type Row } from "./dump.ts";
import type { KnownPeer } from "./dumped-survey.ts";

/** Sortable properties of some people's rows, by table and property. */
export type Traces = ReadonlyMap<string, readonly number[]>;

/** Which row of a table belongs to which peer: only the test knows. */
function ownersOf(dump: Dump, peers: readonly KnownPeer[]) {
  const emails = new Map(rowsOf(dump, "invitations").map(({ id, email }) => [id, email]));
  const by = (key: (peer: KnownPeer) => string, of: (row: Row) => unknown) => {
    const known = new Map<unknown, number>(peers.map((peer, i) => [key(peer), i]));
    return (row: Row) => known.get(of(row));
  };
  const byInvitation = by(
    ({ email }) => email,
    (row) => emails.get(row["invitation_id"]),
  );
  return {
    answers: by(
      ({ answerId }) => answerId,
      ({ id }) => id,
    ),
    participants: by(
      ({ participantId }) => participantId,
      ({ id }) => id,
    ),
    invitations: by(
      ({ email }) => email,
      (row) => row["email"],
    ),
    mails: by(
      ({ email }) => email,
      (row) => row["recipient"],
    ),
    invitation_links: byInvitation,
    unsubscribe_links: byInvitation,
  };
}

/** Two numbers for each value: its rank and its size. */
function measuresOf(values: readonly unknown[]): { readonly rank: number[]; readonly size: number[] } {
  const texts = values.map((value) =>
    typeof value === "number" ? String(value).padStart(20, "0") : String(value),
  );
  const sorted = [...texts].sort();
  return { rank: texts.map((text) => sorted.indexOf(text)), size: texts.map((text) => text.length) };
}

/** Position and all columns of each peer's first row in each table. */
export function tracesOf(dump: Dump, peers: readonly KnownPeer[]): Traces {
  const traces = new Map<string, readonly number[]>();
  for (const [table, ownerOf] of Object.entries(ownersOf(dump, peers))) {
    const found = new Map<number, { readonly row: Row; readonly place: number }>();
    for (const [place, row] of rowsOf(dump, table).entries()) {
      const peer = ownerOf(row);
      if (peer !== undefined && !found.has(peer)) found.set(peer, { row, place });
    }
    const rows = peers.flatMap((_, i) => found.get(i) ?? []);
    if (rows.length !== peers.length) throw new Error(`Not everybody has a row in ${table}.`);
    traces.set(
      `${table} place`,
      rows.map(({ place }) => place),
    );
    for (const column of Object.keys(rows[0]?.row ?? {})) {
      const { rank, size } = measuresOf(rows.map(({ row }) => row[column]));
      traces.set(`${table} ${column}`, rank);
      traces.set(`${table} size of ${column}`, size);
    }
  }
  return traces;
}
