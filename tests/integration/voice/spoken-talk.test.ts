import { builtInBrain } from "#src/server/domain/voice/built-in-brain.ts";
import { createEnergyGate } from "#src/server/integrations/openai-voice/three-steps/energy-gate.ts";
import { loudnessOf } from "#src/server/integrations/openai-voice/three-steps/loudness.ts";
import { exampleSnapshot } from "#src/server/domain/programme/example/example-result.ts";
import { startSpeech } from "#src/server/integrations/speech/start-speech.ts";
import { fakeFloor } from "#tests/fakes/floor.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";

/** No sentence is given up because the machine is busy. */
const patienceMs = 300_000;

/** The same sound, quieter. */
function attenuated(sound: Uint8Array, gain: number): Uint8Array {
  const samples = new Int16Array(sound.buffer, sound.byteOffset, sound.length / 2).map(
    (sample) => sample * gain,
  );
  return new Uint8Array(samples.buffer);
}

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

  it("isn't interrupted by its own sound from a loudspeaker, but is by a voice as loud", async () => {
    const speech = startSpeech({ workers: 1, limitMs: patienceMs });
    onTestFinished(() => speech.stop());
    const { signal } = new AbortController();
    const sound =
      (await speech.speak("When did you last notice it in yourself?", signal)) ?? new Uint8Array(0);
    expect(createEnergyGate().hear(attenuated(sound, 0.25), loudnessOf(sound))).toEqual([]);
    expect(createEnergyGate().hear(sound, loudnessOf(sound))).toEqual(["begins"]);
  });
});
