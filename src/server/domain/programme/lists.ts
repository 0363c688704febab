import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listCoLedProgrammes, coLedProgrammeIds } from "#src/server/domain/programme/leading/lead-queries.ts";
import { getLedProgramme } from "./gate.ts";
import { getProgramme, presentClient, presentSummary, readProgramme } from "./present-programme.ts";
import {
  type Programme,
  type Client,
  type ProgrammeSummary,
  type ClientInProgramme,
  type ClientPage,
  needs,
  type Today,
} from "#src/shared/programme/programme.output.ts";
import {
  listAllNotesOf,
  listLedProgrammes,
  listProgrammesOf,
  listClientPage,
  programmesOf,
  sumClients,
} from "./list-queries.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { stageTexts, programmeLimits } from "#src/shared/programme/programme.ts";
import type { ClientListQuery } from "#src/shared/programme/programme.input.ts";
import type { Queryable } from "#db/client.ts";
import { listNeeds } from "./needs-queries.ts";
import { countStages } from "./stage-queries.ts";

type ExportedProgramme = Omit<Programme, "clients"> & {
  readonly clients: readonly (Programme["clients"][number] & { readonly notes: string | null })[];
};

/** The actor's programmes with clients and notes, as the pages show them. Results belong to the clients. */
export async function exportProgrammes(deps: Deps, actor: Actor): Promise<readonly ExportedProgramme[]> {
  const now = deps.clock.now();
  const db = deps.db.read;
  const rows = await listProgrammesOf(db, { facilitatorId: actor.userId });
  const allNotes = await listAllNotesOf(db, actor.userId);
  const notes = new Map(allNotes.map(({ id, text }) => [id, text]));
  const exported: ExportedProgramme[] = [];
  for (const { programme } of rows) {
    const shown = await readProgramme(db, actor, await getLedProgramme(db, actor, programme.id), now);
    const clients = shown.clients.map((client) => ({ ...client, notes: notes.get(client.id) ?? null }));
    exported.push({ ...shown, clients });
  }
  return exported;
}

/** The programmes the actor co-leads: since when, through which team, and their notes. */
export async function exportSharedProgrammes(deps: Deps, actor: Actor) {
  const db = deps.db.read;
  const [shared, allNotes] = await Promise.all([
    listCoLedProgrammes(db, actor.userId),
    listAllNotesOf(db, actor.userId),
  ]);
  const notes = Map.groupBy(allNotes, ({ programmeId }) => programmeId);
  return shared.map(({ programmeId, title, owner, organisation, addedAt }) => ({
    title,
    ledBy: owner,
    team: organisation,
    since: addedAt,
    notes: (notes.get(programmeId) ?? []).map(({ name, text }) => ({ client: name, text })),
  }));
}

/** For administrators: nothing about a client but their number. */
export const listLed = (db: Queryable, userId: string, most: number) => listLedProgrammes(db, userId, most);

const columns = [
  "name",
  "email",
  "stage",
  "answers",
  "minimum",
  "deadline",
  "invited",
  "reminded",
  "shared since",
];

const rowOf = ({ name, email, answers, minResponses, ...client }: Client): readonly string[] => [
  name,
  email,
  stageTexts[client.stage],
  answers === null ? "" : String(answers),
  String(minResponses),
  client.closesAt ?? "",
  client.invitedAt,
  client.nudgedAt ?? "",
  client.sharedSince ?? "",
];

/** The stage of each client as CSV. @throws {DomainError} not_found */
export async function exportStages(deps: Deps, actor: Actor, faId: string): Promise<ExportedFile> {
  const { title, clients } = await getProgramme(deps, actor, faId);
  return {
    fileName: fileNameOf([title, "stages"], "csv"),
    contentType: "text/csv; charset=utf-8",
    body: csvOf([columns, ...clients.map(rowOf)]),
  };
}

type Listed = Pick<Awaited<ReturnType<typeof listClientPage>>[number], "client" | "programme">;

/** An invalid cursor starts at the first page. */
const offsetOf = (cursor: string | undefined): number =>
  cursor !== undefined && /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0;

/** A client in the owner's list; the caller has checked that they own the programme. */
const presentListed = ({ client, programme }: Listed, now: Date): ClientInProgramme => ({
  ...presentClient({ programme, addedAt: null }, client, now),
  faId: programme.id,
  programme: programme.title,
  opens: programme.opens,
});

/** Lists a page of the actor's clients in all programmes; empty beyond the last page. */
export async function listClients(
  deps: Deps,
  actor: Actor,
  { q, stage, group, sort = "name", cursor }: ClientListQuery,
): Promise<ClientPage> {
  const now = deps.clock.now();
  const offset = offsetOf(cursor);
  const clientFilter = { facilitatorId: actor.userId, q: q?.trim(), stage, group };
  const page = { sort, offset, most: programmeLimits.clientsAtOnce };
  const rows = await listClientPage(deps.db.read, clientFilter, page, now);
  const total = rows[0]?.total ?? 0;
  const end = offset + rows.length;
  const items = rows.map((row) => presentListed(row, now));
  return { items, total, next: end < total ? String(end) : null };
}

const shownAtOnce = 50;

/** Lists clients who need their facilitator today, most urgent first, and counts them. */
export async function listTodaysNeeds(
  db: Queryable,
  actor: Actor,
  now: Date,
): Promise<Pick<Today, "today" | "todayCount">> {
  const rows = await listNeeds(db, actor.userId, now, shownAtOnce);
  const today = rows.flatMap((row) => {
    const need = needs[row.need];
    return need === undefined ? [] : [{ need, client: presentListed(row, now) }];
  });
  return { today, todayCount: rows[0]?.total ?? 0 };
}

/** Lists the programmes the actor owns or co-leads, newest first. */
export const listProgrammes = async (deps: Deps, actor: Actor): Promise<readonly ProgrammeSummary[]> =>
  (await listNewestProgrammes(deps.db.read, actor, deps.clock.now())).programmes;

/** As `listProgrammes`, at most `most` of them, with the total. */
export async function listNewestProgrammes(db: Queryable, actor: Actor, now: Date, most?: number) {
  const filter = { facilitatorId: actor.userId, shared: coLedProgrammeIds(db, actor.userId) };
  const [shared, rows, stages] = await Promise.all([
    listCoLedProgrammes(db, actor.userId),
    listProgrammesOf(db, filter, most),
    countStages(db, actor.userId, programmesOf(db, filter, most), now),
  ]);
  const ownerOf = new Map(shared.map(({ programmeId, owner }) => [programmeId, owner]));
  return {
    programmes: rows.map(({ programme }) =>
      presentSummary(programme, stages.get(programme.id) ?? {}, ownerOf.get(programme.id) ?? null),
    ),
    programmeCount: rows[0]?.total ?? 0,
  };
}

export const sumClientRounds = (db: Queryable, actor: Actor) => sumClients(db, actor.userId);
