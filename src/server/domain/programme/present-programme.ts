import { presentShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import type { ShownBrand } from "#src/shared/own-brand/own-brand.output.ts";
import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type {
  Client,
  Facilitator,
  Programme,
  ProgrammeSummary,
} from "#src/shared/programme/programme.output.ts";
import type { Stage } from "#src/shared/programme/programme.ts";
import { type ProgrammeAccess, getLedProgramme, listClientsFor } from "./gate.ts";
import { findOwner } from "#src/server/domain/programme/leading/lead-queries.ts";
import { coFacilitatorsOf } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { mayMeet } from "#src/server/domain/programme/leading/visibility.ts";
import type { ClientProgress, ProgrammeRow } from "./queries.ts";
import { answersOf, canNudge, isRunning, stageOf } from "./rules.ts";
import type { Deps } from "#src/server/deps.ts";

export const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A client as facilitators see them (rule F1). */
export function presentClient(
  { programme, addedAt }: { readonly programme: ProgrammeRow; readonly addedAt: Date | null },
  client: ClientProgress,
  now: Date,
): Client {
  const stage = stageOf(client, now);
  const { id, name, email, surveyId, delivery } = client;
  return {
    id,
    name,
    email,
    stage,
    answers: answersOf(client),
    minResponses: client.roundMinResponses ?? programme.minResponses,
    closesAt: iso(surveyId === null ? programme.closesAt : client.roundClosesAt),
    invitedAt: client.invitedAt.toISOString(),
    nudgedAt: iso(client.nudgedAt),
    delivery,
    canNudge: canNudge(programme, client, stage, now),
    sharedSince: stage === "shared" ? iso(client.sharedSince) : null,
    canMeet: mayMeet(addedAt, client),
  };
}

/**
 * A programme with the number of clients at each stage.
 *
 * @param ledBy the owner's name, for co-facilitators; null for the owner
 */
export function presentSummary(
  programme: ProgrammeRow,
  stages: Readonly<Partial<Record<Stage, number>>>,
  ledBy: string | null,
): ProgrammeSummary {
  const { id, title, purpose, note, closesAt, minResponses, opens, reminders, language, isExample } =
    programme;
  return {
    ...{
      id,
      title,
      purpose,
      message: note,
      minResponses,
      opens,
      reminders,
      language,
      isExample,
      ledBy,
      stages,
    },
    ...{ subject: programme.invitationSubject, opening: programme.invitationOpening },
    status: isRunning(programme) ? "running" : "closed",
    closesAt: iso(closesAt),
    createdAt: programme.createdAt.toISOString(),
    closedAt: iso(programme.closedAt),
    clientCount: Object.values(stages).reduce((sum, n) => sum + n, 0),
  };
}

type CoFacilitator = Awaited<ReturnType<typeof coFacilitatorsOf>>[number];

/** A co-facilitator. Only people in the team see its name: the owner is, and so are they. */
export function presentFacilitator(
  {
    userId,
    name,
    organisation,
    addedAt,
  }: Pick<CoFacilitator, "userId" | "name" | "organisation" | "addedAt">,
  actor: Pick<Actor, "userId">,
  isOwner: boolean,
): Facilitator {
  const isYou = userId === actor.userId;
  return {
    ...{ userId, name, isYou },
    organisation: isOwner || isYou ? organisation : null,
    since: addedAt.toISOString(),
  };
}

/** A programme as this facilitator sees it. */
export async function readProgramme(
  db: Queryable,
  actor: Pick<Actor, "userId">,
  access: ProgrammeAccess,
  now: Date,
): Promise<Programme> {
  const { programme, addedAt } = access;
  const isOwner = addedAt === null;
  const ledBy = await ownerNameFor(db, access);
  const clients = (await listClientsFor(db, access)).map((row) => presentClient(access, row, now));
  const others = await coFacilitatorsOf(db, programme.id);
  const stages: Partial<Record<Stage, number>> = {};
  for (const { stage } of clients) stages[stage] = (stages[stage] ?? 0) + 1;
  return {
    ...presentSummary(programme, stages, ledBy),
    clients,
    facilitators: others.map((one) => presentFacilitator(one, actor, isOwner)),
  };
}

/** The owner's name, for co-facilitators; null for the owner. */
export async function ownerNameFor(
  db: Queryable,
  { programme, addedAt }: ProgrammeAccess,
): Promise<string | null> {
  const owner = addedAt === null ? undefined : await findOwner(db, programme.id);
  return owner?.name ?? null;
}

/** The logo and the colour of its owner. @throws {DomainError} not_found */
export async function getProgrammeBrand(deps: Deps, actor: Actor, faId: string): Promise<ShownBrand | null> {
  const { programme } = await getLedProgramme(deps.db.read, actor, faId);
  return presentShownBrand(deps.db.read, deps, programme.facilitatorId);
}

export async function getProgramme(deps: Deps, actor: Actor, faId: string): Promise<Programme> {
  const access = await getLedProgramme(deps.db.read, actor, faId);
  return readProgramme(deps.db.read, actor, access, deps.clock.now());
}
