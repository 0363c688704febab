import { expect, it } from "vitest";
import { z } from "zod";
import "./resampler.js";

const samples = z.instanceof(Float32Array);
const resampler = z.object({ full: z.function({ input: [samples], output: samples }) });
const library = z.object({
  LibSampleRate: z.object({
    create: z.function({ input: [z.number(), z.number(), z.number()], output: z.promise(resampler) }),
  }),
});

/** As worklets find it. */
const { LibSampleRate } = library.parse(globalThis);

const sine = (rate: number, hz: number, count: number) =>
  Float32Array.from({ length: count }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rate));

async function resampled(from: number, to: number, hz: number): Promise<Float32Array> {
  const { full } = await LibSampleRate.create(1, from, to);
  const input = sine(from, hz, from / 2);
  const pieces: number[] = [];
  // Worklets get 128 at a time.
  for (let at = 0; at < input.length; at += 128) pieces.push(...full(input.subarray(at, at + 128)));
  return Float32Array.from(pieces);
}

/** How far everything but a sine of `hz` is below it, in dB; without the first and last 20 ms. */
function signalToNoise(output: Float32Array, rate: number, hz: number): number {
  const middle = output.subarray(rate / 50, output.length - rate / 50);
  const angle = (at: number) => (2 * Math.PI * hz * at) / rate;
  let inPhase = 0;
  let across = 0;
  middle.forEach((value, at) => {
    inPhase += (2 / middle.length) * value * Math.sin(angle(at));
    across += (2 / middle.length) * value * Math.cos(angle(at));
  });
  let noise = 0;
  middle.forEach((value, at) => {
    noise += (value - inPhase * Math.sin(angle(at)) - across * Math.cos(angle(at))) ** 2;
  });
  return 10 * Math.log10(((inPhase ** 2 + across ** 2) / 2) * (middle.length / noise));
}

const loudness = (output: Float32Array) =>
  10 * Math.log10(output.reduce((sum, value) => sum + value ** 2, 0) / output.length);

it.each([
  [48_000, 16_000, 440, 60],
  [44_100, 16_000, 440, 60],
  [48_000, 24_000, 1_000, 60],
  [16_000, 48_000, 440, 60],
  [16_000, 44_100, 1_000, 55],
])("keeps a tone clean from %i to %i samples a second (%i Hz)", async (from, to, hz, atLeast) => {
  const output = await resampled(from, to, hz);
  expect(Math.abs(output.length - to / 2)).toBeLessThan(to / 200);
  expect(signalToNoise(output, to, hz)).toBeGreaterThan(atLeast);
});

it("doesn't fold what's too high for the new rate back into speech", async () => {
  expect(loudness(await resampled(48_000, 16_000, 12_000))).toBeLessThan(-50);
});
