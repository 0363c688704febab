import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized, Origin } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { pictureFile } from "#src/server/domain/group/picture-files.ts";
import { getActiveLed, listOwnMemberships } from "#src/server/domain/organisation/gate.ts";
import { eraseGuest, eraseWithGuests } from "#src/server/domain/workshop/erase.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { type HostedWorkshop, getHosted, getPresent } from "#src/server/domain/workshop/gate.ts";
import { workshopsBy } from "#src/server/domain/workshop/limits.ts";
import { countRoom, presentWall, shownPicture } from "#src/server/domain/workshop/present-workshop.ts";
import {
  type WorkshopRow,
  countGuests,
  insertWorkshop,
  listGuests,
  listHosted,
} from "#src/server/domain/workshop/queries.ts";
import { isErasedAt, leadersOf, stepAt } from "#src/server/domain/workshop/rules.ts";
import type { AccountExport } from "#src/shared/account/own-data.output.ts";
import type { PictureFormat } from "#src/shared/group/group.input.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { ledByText } from "#src/shared/workshop/texts.en.ts";
import type { NewWorkshop } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Workshop, WorkshopSummary, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";

type Needs = Pick<Deps, "env" | "clock">;

/** A workshop for those who lead it: also who has joined, but nothing that they did. */
export async function readWorkshop(db: Queryable, deps: Needs, workshop: HostedWorkshop): Promise<Workshop> {
  const [guests, numbers] = await Promise.all([listGuests(db, workshop.id), countRoom(db, workshop.id)]);
  const isErased = isErasedAt(workshop, deps.clock.now());
  return {
    ...presentWall(deps, workshop, numbers),
    organisationId: workshop.organisationId,
    startedAt: workshop.createdAt.toISOString(),
    isErased,
    people: isErased ? [] : guests.map(({ id, name }) => ({ guestId: id, name })),
  };
}

/** @throws {DomainError} not_found; forbidden for members. */
export const getWorkshop = async (deps: Deps, actor: Actor, id: string): Promise<Workshop> =>
  readWorkshop(deps.db.read, deps, await getHosted(deps.db.read, deps, actor, id));

/** The screen that everyone sees, without guests' names. @throws {DomainError} as `getWorkshop`. */
export async function getWall(deps: Deps, actor: Actor, id: string): Promise<WorkshopWall> {
  const { read } = deps.db;
  const workshop = await getPresent(read, deps, actor, id);
  return presentWall(deps, workshop, await countRoom(read, workshop.id));
}

const listLed = async (db: Queryable, actor: Actor) =>
  (await listOwnMemberships(db, actor))
    .filter(({ role }) => leads(role))
    .map(({ organisation }) => organisation.id);

/**
 * The workshops that the actor may host, newest first; of one team if it's named. Erased ones only if they
 * left a picture.
 */
export async function listWorkshops(
  deps: Deps,
  actor: Actor,
  { organisationId }: { readonly organisationId?: string | undefined },
): Promise<readonly WorkshopSummary[]> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const led = (await listLed(db, actor)).filter(
    (id) => organisationId === undefined || id === organisationId,
  );
  const all = await listHosted(db, led, organisationId === undefined ? actor.userId : null);
  const shown = all.filter((workshop) => workshop.picture !== null || !isErasedAt(workshop, now));
  const counts = await Promise.all(shown.map(({ id }) => countGuests(db, id)));
  return shown.map((workshop, at) => ({
    id: workshop.id,
    title: workshop.title,
    organisation: workshop.organisation,
    step: stepAt(workshop, now),
    guests: isErasedAt(workshop, now) ? 0 : (counts[at]?.guests ?? 0),
    startedAt: workshop.createdAt.toISOString(),
    erasedAt: workshop.erasedAt.toISOString(),
    isErased: isErasedAt(workshop, now),
    hasPicture: shownPicture(workshop, stepAt(workshop, now)) !== null,
  }));
}

/** The workshops that the actor started and may host, for the export of their data. */
export async function exportWorkshops(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
): Promise<AccountExport["workshops"]> {
  const now = clock.now();
  const hosted = await listHosted(db.read, await listLed(db.read, actor), actor.userId);
  return hosted
    .filter(({ startedBy }) => startedBy === actor.userId)
    .filter((workshop) => workshop.picture !== null || !isErasedAt(workshop, now))
    .map((workshop) => ({
      ...{ organisation: workshop.organisation, title: workshop.title },
      startedAt: workshop.createdAt.toISOString(),
      erasedAt: workshop.erasedAt.toISOString(),
      picture: shownPicture(workshop, stepAt(workshop, now)),
    }));
}

/**
 * The picture as data or as a file, also after everything about guests is erased.
 *
 * @throws {DomainError} not_found, also before its step; forbidden for members; too_many_requests.
 */
export async function getWorkshopPicture(
  deps: Deps,
  caller: { readonly actor: Actor; readonly origin: Origin },
  {
    workshopId,
    format = "json",
  }: { readonly workshopId: string; readonly format?: PictureFormat | undefined },
): Promise<GroupPicture | ExportedFile> {
  const workshop = await getHosted(deps.db.read, deps, caller.actor, workshopId);
  const picture = shownPicture(workshop, stepAt(workshop, deps.clock.now()));
  if (picture === null) throw workshopErrors.pictureNotFound();
  if (format === "json") return picture;
  const byline = ledByText(leadersOf(workshop));
  const printed = { title: workshop.title, byline, picture, audience: "each other" } as const;
  return pictureFile(deps, caller, printed, format);
}

/** People may type a code from the wall: no capitals and no lookalikes. 49 bits. */
const codeAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;

/** The team of a new workshop; null for one that the actor leads alone, by their plan. */
async function requireMayStart(
  db: Queryable,
  deps: Needs,
  actor: Actor,
  organisationId: string | undefined,
): Promise<Authorized<"organisation"> | null> {
  if (organisationId !== undefined)
    return (await getActiveLed(db, deps, actor, organisationId)).organisation.id;
  const { features } = await getPlanIn(db, deps, actor);
  if (!features.facilitatorAccess) throw authErrors.planNeeded();
  return null;
}

/**
 * Starts a workshop that people can join. Its last day is fixed: everyone is told it before joining.
 *
 * @throws {DomainError} not_found; forbidden for members; plan_needed; too_many_requests.
 */
export function startWorkshop(
  deps: Deps,
  actor: Actor,
  { title, describes, keepDays, organisationId }: NewWorkshop,
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const team = await requireMayStart(tx, deps, actor, organisationId);
    await enforceLimitsIn(tx, now, [workshopsBy(actor)]);
    const workshop: WorkshopRow = {
      id: deps.ids.id(),
      organisationId: team,
      startedBy: actor.userId,
      title,
      code: deps.ids.code(codeAlphabet, codeLength),
      describes: describes ?? workshopLimits.describes,
      panelSize: null,
      step: "gathering",
      version: 0,
      picture: null,
      picturedAt: null,
      windows: 0,
      createdAt: now,
      endsAt: after(now, hours(workshopLimits.mostHours)),
      erasedAt: after(now, days(keepDays ?? workshopLimits.keepDays)),
      isErased: false,
    };
    await insertWorkshop(tx, workshop);
    return readWorkshop(tx, deps, await getHosted(tx, deps, actor, workshop.id));
  });
}

/**
 * Deletes a guest, such as a phone that joined twice or an offensive name. Their descriptions of others
 * stay, because nothing tells that they wrote them.
 *
 * @throws {DomainError} not_found; forbidden for members.
 */
export function removeGuest(
  deps: Deps,
  actor: Actor,
  { workshopId, guestId }: { readonly workshopId: string; readonly guestId: string },
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const workshop = await getPresent(tx, deps, actor, workshopId);
    const guests = await listGuests(tx, workshop.id);
    if (!guests.some(({ id }) => id === guestId)) throw workshopErrors.guestNotFound();
    await eraseGuest(tx, guestId);
    return readWorkshop(tx, deps, workshop);
  });
}

/** Deletes a workshop with its guests and its picture. @throws {DomainError} not_found; forbidden for members. */
export function eraseWorkshop(deps: Deps, actor: Actor, id: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const workshop = await getHosted(tx, deps, actor, id);
    await eraseWithGuests(tx, workshop.id);
  });
}
