import type { Actor, Origin } from "#src/server/actor.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { type Counter, countEach } from "#src/server/auth/limits/counters.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { after } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSnapshot } from "#src/server/domain/analysis/read-analysis.ts";
import { sha256 } from "#src/server/ids.ts";
import { convaiPath, tokenParameter } from "#src/shared/voice/protocol.ts";
import { talkVariables } from "#src/shared/voice/talk.ts";
import { talkLimitMs, ticketLifeMs } from "#src/shared/voice/voice-limits.ts";
import type { signedUrlInput } from "#src/shared/voice/voice.input.ts";
import type { signedUrlOutput, voiceStatusOutput } from "#src/shared/voice/voice.output.ts";
import type { Transaction } from "#db/client.ts";
import type { z } from "zod";
import { windowBriefing } from "./briefing.ts";
import type { TalksElsewhere } from "./brain.ts";
import { voiceErrors } from "./errors.ts";
import { coachTalksOf, demosOf, demosOfSite, signedUrlsOf, talksOfSite } from "./limits.ts";
import { insertTicket } from "./queries.ts";
import { standInAgentId } from "./start-talk.ts";
import { type TalkSubject, demoSubject, subjectOf } from "./talk-subject.ts";

/** How many connections, spoken or typed, count as one demo. */
const linesOfDemo = 4;

/** Counts a demo's connections within the length of a typed talk: after some of them it counts as a new demo. */
const demoLinesOf = ({ network }: Origin): Counter => ({
  name: "voice demo going on",
  subject: `network ${network}`,
  most: linesOfDemo,
  windowMs: talkLimitMs.text,
});

type SignedUrlRequest = z.output<typeof signedUrlInput>;
type SignedUrl = z.output<typeof signedUrlOutput>;

/** @throws {DomainError} unauthenticated, not_found */
async function authorize(
  deps: Deps,
  actor: Actor | null,
  { purpose, surveyId = "" }: SignedUrlRequest,
): Promise<{ readonly subject: TalkSubject; readonly snapshotId: string | null }> {
  if (purpose === "demo") return { subject: demoSubject(), snapshotId: null };
  if (actor === null) throw authErrors.signInNeeded({ on401: "stay" });
  const { id, content } = await getOwnSnapshot(deps, actor, surveyId);
  return { subject: subjectOf(purpose, content), snapshotId: id };
}

/** A refusal rolls back all counters. @throws {DomainError} too_many_requests, unavailable */
async function countTalk(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor | null,
  origin: Origin,
  purpose: SignedUrlRequest["purpose"],
): Promise<void> {
  const now = deps.clock.now();
  const isCoach = purpose === "coach" && actor !== null;
  const urls = signedUrlsOf(origin);
  const talks = isCoach ? [coachTalksOf(actor)] : demosOf(origin);
  const ofSite = [talksOfSite(deps.env), ...(isCoach ? [] : [demosOfSite(deps.env)])];
  const [line] = await countEach(tx, now, isCoach ? [] : [demoLinesOf(origin)]);
  const isNew = line === undefined || (line.count - 1) % linesOfDemo === 0;
  await enforceLimitsIn(tx, now, isNew ? [...urls, ...talks] : urls);
  const talksToday = await countEach(tx, now, ofSite);
  if (talksToday.some(({ count, counter }) => count > counter.most)) throw voiceErrors.busy();
}

/** The other service makes the URL, and the browser sends it the window. */
async function fromOtherService(voice: TalksElsewhere, subject: TalkSubject): Promise<SignedUrl> {
  const signedUrl = await voice.signedUrl();
  return {
    success: true,
    signedUrl,
    token: new URL(signedUrl).searchParams.get(tokenParameter) ?? "",
    variables: { [talkVariables.window]: windowBriefing({ ...subject, firstName: null, role: null }) },
  };
}

/** Our own socket on this site's URL, whatever host the browser used. */
function ownUrl(siteUrl: string, agentId: string, token: string): string {
  const url = new URL(convaiPath, siteUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.searchParams.set("agent_id", agentId);
  url.searchParams.set(tokenParameter, token);
  return url.href;
}

/**
 * Authorizes one conversation: a demo for anyone, or one about the newest result for the owner of a round.
 *
 * @throws {DomainError} unauthenticated, not_found, too_many_requests; unavailable without a coach or if
 * busy
 */
export async function getSignedUrl(
  deps: Deps,
  actor: Actor | null,
  origin: Origin,
  asked: SignedUrlRequest,
): Promise<SignedUrl> {
  const { voice, db, ids, clock } = deps;
  if (voice === null) throw voiceErrors.off();
  const { subject, snapshotId } = await authorize(deps, actor, asked);
  const isStandIn = asked.brain === "built-in" && voice.name !== "built-in";
  if (voice.name === "elevenlabs" && !isStandIn) {
    await db.write((tx) => countTalk(tx, deps, actor, origin, asked.purpose));
    return fromOtherService(voice, subject);
  }
  if (deps.openTalks.isFull(actor !== null)) throw voiceErrors.busy();
  const token = ids.token(256);
  await db.write(async (tx) => {
    await countTalk(tx, deps, actor, origin, asked.purpose);
    await insertTicket(tx, {
      id: sha256(token),
      purpose: asked.purpose,
      snapshotId,
      userId: actor?.userId ?? null,
      expiresAt: after(clock.now(), ticketLifeMs),
    });
  });
  const agentId = isStandIn ? standInAgentId : ownAgentId;
  const signedUrl = ownUrl(deps.env.siteUrl, agentId, token);
  return { success: true, signedUrl, token, variables: {} };
}

/** The name of our only agent; clients require one. */
const ownAgentId = "openpane";

export function getVoiceStatus({
  voice,
  env,
}: Pick<Deps, "voice" | "env">): z.output<typeof voiceStatusOutput> {
  const crisisLines = env.CRISIS_LINES ?? null;
  if (voice === null)
    return { enabled: false, agentId: "", brain: "built-in", heardBy: null, hasVoice: false, crisisLines };
  const { name: brain, heardBy, hasVoice } = voice;
  const agentId = "agentId" in voice ? voice.agentId : ownAgentId;
  return { enabled: true, agentId, brain, heardBy, hasVoice, crisisLines };
}
