import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { type Limit, byPerson, enforceLimits } from "#src/server/auth/limits/limits.ts";
import { hours } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { isPaidOrGiven } from "#src/server/domain/billing/plan.ts";
import { defineRefusals } from "#src/server/errors.ts";
import { ownBrandTexts, readable } from "#src/shared/own-brand/own-brand.ts";
import type { OwnBrand, ShownBrand } from "#src/shared/own-brand/own-brand.output.ts";
import { type Brand, deleteBrand, findBrand, saveBrand } from "./queries.ts";

const ownBrandErrors = defineRefusals("ownBrand", {
  planNeeded: { kind: "plan_needed", text: ownBrandTexts.planNeeded },
  badFile: {
    kind: "bad_request",
    text: ({ message }: { readonly message: string }) => message,
    field: "logo",
  },
});

/** Encoding a picture keeps a core busy for up to a second. */
const logosByPerson = (actor: Actor): Limit =>
  byPerson(actor, { name: "logos by person", most: 30, windowMs: hours(1) });

type Needs = Pick<Deps, "env" | "clock">;

/** Whether someone's own logo, colour and words are shown now. Asked whenever something is rendered. */
export async function hasOwnName(db: Queryable, deps: Needs, userId: string): Promise<boolean> {
  const person = await findAccountById(db, userId);
  return person !== null && isPaidOrGiven(db, deps, person);
}

/** @throws {DomainError} plan_needed */
export async function requireOwnName(db: Queryable, deps: Needs, { userId }: Actor): Promise<void> {
  if (!(await hasOwnName(db, deps, userId))) throw ownBrandErrors.planNeeded();
}

/** What is shown now of someone's own; null for nothing. */
export async function findShownBrand(
  db: Queryable,
  deps: Needs,
  userId: string | null,
): Promise<Brand | null> {
  const row = userId === null ? undefined : await findBrand(db, userId);
  if (row === undefined || (row.logo === null && row.colour === null)) return null;
  return (await hasOwnName(db, deps, row.userId)) ? row : null;
}

/** The same for pages. */
export async function presentShownBrand(
  db: Queryable,
  deps: Needs,
  userId: string | null,
): Promise<ShownBrand | null> {
  const brand = await findShownBrand(db, deps, userId);
  return brand && presentBrand(brand);
}

export const presentBrand = ({ logo, colour }: Brand): ShownBrand => ({
  logo: logo && `data:image/png;base64,${logo.toString("base64")}`,
  colour,
});

async function readOwnBrand(db: Queryable, deps: Needs, { userId }: Actor): Promise<OwnBrand> {
  const row = (await findBrand(db, userId)) ?? { logo: null, colour: null };
  return { ...presentBrand(row), isAvailable: await hasOwnName(db, deps, userId) };
}

export const getOwnBrand = (deps: Deps, actor: Actor): Promise<OwnBrand> =>
  readOwnBrand(deps.db.read, deps, actor);

/** What is removed needs no plan. */
const changeBrand = (deps: Deps, actor: Actor, changes: Partial<Brand>): Promise<OwnBrand> =>
  deps.db.write(async (tx) => {
    if (Object.values(changes).some((value) => value !== null)) await requireOwnName(tx, deps, actor);
    await saveBrand(tx, actor.userId, changes, deps.clock.now());
    return readOwnBrand(tx, deps, actor);
  });

/** @throws {DomainError} plan_needed; bad_request for a file that is no picture; too_many_requests */
export async function saveLogo(deps: Deps, actor: Actor, base64: string): Promise<OwnBrand> {
  await requireOwnName(deps.db.read, deps, actor);
  await enforceLimits(deps, [logosByPerson(actor)]);
  const { picture, refusal } = await deps.encodePicture(Buffer.from(base64, "base64"), "logo");
  if (picture === null) throw ownBrandErrors.badFile({ message: refusal });
  return changeBrand(deps, actor, { logo: picture.bytes });
}

export const removeLogo = (deps: Deps, actor: Actor): Promise<OwnBrand> =>
  changeBrand(deps, actor, { logo: null });

/** Stores the colour so dark that white text on it is readable. @throws {DomainError} plan_needed */
export const saveColour = (deps: Deps, actor: Actor, colour: string | null): Promise<OwnBrand> =>
  changeBrand(deps, actor, { colour: colour && readable(colour) });

export const eraseOwnBrand = (tx: Transaction, _: TransactionDeps, { userId }: Actor): Promise<void> =>
  deleteBrand(tx, userId);
