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
 * Opt-outs belong to the exact address, not to an account: peers without one may opt out too, and an opt-out
 * outlives the account. A +tag makes another address, as it may be another person's. Addresses are stored as
 * hashes, so that the table is no list of them; a hash is no secret, as anyone can compute it for an address
 * they guess.
 */

export const addressHashOf = (address: string): string => sha256(address.trim().toLowerCase());

export const isOptedOut = (db: Queryable, address: string, topic: MailTopic): Promise<boolean> =>
  hasOptOut(db, { addressHash: addressHashOf(address), topic });

const listOptedOutTopics = async (db: Queryable, address: string): Promise<ReadonlySet<string>> =>
  new Set((await listOptOuts(db, addressHashOf(address))).map(({ topic }) => topic));

interface OptedOut {
  has(mail: { readonly to: string; readonly topic: MailTopic }): boolean;
}

export async function findOptedOut(db: Queryable, addresses: readonly string[]): Promise<OptedOut> {
  const keyOf = (addressHash: string, topic: string) => `${addressHash} ${topic}`;
  const rows = addresses.length === 0 ? [] : await listOptOutsOf(db, addresses.map(addressHashOf));
  const optOuts = new Set(rows.map(({ addressHash, topic }) => keyOf(addressHash, topic)));
  return { has: ({ to, topic }) => optOuts.has(keyOf(addressHashOf(to), topic)) };
}

/** Lists queued emails of the topic, which would otherwise arrive after the opt-out. */
async function listUnwanted(tx: Transaction, addressHash: string, topic: MailTopic): Promise<string[]> {
  const isOfTopic = (kind: MailRow["kind"]) => kind !== "" && factsOf(kind).topic === topic;
  const waiting = await listWaitingMails(tx);
  return waiting
    .filter(({ kind, recipient }) => isOfTopic(kind) && addressHashOf(recipient) === addressHash)
    .map(({ id }) => id);
}

/** Stores or removes an opt-out; idempotent. */
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

/** Copies opt-outs to a user's new address. */
export const moveOptOuts = (tx: Transaction, from: string, to: string): Promise<void> =>
  copyOptOuts(tx, addressHashOf(from), addressHashOf(to));

const allWanted: MailPreferences = { rounds: true, plans: true, invitations: true, clients: true };

async function preferencesIn(db: Queryable, address: string): Promise<MailPreferences> {
  const unwanted = await listOptedOutTopics(db, address);
  const isWanted = (topic: MailTopic): boolean => !unwanted.has(topic);
  return {
    rounds: isWanted("rounds"),
    plans: isWanted("plans"),
    invitations: isWanted("invitations"),
    clients: isWanted("clients"),
  };
}

/** The optional emails a user gets. An unconfirmed address shows all on: it may be someone else's. */
export async function getMailPreferences(deps: Deps, actor: Actor): Promise<MailPreferences> {
  const address = verifiedAddress(actor);
  return address === null ? allWanted : preferencesIn(deps.db.read, address);
}

/**
 * Changes the given preferences and returns all of them.
 *
 * @throws {DomainError} forbidden for an unconfirmed address
 */
export async function setMailPreferences(
  deps: Deps,
  actor: Actor,
  changes: MailPreferenceChanges,
): Promise<MailPreferences> {
  const address = verifiedAddress(actor);
  if (address === null) throw mailErrors.addressUnconfirmed();
  const given = mailTopics.flatMap((topic) => {
    const isWanted = changes[topic];
    return isWanted === undefined ? [] : [{ topic, isWanted }];
  });
  return deps.db.write(async (tx) => {
    const [before] = await Promise.all([
      preferencesIn(tx, address),
      ...given.map(({ topic, isWanted }) => setWanted(tx, addressHashOf(address), topic, isWanted)),
    ]);
    return { ...before, ...withoutUndefined(changes) };
  });
}

/** What an unsubscribe link is for, and its present state. */
export interface MailSubscription {
  readonly topic: MailTopic;
  readonly wanted: boolean;
  /** Whether emails about the invitation's round are off; null for emails about something else. */
  readonly surveyMuted: boolean | null;
}

/** @throws {DomainError} not_found, also for a topic that no longer exists */
export async function getLink(db: Queryable, token: string): Promise<LinkRow & { topic: MailTopic }> {
  const row = await findLink(db, sha256(token));
  const topic = mailTopics.find((known) => known === row?.topic);
  if (row === undefined || topic === undefined) throw mailErrors.linkNotFound();
  return { ...row, topic };
}

export const isWanted = async (db: Queryable, link: LinkRow): Promise<boolean> =>
  !(await hasOptOut(db, link));

/** What an unsubscribe link would stop; anyone with the email may know. @throws {DomainError} not_found */
export async function getSubscription(deps: Deps, token: string): Promise<MailSubscription> {
  const link = await getLink(deps.db.read, token);
  const { topic, surveyMuted } = link;
  return { topic, wanted: await isWanted(deps.db.read, link), surveyMuted };
}

/**
 * Turns a topic's emails to one address off or on, by the link in an email. The link needs no account and
 * never expires.
 *
 * @throws {DomainError} not_found
 */
export const setSubscription = (deps: Deps, token: string, wanted: boolean): Promise<MailSubscription> =>
  deps.db.write(async (tx) => {
    const { addressHash, topic, surveyMuted } = await getLink(tx, token);
    await setWanted(tx, addressHash, topic, wanted);
    return { topic, wanted, surveyMuted };
  });
