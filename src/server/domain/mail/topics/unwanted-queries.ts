import type { Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { mailOptOuts, mails } from "#db/schema/index.ts";
import type { OptOutRow } from "./opt-out-queries.ts";
import { sql } from "drizzle-orm";

/** An email that has just been queued. */
export interface QueuedMail extends OptOutRow {
  readonly id: string;
}

const listed = sql`json_each(${sql.placeholder("mails")}) as listed`;
const isUnwanted = sql`exists (select 1 from ${mailOptOuts}
  where ${mailOptOuts.addressHash} = listed.value ->> 'addressHash' and ${mailOptOuts.topic} = listed.value ->> 'topic')`;

const isLocal = sql`${mails.state} = 'local'`;
const spacesFor = (text: typeof mails.text | typeof mails.html) => sql`printf('%*s', length(${text}), '')`;

/** As one that is queued without a recipient. */
const cancel = prepared((tx: Transaction) =>
  tx
    .update(mails)
    .set({
      recipient: "",
      replyTo: null,
      text: spacesFor(mails.text),
      html: spacesFor(mails.html),
      state: sql`case when ${isLocal} then 'sent' else ${mails.state} end`,
      unsubscribeUrl: sql`case when ${isLocal} then null else ${mails.unsubscribeUrl} end`,
      subjectType: sql`case when ${isLocal} then null else ${mails.subjectType} end`,
      subjectId: sql`case when ${isLocal} then null else ${mails.subjectId} end`,
      keep: false,
    })
    .where(sql`${mails.id} in (select listed.value ->> 'id' from ${listed} where ${isUnwanted})`)
    .prepare(),
);

/**
 * Takes the recipient off unwanted emails, and leaves everything else about their rows as it is. Only the database knows which ones those
 * were: the caller can tell neither from an answer nor from the time that it takes.
 */
export async function cancelUnwanted(tx: Transaction, queued: readonly QueuedMail[]): Promise<void> {
  if (queued.length === 0) return;
  const rows = queued.map(({ id, addressHash, topic }) => ({ id, addressHash, topic }));
  await cancel(tx).run({ mails: JSON.stringify(rows) });
}
