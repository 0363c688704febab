import { mailErrors } from "#src/server/domain/mail/errors.ts";
import type { Queryable } from "#db/client.ts";
import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailPreferenceChanges } from "#src/shared/mail/mail-preferences.input.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
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
  const said = mailTopics.flatMap((topic) => {
    const isWanted = changes[topic];
    return isWanted === undefined ? [] : [{ topic, isWanted }];
  });
  return deps.db.write(async (tx) => {
    const [before] = await Promise.all([
      preferencesIn(tx, address),
      ...said.map(({ topic, isWanted }) => setWanted(tx, addressHashOf(address), topic, isWanted)),
    ]);
    return { ...before, ...withoutUndefined(changes) };
  });
}
