import type { GuestMail } from "#src/shared/workshop/workshop.input.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { en } from "#src/shared/languages/en/index.ts";
import { enforceLimitsIn, canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import type { BrandOwners, EmailRules } from "#src/server/domain/mail/queue/deliver-mails.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { workshopWindowMail } from "#src/server/domain/mail/templates/organisation/workshop.ts";
import { windowMailsOf, windowMailsTo } from "#src/server/domain/workshop/limits.ts";
import { portraitOf } from "#src/server/domain/insight/written.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/own-words.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { eraseGuests } from "#src/server/domain/workshop/erase.ts";
import { type PlacedGuest, getGuest, getGuestIn, writeAsGuest } from "#src/server/domain/workshop/gate.ts";
import {
  type GuestRow,
  findStarterOf,
  listWithPlace,
  updateGuest,
} from "#src/server/domain/workshop/queries.ts";
import { canJoin, leadersOf, presentShown, shownPicture, stepAt } from "#src/server/domain/workshop/rules.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import type { GuestAnswer } from "#src/shared/workshop/workshop.input.ts";
import type { GuestWindow, WorkshopPlace, WorkshopPulse } from "#src/shared/workshop/workshop.output.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";
import { findLateness, takeInLate } from "./join-workshop.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import { responseErrors } from "#src/server/domain/response/errors.ts";
import type { Receipt, StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { deleteAnswer, findAnswer, insertAnswer, listDescribed, markDescribed } from "./guest-queries.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

function presentWindow({ window }: GuestRow): GuestWindow | null {
  if (window === null) return null;
  const { responseCount, evidenceScale = 1, words } = window.content;
  return {
    responseCount,
    evidenceScale,
    words,
    portrait: portraitOf(window.insights, headlineOf(window.content)),
  };
}

/** A guest's own part, and what everyone sees: nothing about what others do. */
async function readPlace(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  { guest, workshop }: PlacedGuest,
): Promise<WorkshopPlace> {
  const step = stepAt(workshop, clock.now());
  return {
    name: guest.name,
    ...presentShown(workshop, step),
    ownWords: guest.selfTraitIds === null ? null : [...guest.selfTraitIds],
    isIn: guest.isIn,
    late: guest.isIn ? null : await findLateness(db, workshop.id, step),
    colleagues: await listDescribed(db, guest.id),
    window: presentWindow(guest),
    isCounted: guest.isCounted,
  };
}

/** @throws {DomainError} not_found; too_many_requests. */
export const getPlace = async (deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPlace> =>
  readPlace(deps.db.read, deps, await getGuest(deps, origin, guestKey));

/** Tells a phone whether to reload. @throws {DomainError} not_found; too_many_requests. */
export async function getPulse(deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPulse> {
  const { workshop } = await getGuest(deps, origin, guestKey);
  return { step: stepAt(workshop, deps.clock.now()), version: workshop.version };
}

const changeGuest = (
  deps: Deps,
  origin: Origin,
  guestKey: string,
  change: (tx: Transaction, found: PlacedGuest, step: WorkshopStep) => Promise<unknown>,
): Promise<WorkshopPlace> =>
  writeAsGuest(deps, origin, guestKey, async (tx, found) => {
    await change(tx, found, stepAt(found.workshop, deps.clock.now()));
    return readPlace(tx, deps, await getGuestIn(tx, deps, guestKey));
  });

/**
 * Saves a guest's own words. Once people describe each other, that takes in someone late; without a window,
 * if too few others are left to describe them.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict for someone who takes part already, and
 * in any other step.
 */
export function saveOwnWords(
  deps: Deps,
  origin: Origin,
  { guestKey, traitIds }: { readonly guestKey: string; readonly traitIds: readonly string[] },
): Promise<WorkshopPlace> {
  const selfTraitIds = inCatalogueOrder(traitIds);
  return changeGuest(deps, origin, guestKey, async (tx, found, step) => {
    const { guest } = found;
    if (!canJoin(step)) throw workshopErrors.otherStep();
    if (step !== "describing") return updateGuest(tx, guest.id, { selfTraitIds });
    if (!guest.isIn) return takeInLate(tx, deps, found, selfTraitIds);
    // Sent twice by someone late, nothing is wrong.
    const saved = guest.selfTraitIds;
    if (saved !== null && JSON.stringify(saved) !== JSON.stringify(selfTraitIds))
      throw workshopErrors.otherStep();
  });
}

/**
 * Takes in someone late who describes others without a window of their own.
 *
 * @throws {DomainError} not_found; conflict in any other step.
 */
export const describeOnly = (deps: Deps, origin: Origin, guestKey: string): Promise<WorkshopPlace> =>
  changeGuest(deps, origin, guestKey, async (tx, found, step) => {
    if (step !== "describing") throw workshopErrors.otherStep();
    if (!found.guest.isIn) await takeInLate(tx, deps, found, null);
  });

/**
 * Stores whether the guest's window counts in the picture, until windows open.
 *
 * @throws {DomainError} not_found; conflict in any other step, and for someone whom nobody describes.
 */
export const setGuestCounted = (
  deps: Deps,
  origin: Origin,
  { guestKey, counted }: { readonly guestKey: string; readonly counted: boolean },
): Promise<WorkshopPlace> =>
  changeGuest(deps, origin, guestKey, async (tx, { guest }, step) => {
    if (step !== "describing") throw workshopErrors.otherStep();
    if (!guest.isIn || guest.selfTraitIds === null) throw workshopErrors.notCountable();
    await updateGuest(tx, guest.id, { isCounted: counted });
  });

/**
 * Deletes a guest with their name, own words, window and the descriptions of them. Their descriptions of
 * others stay, because nothing tells that they wrote them, and so does a picture that counts them, which
 * shows no single person.
 *
 * @throws {DomainError} not_found; too_many_requests.
 */
export const leaveWorkshop = (deps: Deps, origin: Origin, guestKey: string): Promise<void> =>
  writeAsGuest(deps, origin, guestKey, (tx, { guest }) => eraseGuests(tx, [guest.id]));

/**
 * Stores a description without its author, and marks the pair as described in the same write. The guest's
 * panel limits how often they can do it.
 *
 * @throws {DomainError} not_found; bad_request for unknown words; conflict for someone who is described
 * already, and in any other step.
 */
export function describeGuest(
  deps: Deps,
  origin: Origin,
  { guestKey, guestId, traitIds, submissionKey }: GuestAnswer,
): Promise<Receipt> {
  const words = inCatalogueOrder(traitIds);
  const withdrawKey = submissionKey ?? deps.ids.token(256);
  const { answerId } = answerKeys(withdrawKey);
  return writeAsGuest(deps, origin, guestKey, async (tx, { guest, workshop }) => {
    const stored = await findAnswer(tx, answerId);
    if (stored !== undefined) {
      if (stored.guestId !== guestId) throw responseErrors.keyOfOtherSurvey();
      return guestReceipt(deps, stored.name, withdrawKey);
    }
    if (stepAt(workshop, deps.clock.now()) !== "describing") throw workshopErrors.otherStep();
    const described = (await listDescribed(tx, guest.id)).find((one) => one.guestId === guestId);
    if (described === undefined) throw workshopErrors.guestNotFound();
    if (described.isDescribed) throw workshopErrors.described();
    await markDescribed(tx, guest.id, guestId);
    await insertAnswer(tx, guestId, answerId, deps.sealing.seal(words));
    return guestReceipt(deps, described.name, withdrawKey);
  });
}

const others = workshopLimits.leastForWindow - 1;

/** The describer's receipt; the description can be withdrawn until the windows open. */
const guestReceipt = ({ env }: Pick<Deps, "env">, name: string, withdrawKey: string): Receipt => ({
  withdrawKey,
  withdrawUrl: `${env.siteUrl}${paths.withdraw(withdrawKey)}`,
  shownWhen: en.workshop.sent.shownWhen(name, others),
});

/** The receipt again; null for an unknown key and once windows are open, when nothing can be withdrawn. */
export async function findGuestReceipt(deps: Deps, withdrawKey: string): Promise<StoredReceipt | null> {
  const answer = await findAnswer(deps.db.read, answerKeys(withdrawKey).answerId);
  if (answer === undefined) return null;
  const { name } = answer;
  const receipt = guestReceipt(deps, name, withdrawKey);
  return { ...receipt, ownerName: name, ownerFirstName: name, kind: "workshop", others };
}

/** Deletes an answer before its window opens. Returns false if there is none. */
export async function withdrawGuestAnswer({ db }: Pick<Deps, "db">, answerId: string): Promise<boolean> {
  // Checked outside the write, so that unknown keys don't queue with writers.
  if ((await findAnswer(db.read, answerId)) === undefined) return false;
  await db.write((tx) => deleteAnswer(tx, answerId));
  return true;
}

export const workshopBrandOwners = { "workshop guest": findStarterOf } satisfies BrandOwners;

/** Emails to guests are sent only while the guest has a place. */
export const workshopEmails = { "workshop window": listWithPlace } satisfies Partial<EmailRules>;

/**
 * Emails a guest the link to their place. The address is stored only in the queued email, which is erased
 * once sent. It holds nothing that guests wrote, and needs a window or picture: until windows open, anyone can
 * join any number of times, which would make it a way to write to strangers.
 *
 * @throws {DomainError} not_found; conflict after three, and without a window or picture; too_many_requests.
 */
export async function mailPlace(
  deps: Deps,
  origin: Origin,
  { guestKey, email, language }: GuestMail & { readonly guestKey: string },
): Promise<void> {
  await writeAsGuest(deps, origin, guestKey, async (tx, { guest, workshop }) => {
    const now = deps.clock.now();
    const picture = shownPicture(workshop, stepAt(workshop, now));
    if (guest.window === null && picture === null) throw workshopErrors.nothingToMail();
    if (guest.mails >= workshopLimits.mostMails) throw workshopErrors.mailedEnough();
    await enforceLimitsIn(tx, now, [windowMailsTo(canonicalMailbox(email)), windowMailsOf(workshop)]);
    await updateGuest(tx, guest.id, { mails: guest.mails + 1 });
    const content = workshopWindowMail(
      {
        ...{ hasWindow: guest.window !== null, title: workshop.title, erasedAt: workshop.erasedAt },
        ...leadersOf(workshop),
        language: language ?? workshop.language ?? "en",
      },
      guestKey,
    );
    await queueMail(tx, deps, { kind: "workshop window", to: email, subjectId: guest.id, content });
  });
}
