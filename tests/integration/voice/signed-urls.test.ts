import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { ticketLifeMs } from "#src/shared/voice/voice-limits.ts";
import { voiceTickets } from "#db/schema/index.ts";
import { days, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import type { TalksElsewhere } from "#src/server/domain/voice/brain.ts";
import { getSignedUrl, getVoiceStatus } from "#src/server/domain/voice/get-signed-url.ts";
import { spendTicket } from "#src/server/domain/voice/start-talk.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const origin = { network: "203.0.113.1" };
const demo = { purpose: "demo" } as const;

async function world(overrides: Partial<Deps> = {}) {
  const deps = await makeDeps({ voice: scriptedBrain(), ...overrides });
  const owner = await makeUser(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const coach = { purpose: "coach", surveyId: survey.id } as const;
  const reveal = async () => {
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
  };
  return { deps, owner, coach, reveal };
}

const tickets = ({ db }: Deps) => db.read.select().from(voiceTickets);

describe("a signed URL", () => {
  it("leads to this site's own socket and starts one demo", async () => {
    const { deps } = await world();
    const { signedUrl, token, variables } = await getSignedUrl(deps, null, origin, demo);
    expect(signedUrl).toBe(
      `ws://localhost:4321/v1/convai/conversation?agent_id=openpane&conversation_signature=${token}`,
    );
    expect(variables).toEqual({});
    const { subject, userId } = await spendTicket(deps, token);
    expect([subject.purpose, subject.snapshot.responseCount, userId]).toEqual(["demo", 12, null]);
    await expect(spendTicket(deps, token)).rejects.toMatchObject({ code: "voice.ticketSpent" });
  });

  it("is used once by parallel callers", async () => {
    const { deps } = await world();
    const { token } = await getSignedUrl(deps, null, origin, demo);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => spendTicket(deps, token)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("leads an owner to the newest result, without participants' names", async () => {
    const { deps, owner, coach, reveal } = await world();
    await reveal();
    const { token } = await getSignedUrl(deps, owner, origin, coach);
    const { subject, userId } = await spendTicket(deps, token);
    expect(userId).toBe(owner.userId);
    expect(subject).toMatchObject({ purpose: "coach", snapshot: { responseCount: 3, participants: [] } });
  });

  it("belongs to the external service if that one talks, with the window to discuss", async () => {
    const voice: TalksElsewhere = {
      name: "elevenlabs",
      heardBy: "ElevenLabs",
      hasVoice: true,
      agentId: "agent_1",
      signedUrl: () => Promise.resolve("wss://api.example/v1?agent_id=agent_1&conversation_signature=s-1"),
    };
    const { deps } = await world({ voice });
    const { signedUrl, token, variables } = await getSignedUrl(deps, null, origin, demo);
    expect([signedUrl, token]).toEqual([
      "wss://api.example/v1?agent_id=agent_1&conversation_signature=s-1",
      "s-1",
    ]);
    expect(variables["johari_window"]).toContain("dependable");
    expect(await tickets(deps)).toEqual([]);
    expect(getVoiceStatus(deps)).toEqual({
      enabled: true,
      agentId: "agent_1",
      brain: "elevenlabs",
      heardBy: "ElevenLabs",
      hasVoice: true,
      crisisLines: null,
    });
  });

  it("expires after a minute and is swept", async () => {
    const { deps } = await world();
    const { token } = await getSignedUrl(deps, null, origin, demo);
    deps.clock.advance(ticketLifeMs);
    await getSignedUrl(deps, null, origin, demo);
    await sweepExpired(deps.db, deps.clock.now());
    expect(await tickets(deps)).toHaveLength(1);
    await expect(spendTicket(deps, token)).rejects.toMatchObject({ code: "voice.ticketSpent" });
  });
});

describe("the limits of talks", () => {
  const refused = { kind: "too_many_requests" };

  it("allow three demos a day for an address, and continuing within half an hour is free", async () => {
    const { deps } = await world();
    for (let n = 0; n < 3; n += 1) {
      await getSignedUrl(deps, null, origin, demo);
      deps.clock.advance(minutes(25));
      await getSignedUrl(deps, null, origin, demo);
      deps.clock.advance(minutes(6));
    }
    await expect(getSignedUrl(deps, null, origin, demo)).rejects.toMatchObject(refused);
    await getSignedUrl(deps, null, { network: "198.51.100.1" }, demo);
    deps.clock.advance(days(1));
    await getSignedUrl(deps, null, origin, demo);
  });

  it("allow a person twenty talks a day", async () => {
    const { deps, owner, coach, reveal } = await world();
    await reveal();
    const from = (n: number) => ({ network: `198.51.${String(n)}.1` });
    for (let n = 0; n < 20; n += 1) await getSignedUrl(deps, owner, from(n), coach);
    await expect(getSignedUrl(deps, owner, from(20), coach)).rejects.toMatchObject(refused);
  });
});
