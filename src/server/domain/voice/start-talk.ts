import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { voiceErrors } from "./errors.ts";
import { deleteTicket, findContent, hasTicket } from "./queries.ts";
import { demoSubject, subjectOf, type TalkSubject } from "./talk-subject.ts";
import { systemTimers, type Timers } from "#src/server/clock.ts";
import { runConversation, type Talk } from "#src/server/domain/voice/agent/run-conversation.ts";
import type { Wire } from "#src/server/domain/voice/agent/wire.ts";
import { builtInBrain } from "./built-in/built-in-talk.ts";

/** The agent of talks with the built-in coach where the usual one can't be reached; part of the signed URL. */
export const standInAgentId = "openpane-stand-in";

/**
 * Uses up the token of a signed URL.
 *
 * @throws {DomainError} forbidden if it is used, expired or unknown, or its result is gone
 */
export async function spendTicket(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<{ readonly subject: TalkSubject; readonly userId: string | null }> {
  const id = sha256(token);
  // Checked outside the write, so that random tokens don't queue with writers.
  if (!(await hasTicket(db.read, id))) throw voiceErrors.ticketSpent();
  const ticket = await db.write((tx) => deleteTicket(tx, id));
  if (ticket === undefined || ticket.expiresAt <= clock.now()) throw voiceErrors.ticketSpent();
  const { purpose, snapshotId, userId } = ticket;
  if (snapshotId === null) return { subject: demoSubject(), userId };
  const content = await findContent(db.read, snapshotId);
  if (content === undefined) throw voiceErrors.ticketSpent();
  return { subject: subjectOf(purpose, content), userId };
}

/**
 * Starts a conversation with our own brain. An earlier one of the same person ends, with a sentence.
 *
 * @throws {DomainError} with the sentence to close the connection with
 */
export async function startTalk(
  deps: Deps,
  /** The token and the agent of the signed URL, and the caller's network, for limits. */
  { token, agentId, network }: { token: string; agentId?: string; network: string },
  wire: Wire,
  timers: Timers = systemTimers,
): Promise<Talk> {
  const { voice, openTalks, log, ids, env } = deps;
  const brain = agentId === standInAgentId ? builtInBrain : voice;
  if (voice === null || brain === null || brain.name === "elevenlabs") throw voiceErrors.off();
  const { subject, userId } = await spendTicket(deps, token);
  const end = (sentence: string): void => {
    talk.end(1008, sentence);
  };
  const release = openTalks.add({ userId, network, end });
  if (release === null) throw voiceErrors.busy();
  const talk = runConversation({
    brain,
    subject,
    wire,
    timers,
    log,
    talkId: ids.id(),
    crisisLines: env.CRISIS_LINES,
  });
  return {
    ...talk,
    lost: () => {
      release();
      talk.lost();
    },
  };
}
