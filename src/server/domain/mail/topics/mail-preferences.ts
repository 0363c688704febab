import { mailErrors } from "#src/server/domain/mail/errors.ts";
import type { Queryable } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailPreferenceChanges } from "#src/shared/mail/mail-preferences.input.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import { mailTopics } from "#src/shared/mail/mail-topics.ts";
import { isOptedOut, addressHashOf, setWanted } from "./opt-outs.ts";

const allWanted: MailPreferences = { rounds: true, plans: true, invitations: true, clients: true };

const preferencesIn = async (db: Queryable, address: string): Promise<MailPreferences> => ({
  rounds: !(await isOptedOut(db, address, "rounds")),
  plans: !(await isOptedOut(db, address, "plans")),
  invitations: !(await isOptedOut(db, address, "invitations")),
  clients: !(await isOptedOut(db, address, "clients")),
});

/** Which emails a person gets, of those they can do without. An unconfirmed address may be someone else's: it shows no wishes. */
export async function getMailPreferences(deps: Deps, actor: Actor): Promise<MailPreferences> {
  const address = verifiedAddress(actor);
  return address === null ? allWanted : preferencesIn(deps.db.read, address);
}

/**
 * Changes what is said, and answers with how it stands now.
 *
 * @throws {DomainError} forbidden for an address that is not confirmed.
 */
export async function setMailPreferences(
  deps: Deps,
  actor: Actor,
  changes: MailPreferenceChanges,
): Promise<MailPreferences> {
  const address = verifiedAddress(actor);
  if (address === null) throw mailErrors.addressUnconfirmed();
  return deps.db.write(async (tx) => {
    for (const topic of mailTopics) {
      const isWanted = changes[topic];
      if (isWanted !== undefined) await setWanted(tx, addressHashOf(address), topic, isWanted);
    }
    return preferencesIn(tx, address);
  });
}
