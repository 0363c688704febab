import type { Queryable, Transaction } from "#db/client.ts";
import { sha256 } from "#src/server/ids.ts";
import { type MailTopic, mailTopics } from "#src/shared/mail/mail-topics.ts";
import {
  type LinkRow,
  copyOptOuts,
  deleteOptOut,
  findLink,
  hasOptOut,
  insertOptOut,
  listOptOuts,
  listOptOutsOf,
} from "./opt-out-queries.ts";
import { factsOf } from "#src/shared/mail/email-kinds.ts";
import { type MailRow, cancelMails, listWaitingMails } from "#src/server/domain/mail/queue/queries.ts";
import { mailErrors } from "#src/server/domain/mail/errors.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailPreferenceChanges } from "#src/shared/mail/mail-preferences.input.ts";
import type { MailPreferences } from "#src/shared/mail/mail-preferences.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";

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
const listTopicsWithout = async (db: Queryable, address: string): Promise<ReadonlySet<string>> =>
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

/** What the link in an email is about, and how it stands. */
export interface MailSubscription {
  readonly topic: MailTopic;
  /** Whether such emails come to the address. */
  readonly wanted: boolean;
  /** For an email about an invitation, whether emails about its round alone are stopped; null for every other. */
  readonly surveyMuted: boolean | null;
}

/** @throws {DomainError} not_found, also where there's no such topic any more */
export async function getLink(db: Queryable, token: string): Promise<LinkRow & { topic: MailTopic }> {
  const row = await findLink(db, sha256(token));
  const topic = mailTopics.find((known) => known === row?.topic);
  if (row === undefined || topic === undefined) throw mailErrors.linkNotFound();
  return { ...row, topic };
}

/** Whether emails of a link's topic come to its address. */
export const isWanted = async (db: Queryable, link: LinkRow): Promise<boolean> =>
  !(await hasOptOut(db, link));

/**
 * What the link of an email would stop. Whoever has the email may know.
 *
 * @throws {DomainError} not_found
 */
export async function getSubscription(deps: Deps, token: string): Promise<MailSubscription> {
  const link = await getLink(deps.db.read, token);
  const { topic, surveyMuted } = link;
  return { topic, wanted: await isWanted(deps.db.read, link), surveyMuted };
}

/**
 * Stops emails of one kind to one address, or lets them come again, by the link of such an email. It works for as long as
 * someone keeps that email, as often as they like, and without an account.
 *
 * @throws {DomainError} not_found
 */
export const setSubscription = (deps: Deps, token: string, wanted: boolean): Promise<MailSubscription> =>
  deps.db.write(async (tx) => {
    const { addressHash, topic, surveyMuted } = await getLink(tx, token);
    await setWanted(tx, addressHash, topic, wanted);
    return { topic, wanted, surveyMuted };
  });
