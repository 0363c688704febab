import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import {
  type DigestedProgramme,
  facilitatorDigestMail,
  resultSharedMail,
} from "#src/server/domain/mail/templates/programme/facilitator.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { getProgramme } from "#src/server/domain/programme/present-programme.ts";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import { isUnderWay } from "#src/shared/programme/programme.ts";
import { setImmediate } from "node:timers/promises";
import {
  digestKey,
  listDigestReaders,
  listLatelyShown,
  listRunningIds,
  listUntoldShares,
} from "./news-queries.ts";
import { inBatches } from "#src/server/queue.ts";

const readAtOnce = 50;

/** Mondays at eight; the hours after it make up for a server that was down then. */
const monday = 1;
const isTime = (now: Date): boolean =>
  now.getUTCDay() === monday && now.getUTCHours() >= 8 && now.getUTCHours() < 12;

const isNewlyShared = ({ sharedSince }: Client, since: Date): boolean =>
  sharedSince !== null && new Date(sharedSince) > since;

/** What a digest says of a programme; null where everyone is where they will stay. */
function digest({ title, stages, clients }: Programme, since: Date): DigestedProgramme | null {
  const shared = clients.filter((client) => isNewlyShared(client, since));
  const waiting = clients.filter(({ stage }) => stage === "invited" || isUnderWay(stage));
  if (shared.length + waiting.length === 0) return null;
  const ready = waiting.filter(({ stage }) => stage === "ready");
  return { title, stages, ready: ready.map(({ name }) => name), shared: shared.map(({ name }) => name) };
}

async function sendTo(deps: Deps, facilitator: Actor, week: string): Promise<void> {
  const since = after(deps.clock.now(), -days(7));
  const programmes: DigestedProgramme[] = [];
  // Through the gate, like their pages: an email says no more.
  for (const { id } of await listRunningIds(deps.db.read, facilitator.userId)) {
    const digested = digest(await getProgramme(deps, facilitator, id), since);
    if (digested !== null) programmes.push(digested);
  }
  if (programmes.length === 0) return;
  const { userId, email, firstName } = facilitator;
  await deps.db.write((tx) =>
    queueTopicMail(tx, deps, {
      kind: "facilitator digest",
      eventKey: digestKey(userId, week),
      to: email,
      content: (unsubscribeUrl) => facilitatorDigestMail(deps.env, { firstName, programmes }, unsubscribeUrl),
    }),
  );
}

/** Tells each facilitator on Mondays how far their clients are, if something is under way. To be run on the hour. */
export async function sendDigests(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  if (!isTime(now)) return;
  const week = now.toISOString().slice(0, "2026-11-23".length);
  let last = "";
  for (;;) {
    const readers = await listDigestReaders(deps.db.read, last, week, readAtOnce);
    for (const reader of readers) {
      await sendTo(deps, reader, week);
      // A database in a file answers without ever waiting: requests need a turn, too.
      await setImmediate();
    }
    last = readers.at(-1)?.userId ?? last;
    if (readers.length < readAtOnce) return;
  }
}

/** Clients that are looked at together, and told of in one write: nobody else waits for longer than these take. */
const lookedAtOnce = 20;

/** Whoever turns such emails on again gets none about what they have long seen. */
const newsForMs = days(7);

/**
 * Queues an email to each facilitator whom a client lets see their result: one for each time that sharing begins. It runs on the hour, so
 * nobody is told of sharing that was taken back before then. It looks only at what was shared in the last seven days.
 */
export async function tellOfSharedResults(deps: Deps): Promise<void> {
  const clientIds = await listLatelyShown(deps.db.read, after(deps.clock.now(), -newsForMs));
  await inBatches(clientIds, lookedAtOnce, (some) => tell(deps, some));
}

async function tell(deps: Deps, clientIds: readonly string[]): Promise<void> {
  // Most often there are none: nobody has to wait for a write then.
  if ((await listUntoldShares(deps.db.read, clientIds)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { eventKey, email, ...shared } of await listUntoldShares(tx, clientIds))
      await queueTopicMail(tx, deps, {
        kind: "result shared",
        eventKey,
        to: email,
        content: (unsubscribeUrl) => resultSharedMail(deps.env, shared, unsubscribeUrl),
      });
  });
}
