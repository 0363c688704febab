import type { Deps } from "#src/server/deps.ts";
import { systemTimers, type Timers } from "#src/server/timers.ts";
import { leadTalk, type Talk } from "./agent/lead-talk.ts";
import type { Wire } from "./agent/wire.ts";
import { voiceErrors } from "./errors.ts";
import { spendTicket } from "./spend-ticket.ts";
import { standIn, standInAgentId } from "./stand-in.ts";

interface Caller {
  /** The token of the signed URL. */
  readonly token: string;
  /** Whom the URL leads to. */
  readonly agentId?: string;
  /** Where the connection comes from, as limits see it. */
  readonly network: string;
}

/**
 * Starts a talk with a brain of our own. The same person's earlier talk ends, with a sentence.
 *
 * @throws {DomainError} whose sentence the connection is to be closed with
 */
export async function startTalk(
  deps: Deps,
  { token, agentId, network }: Caller,
  wire: Wire,
  timers: Timers = systemTimers,
): Promise<Talk> {
  const { voice, openTalks, log, ids } = deps;
  const brain = agentId === standInAgentId ? standIn : voice;
  if (voice === null || brain === null || brain.name === "elevenlabs") throw voiceErrors.off();
  const { subject, userId } = await spendTicket(deps, token);
  let talk: Talk | null = null;
  const end = (sentence: string): void => talk?.end(1008, sentence);
  const release = openTalks.add({ userId, network, end });
  if (release === null) throw voiceErrors.busy();
  const led = leadTalk({ brain, subject, wire, timers, log, talkId: ids.id() });
  talk = led;
  return {
    ...led,
    lost: () => {
      release();
      led.lost();
    },
  };
}
