import type { Transaction } from "#db/client.ts";
import { keyedHash } from "#src/server/ids.ts";
import { keepMailboxKey, type MailboxKey } from "./mailbox-keys.ts";
import { entriesFor, withEntries, type MailboxList } from "./mailbox-list.ts";
import { addToList, takeFromList, type Invitee } from "./queries.ts";

/**
 * Puts everyone who is invited to a round into its list, for good. It's the same statement whoever they are, and whatever they have done.
 *
 * @param fresh those who were invited just now
 * @returns the list with them
 */
export async function rememberInvited(
  tx: Transaction,
  list: MailboxList,
  fresh: readonly Invitee[] = [],
): Promise<MailboxList> {
  const { surveyId, key } = list;
  const entries = entriesFor(list, fresh);
  await keepMailboxKey(tx, key);
  await addToList(
    tx,
    entries.map((entry) => ({ surveyId, ...entry })),
  );
  return withEntries(list, entries);
}

interface Revoked {
  readonly surveyId: string;
  readonly mailbox: string;
}

/** An invitation has been revoked: see `takeFromList`. */
export async function rememberRevoked(
  tx: Transaction,
  key: MailboxKey,
  { surveyId, mailbox }: Revoked,
): Promise<void> {
  await keepMailboxKey(tx, key);
  await takeFromList(tx, surveyId, keyedHash(key.value, mailbox));
}

interface Panel {
  readonly surveyId: string;
  readonly describers: readonly Invitee[];
}

/** Puts everyone into a round's list who is to answer it in a team round. */
export async function rememberPanel(
  tx: Transaction,
  key: MailboxKey,
  { surveyId, describers }: Panel,
): Promise<void> {
  await keepMailboxKey(tx, key);
  await addToList(
    tx,
    describers.map(({ email, mailbox }) => ({
      surveyId,
      mailboxHash: keyedHash(key.value, mailbox),
      addressHash: keyedHash(key.value, email),
      answersBefore: 0,
    })),
  );
}
