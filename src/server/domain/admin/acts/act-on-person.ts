import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { findAccountByIdIn } from "#src/server/domain/account/find-account.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import { writeActIn } from "#src/server/domain/admin/log/write-act.ts";
import { findPerson } from "#src/server/domain/admin/people/get-person.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { PersonActInput } from "#src/shared/admin/people.input.ts";
import type { PersonActDone } from "#src/shared/admin/people.output.ts";
import { confirmPerson, confirmRole, type AdminCaller } from "./confirm-caller.ts";
import { deletePerson } from "./delete-person.ts";
import { askWhetherLawful, personDeeds, type PersonDeed } from "./person-deeds.ts";
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
 * @returns does it, and gives what to tell the administrator; throws {DomainError} conflict, where there is nothing to do
 */
async function askToAct(
  tx: Transaction,
  deps: Deps,
  { actorId }: AsWhom,
  { userId, act, until = null }: Act & { readonly userId: string },
): Promise<(person: Actor) => Promise<string>> {
  const { logged, ask } = personDeeds[act];
  const run = await ask(tx, deps, userId);
  return async (person) => {
    const { said, tell } = await run(person, until);
    await writeActIn(tx, deps, { actorId, act: logged, targetId: userId, until });
    if (tell !== null) await queueMail(tx, deps, { ...tell, to: person.email });
    return said;
  };
}

/** As `askToAct`, of someone who is known. */
export async function actOnPersonIn(
  tx: Transaction,
  deps: Deps,
  asWhom: AsWhom,
  { person, ...act }: Act & { readonly person: Actor },
): Promise<string> {
  const run = await askToAct(tx, deps, asWhom, { ...act, userId: person.userId });
  return run(person);
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
  const { isGrave } = personDeeds[act];
  const { admitted, requireStill } = isGrave
    ? confirmPerson(deps, caller, password)
    : { admitted: Promise.resolve(), requireStill: confirmRole(deps, caller) };
  const perform = async (tx: Transaction): Promise<string> => {
    const [person, requireLawful, run] = await Promise.all([
      findAccountByIdIn(tx, userId),
      askWhetherLawful(tx, deps, { userId, act }),
      askToAct(tx, deps, { actorId: caller.actor.userId }, { userId, act, until: ends }),
      requireStill(tx),
    ]);
    if (person === null) throw adminErrors.personNotFound();
    requireLawful(person);
    return run(person);
  };
  return deps.db.writeAndAsk(
    perform,
    async (tx, message) => ({ message, person: await findPerson(tx, deps, userId) }),
    { after: admitted },
  );
}
