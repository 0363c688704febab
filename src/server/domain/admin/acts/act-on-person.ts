import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "#src/server/domain/account/administrators/require-other-administrator.ts";
import { findAccountById } from "#src/server/domain/account/find-account.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/admin/log/write-act.ts";
import { findPerson } from "#src/server/domain/admin/people/get-person.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { PersonActInput } from "#src/shared/admin/people.input.ts";
import type { PersonActDone } from "#src/shared/admin/people.output.ts";
import { confirmPerson, requireStillConfirmed, type AdminCaller } from "./confirm-caller.ts";
import { deletePerson } from "./delete-person.ts";
import { personDeeds, type PersonDeed } from "./person-deeds.ts";
import { planUntil } from "./plan-until.ts";

interface AsWhom {
  /** null: someone with a shell on the server. */
  readonly actorId: string | null;
}

interface Act {
  readonly act: PersonDeed;
  readonly until?: Date | null;
}

/**
 * Does something to a person, writes it into the log and emails it to them, all in one write. Every such act goes through here, from
 * the browser and from the shell.
 *
 * @returns what to tell the administrator
 * @throws {DomainError} conflict, where there is nothing to do
 */
export async function actOnPersonIn(
  tx: Transaction,
  deps: Deps,
  { actorId }: AsWhom,
  { person, act, until = null }: Act & { readonly person: Actor },
): Promise<string> {
  const { logged, run } = personDeeds[act];
  const { said, tell } = await run(tx, deps, person, until);
  await writeActIn(tx, deps, { actorId, act: logged, targetId: person.userId, until });
  if (tell !== null) await queueMail(tx, deps, { ...tell, to: person.email });
  return said;
}

/**
 * What an administrator does to a person from the browser.
 *
 * @throws {DomainError} `bad_request` about the field `password`, where it's needed or wrong, about `until` and about `email`; not_found;
 * conflict, where there is nothing to do or it would leave the site without an administrator; and what `confirmPerson` throws.
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
  const passwordHash = personDeeds[act].isGrave ? await confirmPerson(deps, caller, password) : null;
  const message = await deps.db.write(async (tx) => {
    await requireStillConfirmed(tx, deps, caller, passwordHash);
    const person = await findAccountById(tx, userId);
    if (person === null) throw adminErrors.personNotFound();
    // The shell may take the last administrator's role away, as it can give it again.
    if (act === "revoke-admin") await requireOtherAdministrator(tx, deps, person);
    return actOnPersonIn(tx, deps, { actorId: caller.actor.userId }, { person, act, until: ends });
  });
  return { message, person: await findPerson(deps.db.read, deps, userId) };
}
