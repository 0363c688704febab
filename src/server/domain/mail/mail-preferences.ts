import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailPreferenceChanges } from "#src/shared/mail-preferences.ts";
import { mailTopics, type MailPreferences } from "#src/shared/mail-topics.ts";
import { isOptedOut, mailboxHash, setWanted } from "./opt-outs.ts";

const preferencesIn = async (db: Queryable, { email }: Actor): Promise<MailPreferences> => ({
  rounds: !(await isOptedOut(db, email, "rounds")),
  invitations: !(await isOptedOut(db, email, "invitations")),
});

/** Which mails a person gets, of those that they may do without. */
export const getMailPreferences = (deps: Deps, actor: Actor): Promise<MailPreferences> =>
  preferencesIn(deps.db.read, actor);

/** Changes what is said, and answers with how it stands now. */
export const setMailPreferences = (
  deps: Deps,
  actor: Actor,
  changes: MailPreferenceChanges,
): Promise<MailPreferences> =>
  deps.db.write(async (tx) => {
    for (const topic of mailTopics) {
      const isWanted = changes[topic];
      if (isWanted !== undefined) await setWanted(tx, mailboxHash(actor.email), topic, isWanted);
    }
    return preferencesIn(tx, actor);
  });
