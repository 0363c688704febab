import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getByCode, getByCodeIn, getGuest, getGuestIn } from "#src/server/domain/workshop/gate.ts";
import { presentPicture } from "#src/server/domain/workshop/present-workshop.ts";
import {
  type GuestInRoom,
  type GuestRow,
  findGuest,
  insertGuest,
  listGuests,
} from "#src/server/domain/workshop/queries.ts";
import { canJoin, hasOpened, stepAt } from "#src/server/domain/workshop/rules.ts";
import type {
  GuestWindow,
  WorkshopInvitation,
  WorkshopPlace,
  WorkshopPulse,
} from "#src/shared/workshop/workshop.output.ts";
import { portraitOf } from "#src/server/domain/insight/written.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";
import { listDescribed } from "./guest-queries.ts";
import { withoutUnseen } from "#src/shared/text/plain-text.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { joinsOf } from "#src/server/domain/workshop/limits.ts";
import { sha256 } from "#src/server/ids.ts";
import type { NewGuest } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

function presentWindow({ window }: GuestRow): GuestWindow | null {
  if (window === null) return null;
  const { responseCount, evidenceScale = 1, confidence, agreement, words } = window.content;
  return {
    responseCount,
    evidenceScale,
    confidence,
    agreement,
    words,
    portrait: portraitOf(window.insights, headlineOf(window.content)),
  };
}

/** A guest's own part, and what everyone sees: nothing about what others do. */
function presentPlace(
  { clock }: Pick<Deps, "clock">,
  { guest, workshop }: GuestInRoom,
  colleagues: WorkshopPlace["colleagues"],
): WorkshopPlace {
  return {
    name: guest.name,
    title: workshop.title,
    organisation: workshop.organisation,
    step: stepAt(workshop, clock.now()),
    version: workshop.version,
    hasOpened: hasOpened(workshop),
    erasedAt: workshop.erasedAt.toISOString(),
    ownWords: guest.selfTraitIds === null ? null : [...guest.selfTraitIds],
    isIn: guest.isIn,
    colleagues,
    window: presentWindow(guest),
    isCounted: guest.isCounted,
    picture: presentPicture(workshop),
  };
}

/** @throws {DomainError} not_found; too_many_requests. */
export async function getPlace(deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPlace> {
  const found = await getGuest(deps, origin, guestKey);
  return presentPlace(deps, found, await listDescribed(deps.db.read, found.guest.id));
}

/** @throws {DomainError} not_found */
export async function readPlace(
  tx: Transaction,
  deps: Pick<Deps, "clock">,
  guestKey: string,
): Promise<WorkshopPlace> {
  const found = await getGuestIn(tx, deps, guestKey);
  return presentPlace(deps, found, await listDescribed(tx, found.guest.id));
}

/** Tells a phone whether to reload. @throws {DomainError} not_found; too_many_requests. */
export async function getPulse(deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPulse> {
  const { workshop } = await getGuest(deps, origin, guestKey);
  return { step: stepAt(workshop, deps.clock.now()), version: workshop.version };
}

/* Names in one room. A guest who looks like another would get what people meant for them. */

/** Latin letters, each with its lookalikes (a part of Unicode's confusables, UTS 39). */
const lookalikes =
  "AАΑ BВΒ CСϹ EЕΕ HНΗ JЈͿ KКΚ MМΜ NΝ OОΟ0 PРΡ QԚ SЅ TТΤ WԜ XХΧ YУҮΥ ZΖ " +
  "aаαɑ cсϲ dԁ eе gɡ hһ iіι jјϳ kкκ lІӀΙӏI1| oоοσ pрρ qԛ rг sѕ uυ vѵν wԝѡω xхχ yуүγ";
const latinFor = new Map(
  lookalikes.split(" ").flatMap(([latin = "", ...others]) => others.map((one) => [one, latin])),
);

const plain = (name: string): string => withoutUnseen(name.normalize("NFKC")).trim().replaceAll(/\s+/gu, " ");

/** A name for comparison, without case, extra blanks and invisible characters. */
export const nameKeyOf = (name: string): string => plain(name).toLowerCase();

const withLatinLookalikes = (text: string): string =>
  text.normalize("NFKD").replaceAll(/./gsu, (sign) => latinFor.get(sign) ?? sign);

/** The looks of a name: as compared, and as drawn in its own case, in lower and in upper case. */
const looksOf = (name: string) => [
  nameKeyOf(name),
  withLatinLookalikes(plain(name)),
  withLatinLookalikes(nameKeyOf(name)),
  withLatinLookalikes(plain(name).toUpperCase()),
];

/** Characters that belong to no alphabet that could be mixed. */
const neutralLetters =
  /[\P{L}\p{Script=Common}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const alphabets = [
  { some: /\p{Script=Latin}/u, only: /^\p{Script=Latin}+$/u },
  { some: /\p{Script=Cyrillic}/u, only: /^\p{Script=Cyrillic}+$/u },
  { some: /\p{Script=Greek}/u, only: /^\p{Script=Greek}+$/u },
];

/** Whether a word mixes letters of two alphabets. */
function isMixed(word: string): boolean {
  const letters = word.replaceAll(neutralLetters, "");
  return alphabets.some(({ some, only }) => some.test(letters) && !only.test(letters));
}

/** @throws {DomainError} bad_request for a name that could be taken for another one. */
export function requireDistinctName(name: string, others: readonly { readonly name: string }[]): void {
  const words = plain(name).match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some(isMixed)) throw workshopErrors.nameMixed();
  const looks = looksOf(name);
  if (others.some((other) => looksOf(other.name).some((look, n) => look === looks[n])))
    throw workshopErrors.nameTaken();
}

/** What people read before they join. @throws {DomainError} not_found; too_many_requests. */
export async function getWorkshopInvitation(
  deps: Deps,
  origin: Origin,
  code: string,
): Promise<WorkshopInvitation> {
  const workshop = await getByCode(deps, origin, code);
  return {
    title: workshop.title,
    organisation: workshop.organisation,
    open: canJoin(stepAt(workshop, deps.clock.now())),
    erasedAt: workshop.erasedAt.toISOString(),
  };
}

/**
 * Joins a workshop and returns the key of a new place. Repeating it with the same key joins only once.
 *
 * @throws {DomainError} not_found; bad_request for a name that could be taken for someone else's; conflict
 * once describing has begun and for a full room; too_many_requests.
 */
export async function joinWorkshop(
  deps: Deps,
  origin: Origin,
  { code, name, guestKey = deps.ids.token(256) }: NewGuest & { readonly code: string },
): Promise<{ readonly guestKey: string }> {
  const keyHash = sha256(guestKey);
  await getByCode(deps, origin, code);
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const workshop = await getByCodeIn(tx, code);
    const known = await findGuest(tx, keyHash);
    if (known?.workshop.id === workshop.id) return;
    if (known !== undefined || !canJoin(stepAt(workshop, now))) throw workshopErrors.notOpen();
    const guests = await listGuests(tx, workshop.id);
    if (guests.length >= workshopLimits.mostGuests) throw workshopErrors.full();
    requireDistinctName(name, guests);
    await enforceLimitsIn(tx, now, [joinsOf(workshop)]);
    const guest = { id: deps.ids.id(), workshopId: workshop.id, keyHash, name, nameKey: nameKeyOf(name) };
    await insertGuest(tx, guest);
  });
  return { guestKey };
}
