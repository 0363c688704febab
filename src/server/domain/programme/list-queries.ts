import type { Queryable } from "#db/client.ts";
import { answers, clientNotes, clients, programmes, snapshots, surveys } from "#db/schema/index.ts";
import { surveyCounts } from "#db/columns.ts";
import type { clientSorts } from "#src/shared/programme/programme.input.ts";
import { stages, type Stage } from "#src/shared/programme/programme.ts";
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
import { alias, type SQLiteSelect } from "drizzle-orm/sqlite-core";
import { progress, type ProgrammeRow } from "./queries.ts";
import { stageNumber } from "./stage-queries.ts";

const isOwn = (facilitatorId: string) => eq(programmes.facilitatorId, facilitatorId);

/** Nobody in an example is anyone's client. */
const isReal = eq(programmes.isExample, false);

/** Whose programmes, and which of others'. */
interface Whose {
  readonly facilitatorId: string;
  readonly shared?: SQLWrapper;
}

function countAll(db: Queryable, { facilitatorId, shared }: Whose) {
  const counted = alias(programmes, "counted");
  return db
    .select({ n: count() })
    .from(counted)
    .where(or(eq(counted.facilitatorId, facilitatorId), shared && inArray(counted.id, shared)));
}

const isOneOf = ({ facilitatorId, shared }: Whose) =>
  or(isOwn(facilitatorId), shared && inArray(programmes.id, shared));

/** The ids of the same programmes as `listProgrammesOf` gives, as a selection. */
export const programmesOf = (db: Queryable, whose: Whose, most = -1) =>
  db
    .select({ id: programmes.id })
    .from(programmes)
    .where(isOneOf(whose))
    .orderBy(desc(programmes.createdAt), desc(programmes.id))
    .limit(most);

/** A facilitator's programmes, newest first: all, or so many, each with how many there are. */
export const listProgrammesOf = (db: Queryable, whose: Whose, most = -1) =>
  db
    .select({ programme: getTableColumns(programmes), total: sql<number>`${countAll(db, whose)}` })
    .from(programmes)
    .where(isOneOf(whose))
    .orderBy(desc(programmes.createdAt), desc(programmes.id))
    // SQLite takes a negative limit for none.
    .limit(most);

/** What a facilitator's clients come to: their rounds, and answers as each round's owner counts them. Rows of rounds aren't read. */
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
    .where(and(isOwn(facilitatorId), isReal))
    .get();
  return sums ?? { clients: 0, rounds: 0, answers: 0 };
}

/** What a list says of a client: to be selected from clients with their programmes and rounds. */
export const listedClient = (db: Queryable) => ({
  client: { ...getTableColumns(clients), ...progress(db) },
  programme: getTableColumns(programmes),
});

interface Wanted {
  readonly facilitatorId: ProgrammeRow["facilitatorId"];
  /** Part of a name or an address. */
  readonly q: string | undefined;
  readonly stage: Stage | undefined;
}

function isWanted(db: Queryable, { facilitatorId, q = "", stage }: Wanted, now: Date): SQL | undefined {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isFound = sql`(${clients.name} like ${pattern} escape '\\' or ${clients.email} like ${pattern} escape '\\')`;
  return and(
    isOwn(facilitatorId),
    isReal,
    q === "" ? undefined : isFound,
    stage === undefined ? undefined : eq(stageNumber(db, now), stages.indexOf(stage)),
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

/** Ids of a page of a facilitator's clients, each with how many there are on all pages. */
function findPage(db: Queryable, wanted: Wanted, { sort, offset, most }: Page, now: Date) {
  const from = <Select extends SQLiteSelect>(select: Select) =>
    select
      .innerJoin(clients, eq(clients.programmeId, programmes.id))
      .leftJoin(surveys, eq(surveys.id, clients.surveyId))
      .where(isWanted(db, wanted, now));
  // Counted apart: with `count(*) over ()` SQLite would sort all of them, where it needs to keep one page in order.
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

/** A page of a facilitator's clients in order. Only of these it's looked up how far their rounds are. */
export function listClientPage(db: Queryable, wanted: Wanted, page: Page, now: Date) {
  const found = findPage(db, wanted, page, now);
  return db
    .select({ total: found.total, ...listedClient(db) })
    .from(found)
    .innerJoin(clients, eq(clients.id, found.id))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .orderBy(...orderOf(db, page.sort, now));
}

/** What someone has noted on clients, in all programmes that they lead. */
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
