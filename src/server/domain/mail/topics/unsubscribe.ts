import { mailErrors } from "#src/server/domain/mail/errors.ts";
import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { mailTopics, type MailTopic } from "#src/shared/mail/mail-topics.ts";
import { findLink, hasOptOut, type LinkRow } from "./opt-out-queries.ts";
import { setWanted } from "./opt-outs.ts";

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
