import { adminErrors } from "#src/server/domain/admin/errors.ts";
import type { Transaction, Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "#src/server/domain/account/administrators.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { findPerson } from "#src/server/domain/admin/people/people.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { PersonActInput } from "#src/shared/admin/admin.input.ts";
import type { PersonActDone } from "#src/shared/admin/people.output.ts";
import { confirmPerson, requireStillConfirmed, type AdminCaller } from "./confirm-caller.ts";
import { personDeeds, type PersonDeed } from "./person-deeds.ts";
import { eraseAccountIn } from "#src/server/domain/own-data/delete-account.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { deletedByAdminMail } from "#src/server/domain/mail/templates/account/by-administrator.ts";

/**
 * The end of a day in UTC, so that a plan includes the named day; null without one.
 *
 * @param day "2027-01-31"
 * @throws {DomainError} bad_request for a day that is over.
 */
export function planUntil(day: string | undefined, now: Date): Date | null {
  if (day === undefined) return null;
  const until = new Date(`${day}T23:59:59.999Z`);
  if (until <= now) throw adminErrors.dayIsOver();
  return until;
}

interface Deletion {
  readonly userId: string;
  /** The address, typed again by the administrator. */
  readonly email: string | undefined;
  readonly password: string | undefined;
}

/**
 * @throws {DomainError} not_found; bad_request for another address; conflict for oneself and the only
 * administrator.
 */
async function getDeletable(
  db: Queryable,
  deps: Deps,
  { actor }: AdminCaller,
  { userId, email }: Deletion,
): Promise<Actor> {
  if (userId === actor.userId) throw adminErrors.ownAccount();
  const person = await findAccountById(db, userId);
  if (person === null) throw adminErrors.personNotFound();
  if (email?.toLowerCase() !== person.email) throw adminErrors.otherAddress();
  await requireOtherAdministrator(db, deps, person);
  return person;
}

/**
 * Deletes someone's account like they would (`eraseAccountIn`). Canceling their plan comes first, so
 * everything that may refuse is checked before that, too.
 *
 * @returns the message for the administrator
 * @throws {DomainError} as `getDeletable` and `confirmPerson`; unavailable if the plan can't be canceled.
 */
async function deletePerson(deps: Deps, caller: AdminCaller, deletion: Deletion): Promise<string> {
  const { userId } = deletion;
  const passwordHash = await confirmPerson(deps, caller, deletion.password);
  await getDeletable(deps.db.read, deps, caller, deletion);
  const email = await endBillingAnd(deps, userId, async (tx) => {
    await requireStillConfirmed(tx, deps, caller, passwordHash);
    const person = await getDeletable(tx, deps, caller, deletion);
    await eraseAccountIn(tx, deps, person, deletedByAdminMail(deps.env, person.firstName));
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: "delete person", targetId: userId });
    return person.email;
  });
  deps.openTalks.endOf(userId);
  return `The account of ${email} is deleted.`;
}

interface ActingAdministrator {
  /** null: someone with a shell on the server. */
  readonly actorId: string | null;
}

interface Act {
  readonly act: PersonDeed;
  readonly until?: Date | null;
}

/**
 * Acts on a person, logs it and emails them, in one write. Every such act, from browser or shell, ends here.
 *
 * @returns the message for the administrator
 * @throws {DomainError} conflict if there is nothing to do
 */
export async function actOnPersonIn(
  tx: Transaction,
  deps: TransactionDeps,
  { actorId }: ActingAdministrator,
  { person, act, until = null }: Act & { readonly person: Actor },
): Promise<string> {
  const { logged, run } = personDeeds[act];
  const { message, email } = await run(tx, deps, person, until);
  await writeActIn(tx, deps, { actorId, act: logged, targetId: person.userId, until });
  if (email !== null) await queueMail(tx, deps, { ...email, to: person.email });
  return message;
}

/**
 * Acts on a person from the browser.
 *
 * @throws {DomainError} `bad_request` about `password`, `until` or `email`; not_found; conflict if there is
 * nothing to do or no administrator would remain; and the errors of `confirmPerson`.
 */
export async function actOnPerson(
  deps: Deps,
  caller: AdminCaller,
  { userId, act, until, email, password }: PersonActInput,
): Promise<PersonActDone> {
  if (act === "delete") {
    const message = await deletePerson(deps, caller, { userId, email, password });
    return { message, person: null };
  }
  const ends = act === "grant-plan" ? planUntil(until, deps.clock.now()) : null;
  const passwordHash = personDeeds[act].isSensitive ? await confirmPerson(deps, caller, password) : null;
  const message = await deps.db.write(async (tx) => {
    await requireStillConfirmed(tx, deps, caller, passwordHash);
    const person = await findAccountById(tx, userId);
    if (person === null) throw adminErrors.personNotFound();
    // Only in the browser: the shell can grant the role again.
    if (act === "revoke-admin") await requireOtherAdministrator(tx, deps, person);
    return actOnPersonIn(tx, deps, { actorId: caller.actor.userId }, { person, act, until: ends });
  });
  return { message, person: await findPerson(deps.db.read, deps, userId) };
}
