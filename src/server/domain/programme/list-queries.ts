import type { Queryable } from "#db/client.ts";
import { answers, clientNotes, clients, programmes, snapshots, surveys } from "#db/schema/index.ts";
import { surveyCounts } from "#db/columns.ts";
import { coLedProgrammeIds } from "#src/server/domain/programme/leading/lead-queries.ts";
import type { clientSorts } from "#src/shared/programme/programme.input.ts";
import { groupOf, type Stage, type StageGroup, stages } from "#src/shared/programme/programme.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";
import type { SQLiteSelect } from "drizzle-orm/sqlite-core";
import { progress, type ProgrammeRow } from "./queries.ts";
import { stageNumber } from "./stage-queries.ts";

const isOwn = (facilitatorId: string) => eq(programmes.facilitatorId, facilitatorId);

/** Excludes the example, filter clients aren't real. */
const isNotExample = eq(programmes.isExample, false);

/** A facilitator's own programmes, and a selection of others' that they co-lead. */
interface ProgrammeFilter {
  readonly facilitatorId: string;
  readonly shared?: SQLWrapper;
}

const isListed = ({ facilitatorId, shared }: ProgrammeFilter) =>
  or(isOwn(facilitatorId), shared && inArray(programmes.id, shared));

/** The ids of the programmes `listProgrammesOf` lists, as a selection. */
export const programmesOf = (db: Queryable, filter: ProgrammeFilter, most = -1) =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .where(isListed(filter))
    .orderBy(desc(programmes.createdAt), desc(programmes.id))
    .limit(most);

/** Lists a facilitator's programmes, newest first, each with the total. */
export const listProgrammesOf = (db: Queryable, filter: ProgrammeFilter, most = -1) =>
  db
    .select({ programme: getTableColumns(programmes), total: sql<number>`count(*) over ()` })
    .from(programmes)
    .where(isListed(filter))
    .orderBy(desc(programmes.createdAt), desc(programmes.id))
    // SQLite treats a negative limit as none.
    .limit(most);

/** Lists the programmes someone leads or co-leads, newest first, without the example. */
export const listLedProgrammes = (db: Queryable, facilitatorId: string, most: number) =>
  db
    .select({
      ...getTableColumns(programmes),
      clients: db.$count(clients, eq(clients.programmeId, programmes.id)),
      accepted: db.$count(
        clients,
        and(eq(clients.programmeId, programmes.id), eq(clients.state, "accepted")),
      ),
    })
    .from(programmes)
    .where(and(isListed({ facilitatorId, shared: coLedProgrammeIds(db, facilitatorId) }), isNotExample))
    .orderBy(desc(programmes.createdAt), desc(programmes.id))
    .limit(most);

/** Counts clients, their rounds and answers (as owners count them), without reading rounds. */
export async function sumClients(db: Queryable, facilitatorId: string) {
  const fresh = db
    .select({ n: count() })
    .from(answers)
    .where(and(eq(answers.surveyId, clients.surveyId), isNull(answers.releasedIn)));
  const shown = db
    .select({ n: snapshots.responseCount })
    .from(snapshots)
    .where(eq(snapshots.surveyId, clients.surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1);
  const sums = await db
    .select({
      clients: count(),
      rounds: count(clients.surveyId),
      answers: sql<number>`coalesce(sum(case when ${isNotNull(clients.surveyId)} then ${fresh} + coalesce(${shown}, 0) end), 0)`,
    })
    .from(programmes)
    .innerJoin(clients, eq(clients.programmeId, programmes.id))
    .where(and(isOwn(facilitatorId), isNotExample))
    .get();
  return sums ?? { clients: 0, rounds: 0, answers: 0 };
}

/** The columns of a listed client, selected from clients joined with programmes and surveys. */
export const listedClient = (db: Queryable) => ({
  client: { ...getTableColumns(clients), ...progress(db) },
  programme: getTableColumns(programmes),
});

interface ClientFilter {
  readonly facilitatorId: ProgrammeRow["facilitatorId"];
  readonly q: string | undefined;
  readonly stage: Stage | undefined;
  readonly group: StageGroup | undefined;
}

function matchesFilter(
  db: Queryable,
  { facilitatorId, q = "", stage, group }: ClientFilter,
  now: Date,
): SQL | undefined {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isFound = sql`(${clients.name} like ${pattern} escape '\\' or ${clients.email} like ${pattern} escape '\\')`;
  return and(
    isOwn(facilitatorId),
    isNotExample,
    q === "" ? undefined : isFound,
    stage === undefined ? undefined : eq(stageNumber(db, now), stages.indexOf(stage)),
    group === undefined
      ? undefined
      : inArray(
          stageNumber(db, now),
          stages.flatMap((one, place) => (groupOf[one] === group ? [place] : [])),
        ),
  );
}

const byName = [sql`${clients.name} collate nocase`, asc(clients.id)];

function orderOf(db: Queryable, sort: (typeof clientSorts)[number], now: Date): readonly SQL[] {
  const { newAnswers, shownAnswers } = surveyCounts(db);
  switch (sort) {
    case "name":
      return byName;
    case "stage":
      return [asc(stageNumber(db, now)), ...byName];
    case "answers":
      return [
        sql`case when ${isNull(surveys.id)} then -1 else ${newAnswers} + coalesce(${shownAnswers}, 0) end desc`,
        ...byName,
      ];
    case "invited":
      return [desc(clients.invitedAt), ...byName];
  }
}

interface Page {
  readonly sort: (typeof clientSorts)[number];
  readonly offset: number;
  readonly most: number;
}

function findPage(db: Queryable, clientFilter: ClientFilter, { sort, offset, most }: Page, now: Date) {
  const from = <Select extends SQLiteSelect>(select: Select) =>
    select
      .innerJoin(clients, eq(clients.programmeId, programmes.id))
      .leftJoin(surveys, eq(surveys.id, clients.surveyId))
      .where(matchesFilter(db, clientFilter, now));
  // A separate count: `count(*) over ()` would make SQLite sort all rows, instead of keeping one page.
  const total = from(db.select({ n: count() }).from(programmes).$dynamic());
  return from(
    db
      .select({ id: clients.id, total: sql<number>`${total}`.as("total") })
      .from(programmes)
      .$dynamic(),
  )
    .orderBy(...orderOf(db, sort, now))
    .limit(most)
    .offset(offset)
    .as("page");
}

/** Lists a page of clients; the progress of rounds is looked up for this page only. */
export function listClientPage(db: Queryable, clientFilter: ClientFilter, page: Page, now: Date) {
  const found = findPage(db, clientFilter, page, now);
  return db
    .select({ total: found.total, ...listedClient(db) })
    .from(found)
    .innerJoin(clients, eq(clients.id, found.id))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .orderBy(...orderOf(db, page.sort, now));
}

/** Lists someone's notes on clients, in all programmes they lead. */
export const listAllNotesOf = (db: Queryable, userId: string) =>
  db
    .select({
      id: clientNotes.clientId,
      programmeId: clients.programmeId,
      name: clients.name,
      text: clientNotes.text,
    })
    .from(clientNotes)
    .innerJoin(clients, eq(clients.id, clientNotes.clientId))
    .where(eq(clientNotes.userId, userId))
    .orderBy(asc(clients.name), asc(clients.id));
