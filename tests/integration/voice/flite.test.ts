import { startSpeech } from "#src/server/integrations/speech/start-speech.ts";
import { speechRate } from "#src/server/domain/voice/brain.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { builtInBrain } from "#src/server/domain/voice/built-in-brain.ts";
import { exampleSnapshot } from "#src/server/domain/programme/example/example-result.ts";
import { fakeFloor } from "#tests/fakes/floor.ts";

const { signal } = new AbortController();

const secondsOf = (sound: Uint8Array | null) => (sound?.length ?? 0) / 2 / speechRate;

/** The loudness, 0 to 1. */
function loudnessOf(sound: Uint8Array): number {
  const samples = new Int16Array(sound.buffer, sound.byteOffset, sound.length / 2);
  return Math.sqrt(samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length);
}

describe("Flite", () => {
  it("speaks a sentence in about the time that a person would take", async () => {
    const speech = startSpeech({ workers: 1 });
    onTestFinished(() => speech.stop());
    const sound = await speech.speak("Seven of nine people picked “dependable”, and so did you.", signal);
    expect(secondsOf(sound)).toBeGreaterThan(2.5);
    expect(secondsOf(sound)).toBeLessThan(5);
    expect(loudnessOf(sound ?? new Uint8Array(2))).toBeGreaterThan(0.02);
  });
});

/** No sentence is given up because the machine is busy. */
const patienceMs = 300_000;

describe("a talk spoken by Flite", () => {
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
    // CPU time, which a busy machine doesn't change.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
