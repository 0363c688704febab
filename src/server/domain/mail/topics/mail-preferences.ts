import { mailErrors } from "#src/server/domain/mail/errors.ts";
import type { Queryable } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailPreferenceChanges } from "#src/shared/mail/mail-preferences.input.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import { mailTopics, type MailTopic } from "#src/shared/mail/mail-topics.ts";
import { addressHashOf, listTopicsWithout, setWanted } from "./opt-outs.ts";

const allWanted: MailPreferences = { rounds: true, plans: true, invitations: true, clients: true };

async function preferencesIn(db: Queryable, address: string): Promise<MailPreferences> {
  const unwanted = await listTopicsWithout(db, address);
  const isWanted = (topic: MailTopic): boolean => !unwanted.has(topic);
  return {
    rounds: isWanted("rounds"),
    plans: isWanted("plans"),
    invitations: isWanted("invitations"),
    clients: isWanted("clients"),
  };
}

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
