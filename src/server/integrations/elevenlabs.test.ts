import { describe, expect, it, onTestFinished } from "vitest";
import { DomainError } from "#src/server/errors.ts";
import {
  answers,
  type ElevenLabsBehaviour,
  signs,
  startFakeElevenLabs,
} from "#tests/fakes/elevenlabs-server.ts";
import { createReachability } from "#src/server/reachability.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { recordLog } from "#tests/fakes/talk-floor.ts";
import { elevenLabs } from "./elevenlabs.ts";

async function ask(behaviour: ElevenLabsBehaviour, timeoutMs?: number) {
  const server = await startFakeElevenLabs(behaviour);
  onTestFinished(server.stop);
  const { lines, log } = recordLog();
  const reachability = createReachability(new TestClock());
  const voice = elevenLabs(
    { apiKey: "xi-secret", agentId: "agent-1", apiUrl: server.apiUrl, log, reachability },
    timeoutMs,
  );
  const outcome = await voice.signedUrl().catch((error: unknown) => error);
  return { outcome, server, lines, isReachable: reachability.state().isReachable };
}

const away = "The voice coach can’t be reached right now. Please try again in a few minutes.";
const busy = "The voice coach has no time right now. Please try again later.";
const refused = "The voice coach isn’t set up correctly on this site. Please tell us if this goes on.";

describe("a signed URL from ElevenLabs", () => {
  it("is requested with the key and passed on unchanged", async () => {
    const { outcome, server, lines } = await ask(signs);
    expect(outcome).toMatch(/^ws:.*agent_id=agent-1&conversation_signature=cvtkn_1$/);
    expect(server.calls).toEqual([
      "GET /v1/convai/conversation/get-signed-url?agent_id=agent-1&include_conversation_id=true xi-secret",
    ]);
    expect(lines).toEqual([]);
  });

  it.each<[string, ElevenLabsBehaviour, string]>([
    ["a wrong key", answers(401, { detail: { status: "invalid_api_key", message: "xi-secret" } }), refused],
    ["a spent quota", answers(401, { detail: { status: "quota_exceeded", message: "You have 0." } }), busy],
    [
      "a newer error",
      answers(400, { detail: { type: "x", code: "rate_limit_error", request_id: "r" } }),
      busy,
    ],
    [
      "a list of faults",
      answers(422, { detail: [{ loc: ["query"], msg: "xi-secret", type: "x" }] }),
      refused,
    ],
    ["a sentence", answers(403, { detail: "xi-secret is not allowed" }), refused],
    ["too many calls", answers(429, { detail: { status: "too_many_concurrent_requests" } }), busy],
    ["a broken service", answers(500, "<html>Oh no</html>"), away],
    ["no JSON", answers(200, "<html>Welcome</html>"), refused],
    ["another shape", answers(200, { url: "wss://api.elevenlabs.io" }), refused],
    ["no URL", answers(200, { signed_url: "soon" }), refused],
    ["another host", answers(200, { signed_url: "wss://evil.example/v1/convai/conversation" }), refused],
    [
      "another protocol",
      (r, host) => {
        answers(200, { signed_url: `https://${host}/` })(r, host);
      },
      refused,
    ],
    [
      "an unencrypted connection to another host",
      answers(200, { signed_url: "ws://evil.example/v1" }),
      refused,
    ],
    ["a flood", answers(200, `"${"x".repeat(20_000)}"`), refused],
  ])("fails after %s with one sentence, and the log line has no content", async (_, behaviour, sentence) => {
    const { outcome, lines } = await ask(behaviour);
    expect(outcome).toBeInstanceOf(DomainError);
    expect(outcome).toMatchObject({ kind: "unavailable", message: sentence });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/xi-secret|Oh no|evil/);
  });
});
