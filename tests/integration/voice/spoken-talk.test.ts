import { builtInBrain } from "#src/server/domain/voice/built-in-brain.ts";
import { exampleSnapshot } from "#src/server/domain/programme/example/example-result.ts";
import { startSpeech } from "#src/server/integrations/speech/start-speech.ts";
import { fakeFloor } from "#tests/fakes/floor.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";

/** No sentence is given up because the machine is busy. */
const patienceMs = 300_000;

describe("a talk that Flite speaks", () => {
  it("begins after less than a second of work", async () => {
    const before = process.cpuUsage();
    const brain = builtInBrain({ speech: startSpeech({ limitMs: patienceMs }) });
    const { floor, of } = fakeFloor();
    const talk = brain.open(
      {
        purpose: "demo",
        snapshot: exampleSnapshot(new Date(0)).content,
        firstName: "Sam",
        role: "team_leader",
        textOnly: false,
        ownVoice: false,
        earlierTurns: [],
      },
      floor,
    );
    onTestFinished(async () => {
      talk.close();
      await brain.stop();
    });
    await vi.waitFor(() => expect(of("play").length).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });
    // Not by the clock: a busy machine would make it longer.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
