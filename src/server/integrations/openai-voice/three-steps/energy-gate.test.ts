import { speechRate } from "#src/server/domain/voice/speech.ts";
import { describe, expect, it } from "vitest";
import { createEnergyGate } from "./energy-gate.ts";

/** A tone of so many milliseconds and such a loudness, as syllables with short gaps when it's a voice. */
function tone(ms: number, loudness: number): Uint8Array {
  const samples = Int16Array.from({ length: (ms * speechRate) / 1000 }, (_, at) =>
    Math.round(Math.sin(at / 6) * loudness * Math.SQRT2 * 32_767),
  );
  return new Uint8Array(samples.buffer);
}

const quiet = (ms: number) => tone(ms, 0.002);

/** Heard in the pieces that a browser sends. */
function hear(gate: ReturnType<typeof createEnergyGate>, sound: Uint8Array, ownLoudness = 0) {
  const piece = speechRate / 2;
  return Array.from({ length: Math.ceil(sound.length / piece) }, (_, at) =>
    gate.hear(sound.subarray(at * piece, (at + 1) * piece), ownLoudness),
  ).flat();
}

describe("the energy gate", () => {
  it("hears a voice of 300 ms and no shorter sound", () => {
    expect(hear(createEnergyGate(), tone(280, 0.1))).toEqual([]);
    expect(hear(createEnergyGate(), tone(300, 0.1))).toEqual(["begins"]);
  });

  it("takes 700 ms of quiet for the end, and no shorter pause", () => {
    const gate = createEnergyGate();
    hear(gate, tone(500, 0.1));
    expect(hear(gate, quiet(660))).toEqual([]);
    expect(hear(gate, tone(100, 0.1))).toEqual([]);
    expect(hear(gate, quiet(700))).toEqual(["ends"]);
  });

  it("adds up syllables", () => {
    const gate = createEnergyGate();
    const syllables = Array.from({ length: 6 }, () => [tone(120, 0.05), quiet(40)]).flat();
    expect(hear(gate, Buffer.concat(syllables))).toEqual(["begins"]);
  });

  it("gets used to a noisy room, and hears a voice above it", () => {
    const gate = createEnergyGate();
    hear(gate, tone(20_000, 0.02));
    gate.reset();
    expect(hear(gate, tone(3_000, 0.02))).toEqual([]);
    expect(hear(gate, tone(400, 0.12))).toEqual(["begins"]);
  });

  it("doesn't take the coach's own sound from the loudspeaker for a voice", () => {
    expect(hear(createEnergyGate(), tone(2_000, 0.17 / 4), 0.17)).toEqual([]);
    expect(hear(createEnergyGate(), tone(2_000, 0.12), 0.17)).toEqual(["begins"]);
  });

  it("counts sound in pieces of any size, odd ones included", () => {
    const gate = createEnergyGate();
    const sound = tone(400, 0.1);
    const events = Array.from({ length: Math.ceil(sound.length / 333) }, (_, at) =>
      gate.hear(sound.subarray(at * 333, (at + 1) * 333), 0),
    );
    expect(events.flat()).toEqual(["begins"]);
  });

  it("says how sure it is", () => {
    const gate = createEnergyGate();
    expect(gate.score()).toBe(0);
    hear(gate, tone(160, 0.1));
    expect(gate.score()).toBeCloseTo(160 / 300);
    hear(gate, tone(300, 0.1));
    expect(gate.score()).toBe(1);
  });
});
