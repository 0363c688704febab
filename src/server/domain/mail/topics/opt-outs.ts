import type { Queryable, Transaction } from "#db/client.ts";
import { sha256 } from "#src/server/ids.ts";
import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import {
  copyOptOuts,
  deleteOptOut,
  hasOptOut,
  insertOptOut,
  listOptOuts,
  listOptOutsOf,
} from "./opt-out-queries.ts";
import { factsOf } from "#src/shared/mail/email-kinds.ts";
import { cancelMails, listWaitingMails, type MailRow } from "#src/server/domain/mail/queue/queries.ts";

/*
 * Who wants no emails of a kind. The wish belongs to the exact address, not to an account: peers without one may have it, and it
 * outlives the account. A +tag makes another address, as it may be another person's. It is kept under a hash, so that the table
 * is no list of addresses; the hash of an address that someone guesses can be computed, so it is not a secret either.
 */

/** What an address is called here. */
export const addressHashOf = (address: string): string => sha256(address.trim().toLowerCase());

/** Whether emails of this kind must not go to the address. */
export const isOptedOut = (db: Queryable, address: string, topic: MailTopic): Promise<boolean> =>
  hasOptOut(db, { addressHash: addressHashOf(address), topic });

/** The kinds of emails that must not go to the address. */
export const listTopicsWithout = async (db: Queryable, address: string): Promise<ReadonlySet<string>> =>
  new Set((await listOptOuts(db, addressHashOf(address))).map(({ topic }) => topic));

/** Those emails that must not go to their addresses. */
interface OptedOut {
  has(mail: { readonly to: string; readonly topic: MailTopic }): boolean;
}

/** @param addresses all that there may be an email to */
export async function findOptedOut(db: Queryable, addresses: readonly string[]): Promise<OptedOut> {
  const nameOf = (addressHash: string, topic: string) => `${addressHash} ${topic}`;
  const rows = addresses.length === 0 ? [] : await listOptOutsOf(db, addresses.map(addressHashOf));
  const known = new Set(rows.map(({ addressHash, topic }) => nameOf(addressHash, topic)));
  return { has: ({ to, topic }) => known.has(nameOf(addressHashOf(to), topic)) };
}

/** Emails of the kind that wait for their turn, or for a mail server that is away: they would come after the wish. */
async function listUnwanted(tx: Transaction, addressHash: string, topic: MailTopic): Promise<string[]> {
  const isOfTopic = (kind: MailRow["kind"]) => kind !== "" && factsOf(kind).topic === topic;
  const waiting = await listWaitingMails(tx);
  return waiting
    .filter(({ kind, recipient }) => isOfTopic(kind) && addressHashOf(recipient) === addressHash)
    .map(({ id }) => id);
}

/** Writes down a wish; saying the same twice changes nothing. */
export async function setWanted(
  tx: Transaction,
  addressHash: string,
  topic: MailTopic,
  isWanted: boolean,
): Promise<void> {
  const row = { addressHash, topic };
  if (isWanted) return deleteOptOut(tx, row);
  const unwanted = await listUnwanted(tx, addressHash, topic);
  await insertOptOut(tx, row);
  await cancelMails(tx, unwanted);
}

/** Someone moves to another address, and takes along what they do not want. */
export const moveOptOuts = (tx: Transaction, from: string, to: string): Promise<void> =>
  copyOptOuts(tx, addressHashOf(from), addressHashOf(to));
