import { openAiWriter } from "#src/server/integrations/openai.ts";
import { createReachability } from "#src/server/reachability.ts";
import { fails, hangs, refuses, says, sends, stalls, startFakeOpenAi } from "#tests/fakes/openai-server.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { expect, it } from "vitest";

const request = { instructions: "Write.", data: "{}", answerSchema: {} };

it.each([
  ["answers", says("{}"), true],
  ["refuses", refuses, true],
  ["sends a broken body", sends("{"), true],
  ["is over its limit", fails(429), true],
  ["takes something amiss", fails(400), true],
  ["is broken", fails(500), false],
  ["doesn’t take the key", fails(401), false],
  ["never answers", hangs, false],
  ["stops in the middle", stalls, false],
])("a model that %s is in reach, or isn’t", async (_what, behaviour, expected) => {
  const { baseUrl } = await startFakeOpenAi(behaviour);
  const reachability = createReachability(new TestClock());
  const writer = openAiWriter(
    { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: "test-model" },
    "sk-test",
    reachability,
  );
  expect(reachability.state().isReachable).toBeNull();
  await writer.write(request, AbortSignal.timeout(expected ? 60_000 : 300));
  expect(reachability.state().isReachable).toBe(expected);
});
