import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import {
  facilitatorDigestMail,
  type DigestedProgramme,
} from "#src/server/domain/mail/templates/programme/facilitator-digest.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { getProgramme } from "#src/server/domain/programme/get-programme.ts";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import { isUnderWay } from "#src/shared/programme/programme.ts";
import { setImmediate } from "node:timers/promises";
import { digestKey, listDigestReaders, listRunningIds } from "./news-queries.ts";

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
