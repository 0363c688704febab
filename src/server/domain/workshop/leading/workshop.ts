import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { pictureFile } from "#src/server/domain/group/picture-files.ts";
import { findShownBrand, presentShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { getActiveLed, listOwnMemberships } from "#src/server/domain/organisation/gate.ts";
import { eraseGuests, eraseWorkshops } from "#src/server/domain/workshop/erase.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { type GatedWorkshop, getHosted, getPresent } from "#src/server/domain/workshop/gate.ts";
import { workshopsBy } from "#src/server/domain/workshop/limits.ts";
import {
  countGuests,
  countRoom,
  insertWorkshop,
  listGuests,
  listHosted,
} from "#src/server/domain/workshop/queries.ts";
import {
  isErasedAt,
  leadersOf,
  presentShown,
  shownPicture,
  stepAt,
} from "#src/server/domain/workshop/rules.ts";
import type { AccountExport } from "#src/shared/account/own-data.output.ts";
import type { PictureFormat } from "#src/shared/group/group.input.ts";
import type { ShownBrand } from "#src/shared/own-brand/own-brand.output.ts";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { hasReached } from "#src/shared/workshop/steps.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { ledByText } from "#src/shared/workshop/led-by.ts";
import type { NewWorkshop } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Workshop, WorkshopSummary, WorkshopWall } from "#src/shared/workshop/workshop.output.ts";

type Needs = Pick<Deps, "env" | "clock">;

/** A workshop as everyone in the room may see it: numbers of people, and no name but the host's. */
async function readWall(
  db: Queryable,
  { env, clock }: Needs,
  workshop: GatedWorkshop,
): Promise<WorkshopWall> {
  const step = stepAt(workshop, clock.now());
  const { guests, withWords, takingPart, finished } = await countRoom(db, workshop.id);
  return {
    id: workshop.id,
    ...presentShown(workshop, step),
    code: workshop.code,
    joinUrl: env.siteUrl + workshopPaths.join(workshop.code),
    guests,
    ready: hasReached(step, "describing") ? takingPart : withWords,
    finished: step === "describing" ? finished : null,
    panelSize: workshop.panelSize,
    windows: step === "open" ? workshop.windows : null,
    hasPicture: workshop.picture !== null,
  };
}

/** A workshop for those who lead it: also who has joined, but nothing that they did. */
export async function readWorkshop(db: Queryable, deps: Needs, workshop: GatedWorkshop): Promise<Workshop> {
  const isErased = isErasedAt(workshop, deps.clock.now());
  const guests = isErased ? [] : await listGuests(db, workshop.id);
  return {
    ...(await readWall(db, deps, workshop)),
    organisationId: workshop.organisationId,
    startedAt: workshop.createdAt.toISOString(),
    isErased,
    people: guests.map(({ id, name }) => ({ guestId: id, name })),
  };
}

/** @throws {DomainError} not_found; forbidden for members. */
export const getWorkshop = async (deps: Deps, actor: Actor, id: string): Promise<Workshop> =>
  readWorkshop(deps.db.read, deps, await getHosted(deps.db.read, deps, actor, id));

/** The screen that everyone sees, without guests' names. @throws {DomainError} as `getWorkshop`. */
export async function getWall(deps: Deps, actor: Actor, id: string): Promise<WorkshopWall> {
  const { read } = deps.db;
  return readWall(read, deps, await getPresent(read, deps, actor, id));
}

/** The logo and the colour of who started it, for the wall. @throws {DomainError} as `getWorkshop`. */
export async function getWallBrand(deps: Deps, actor: Actor, id: string): Promise<ShownBrand | null> {
  const { startedBy } = await getPresent(deps.db.read, deps, actor, id);
  return presentShownBrand(deps.db.read, deps, startedBy);
}

/** The workshops that the actor may host, newest first. Erased ones only if they left a picture. */
async function listShown(db: Queryable, actor: Actor, now: Date, organisationId?: string) {
  const memberships = await listOwnMemberships(db, actor);
  const led = memberships
    .filter(({ role, organisation: { id } }) => leads(role) && id === (organisationId ?? id))
    .map(({ organisation }) => organisation.id);
  const hosted = await listHosted(db, led, organisationId === undefined ? actor.userId : null);
  return hosted.filter((workshop) => workshop.picture !== null || !isErasedAt(workshop, now));
}

/** The workshops that the actor may host, newest first; of one team if it's named. */
export async function listWorkshops(
  deps: Deps,
  actor: Actor,
  { organisationId }: { readonly organisationId?: string | undefined },
): Promise<readonly WorkshopSummary[]> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const shown = await listShown(db, actor, now, organisationId);
  const counts = await Promise.all(shown.map(({ id }) => countGuests(db, id)));
  return shown.map((workshop, at) => ({
    id: workshop.id,
    title: workshop.title,
    organisation: workshop.organisation,
    step: stepAt(workshop, now),
    guests: isErasedAt(workshop, now) ? 0 : (counts[at] ?? 0),
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
  return (await listShown(db.read, actor, now))
    .filter(({ startedBy }) => startedBy === actor.userId)
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
  caller: Parameters<typeof pictureFile>[1],
  workshopId: string,
  format: PictureFormat = "json",
): Promise<GroupPicture | ExportedFile> {
  const workshop = await getHosted(deps.db.read, deps, caller.actor, workshopId);
  const picture = shownPicture(workshop, stepAt(workshop, deps.clock.now()));
  if (picture === null) throw workshopErrors.pictureNotFound();
  if (format === "json") return picture;
  const byline = ledByText(leadersOf(workshop));
  const brand = await findShownBrand(deps.db.read, deps, caller.actor.userId);
  const printed = { title: workshop.title, byline, picture, audience: "each other", brand } as const;
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
  { title, describes, keepDays, organisationId, language }: NewWorkshop,
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const team = await requireMayStart(tx, deps, actor, organisationId);
    await enforceLimitsIn(tx, now, [workshopsBy(actor)]);
    const id = deps.ids.id();
    await insertWorkshop(tx, {
      id,
      organisationId: team,
      startedBy: actor.userId,
      title,
      language: language ?? null,
      code: deps.ids.code(codeAlphabet, codeLength),
      describes: describes ?? workshopLimits.describes,
      step: "gathering",
      createdAt: now,
      endsAt: after(now, hours(workshopLimits.mostHours)),
      erasedAt: after(now, days(keepDays ?? workshopLimits.keepDays)),
    });
    return readWorkshop(tx, deps, await getHosted(tx, deps, actor, id));
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
    await eraseGuests(tx, [guestId]);
    return readWorkshop(tx, deps, workshop);
  });
}

/** Deletes a workshop with its guests and its picture. @throws {DomainError} not_found; forbidden for members. */
export function eraseWorkshop(deps: Deps, actor: Actor, id: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const workshop = await getHosted(tx, deps, actor, id);
    await eraseWorkshops(tx, [workshop.id]);
  });
}
