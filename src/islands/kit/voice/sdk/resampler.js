/*
 * Runs in an audio worklet in place of libsamplerate, which the library would load from elsewhere (2 MB).
 * Some browsers run sound at the device's rate, and a talk has 16 or 24 kHz.
 *
 * A windowed sinc: each new sample is a weighted sum of old ones. Weights for 512 places between two
 * samples are made once. `full` keeps what the next piece needs, so that pieces join seamlessly.
 */
const phases = 512;
const lobes = 16;

/** Weights of `taps` samples, a row for each place. `cutoff`: a share of the old rate's upper limit. */
function weightsFor(half, cutoff) {
  const taps = 2 * half;
  const weights = new Float32Array((phases + 1) * taps);
  for (let phase = 0; phase <= phases; phase += 1) {
    let sum = 0;
    const row = phase * taps;
    for (let tap = 0; tap < taps; tap += 1) {
      const x = tap - half + 1 - phase / phases;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff);
      const across = (x / half + 1) / 2;
      const blackman = 0.42 - 0.5 * Math.cos(2 * Math.PI * across) + 0.08 * Math.cos(4 * Math.PI * across);
      weights[row + tap] = across <= 0 || across >= 1 ? 0 : sinc * blackman;
      sum += weights[row + tap];
    }
    for (let tap = 0; tap < taps; tap += 1) weights[row + tap] /= sum;
  }
  return weights;
}

function createResampler(from, to) {
  const step = from / to;
  const half = Math.ceil(lobes * Math.max(1, step));
  const taps = 2 * half;
  // A little below the limit, so that the slope ends before sound folds back.
  const weights = weightsFor(half, Math.min(1, to / from) * 0.92);
  let kept = new Float32Array(half);
  /** The place of the next new sample, in old samples from the start of `kept`. */
  let place = half - 1;

  function full(piece) {
    const samples = new Float32Array(kept.length + piece.length);
    samples.set(kept);
    samples.set(piece, kept.length);
    const count = Math.max(0, Math.ceil((samples.length - half - place) / step));
    const made = new Float32Array(count);
    for (let at = 0; at < count; at += 1) {
      const whole = Math.floor(place);
      const row = Math.round((place - whole) * phases) * taps;
      const first = whole - half + 1;
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) sum += weights[row + tap] * (samples[first + tap] ?? 0);
      made[at] = sum;
      place += step;
    }
    const spent = Math.max(0, Math.floor(place) - half + 1);
    kept = samples.slice(spent);
    place -= spent;
    return made;
  }
  return { full };
}

globalThis.LibSampleRate = { create: (channels, from, to) => Promise.resolve(createResampler(from, to)) };
