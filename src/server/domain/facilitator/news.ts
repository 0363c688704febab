import type { Actor } from "#src/server/actor.ts";
import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import {
  type DigestedProgramme,
  facilitatorDigestMail,
  resultsSharedMail,
} from "#src/server/domain/mail/templates/programme/facilitator.ts";
import { repliesMail } from "#src/server/domain/mail/templates/replies.ts";
import { suppressMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { getProgramme } from "#src/server/domain/programme/present-programme.ts";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import { isUnderWay } from "#src/shared/programme/programme.ts";
import { paths } from "#src/shared/site/paths.ts";
import { setImmediate } from "node:timers/promises";
import {
  digestKey,
  listDigestReaders,
  listRecentlyShared,
  listRunningIds,
  listUnannouncedReplies,
  listUnannouncedShares,
  type UnannouncedShare,
} from "./news-queries.ts";
import { inBatches } from "#src/server/queue.ts";

const readersPerBatch = 50;

/** Mondays at eight UTC; the hours after it catch up if the server was down. */
const monday = 1;
const isDigestTime = (now: Date): boolean =>
  now.getUTCDay() === monday && now.getUTCHours() >= 8 && now.getUTCHours() < 12;

const isNewlyShared = ({ sharedSince }: Client, since: Date): boolean =>
  sharedSince !== null && new Date(sharedSince) > since;

/** A programme's part of the digest; null if nothing is under way or newly shared. */
function digestOf({ title, stages, clients }: Programme, since: Date): DigestedProgramme | null {
  const shared = clients.filter((client) => isNewlyShared(client, since));
  const waiting = clients.filter(({ stage }) => stage === "invited" || isUnderWay(stage));
  if (shared.length + waiting.length === 0) return null;
  const ready = waiting.filter(({ stage }) => stage === "ready");
  return { title, stages, ready: ready.map(({ name }) => name), shared: shared.map(({ name }) => name) };
}

async function sendTo(deps: Deps, facilitator: Actor, week: string): Promise<void> {
  const since = after(deps.clock.now(), -days(7));
  const programmes: DigestedProgramme[] = [];
  // Goes through the gate, so an email says no more than a page.
  for (const { id } of await listRunningIds(deps.db.read, facilitator.userId)) {
    const digested = digestOf(await getProgramme(deps, facilitator, id), since);
    if (digested !== null) programmes.push(digested);
  }
  if (programmes.length === 0) return;
  const { userId, email, firstName } = facilitator;
  await deps.db.write((tx) =>
    queueTopicMail(tx, deps, {
      kind: "facilitator digest",
      eventKey: digestKey(userId, week),
      to: email,
      content: facilitatorDigestMail(firstName, programmes),
    }),
  );
}

/** Sends Monday's digests to facilitators with something under way. Runs hourly. */
export async function sendDigests(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  if (!isDigestTime(now)) return;
  const week = now.toISOString().slice(0, "2026-11-23".length);
  let last = "";
  for (;;) {
    const readers = await listDigestReaders(deps.db.read, last, week, readersPerBatch);
    for (const reader of readers) {
      await sendTo(deps, reader, week);
      // A file database never yields, so let other requests run.
      await setImmediate();
    }
    last = readers.at(-1)?.userId ?? last;
    if (readers.length < readersPerBatch) return;
  }
}

/**
 * Tells facilitators who has accepted or declined, in one email for each hour that is over. Looks back a day,
 * for the hours in which the server was down.
 */
export async function announceReplies(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const until = new Date(Math.floor(now.getTime() / hours(1)) * hours(1));
  const replies = await listUnannouncedReplies(deps.db.read, after(until, -days(1)), until);
  const perEmail = [...Map.groupBy(replies, ({ eventKey }) => eventKey).values()];
  await inBatches(perEmail, 1, async ([theirs = []]) => {
    const [first] = theirs;
    if (first === undefined) return;
    const { eventKey, email, firstName } = first;
    const content = {
      firstName,
      who: "clients",
      replies: theirs,
      path: paths.dashboardFacilitator(),
    } as const;
    await deps.db.write((tx) =>
      queueTopicMail(tx, deps, {
        kind: "client replies",
        eventKey,
        to: email,
        content: repliesMail(content),
      }),
    );
  });
}

/** Someone who turns these emails on again gets none about old shares. */
const newsMs = days(7);

/**
 * Emails each facilitator once about everything shared since the last time. Runs hourly, so sharing withdrawn
 * before that is never announced; looks back seven days.
 */
export async function announceSharedResults(deps: Deps): Promise<void> {
  const { read } = deps.db;
  const clientIds = await listRecentlyShared(read, after(deps.clock.now(), -newsMs));
  const shares = await listUnannouncedShares(read, clientIds);
  const perFacilitator = [...Map.groupBy(shares, ({ facilitatorId }) => facilitatorId).values()];
  await inBatches(perFacilitator, 1, ([theirs = []]) => announceShares(deps, theirs));
}

async function announceShares(deps: Deps, found: readonly UnannouncedShare[]): Promise<void> {
  const clientIds = found.map(({ clientId }) => clientId);
  await deps.db.write(async (tx) => {
    const shares = await listUnannouncedShares(tx, clientIds);
    const [first, ...others] = shares;
    if (first === undefined) return;
    const { eventKey, email, firstName } = first;
    const isQueued = await queueTopicMail(tx, deps, {
      kind: "result shared",
      eventKey,
      to: email,
      content: resultsSharedMail(firstName, shares),
    });
    if (isQueued) for (const other of others) await suppressMail(tx, deps, "result shared", other.eventKey);
  });
}
