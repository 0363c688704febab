import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { notFound } from "#src/server/errors.ts";
import { sha256 } from "#src/server/ids.ts";
import { mailTopics, type MailTopic } from "#src/shared/mail-topics.ts";
import { findLink, hasOptOut, type OptOutRow } from "./opt-out-queries.ts";
import { setWanted } from "./opt-outs.ts";

/** What the link in a mail is about, and how it stands. */
export interface MailSubscription {
  readonly topic: MailTopic;
  /** Whether such mails come to the address. */
  readonly wanted: boolean;
}

/** A topic that there is no more is nothing to unsubscribe from. */
async function getLink(db: Queryable, token: string): Promise<OptOutRow & { topic: MailTopic }> {
  const row = await findLink(db, sha256(token));
  const topic = mailTopics.find((known) => known === row?.topic);
  if (row === undefined || topic === undefined) throw notFound("Link");
  return { ...row, topic };
}

/**
 * What the link of a mail would stop. Whoever has the mail may know.
 *
 * @throws {DomainError} not_found
 */
export async function getSubscription(deps: Deps, token: string): Promise<MailSubscription> {
  const link = await getLink(deps.db.read, token);
  return { topic: link.topic, wanted: !(await hasOptOut(deps.db.read, link)) };
}

/**
 * Stops mails of one kind to one address, or lets them come again, by the link of such a mail. It works for as long as
 * somebody keeps that mail, as often as they like, and without an account.
 *
 * @throws {DomainError} not_found
 */
export const setSubscription = (deps: Deps, token: string, wanted: boolean): Promise<MailSubscription> =>
  deps.db.write(async (tx) => {
    const { addressHash, topic } = await getLink(tx, token);
    await setWanted(tx, addressHash, topic, wanted);
    return { topic, wanted };
  });
