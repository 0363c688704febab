import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { wavOf } from "#src/server/integrations/openai-voice/three-steps/wav.ts";
import { chromiumFlags } from "#scripts/chromium.ts";

const executablePath = process.env.CHROMIUM_PATH;

const launch = (...flags: readonly string[]) => ({
  launchOptions: {
    args: [
      ...chromiumFlags,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      ...flags,
    ],
    ...(executablePath && { executablePath }),
  },
});

/** For `test.use`: a browser with a microphone that beeps, and no question before it. */
export const withFakeMicrophone = launch();

const rate = 16_000;

/** Quiet for four seconds, then something like a voice for one and a half, and so on every ten seconds. */
function recordSpeech(): Uint8Array {
  const samples = new Int16Array(10 * rate);
  for (let at = 4 * rate; at < 5.5 * rate; at += 1) {
    const seconds = at / rate;
    const syllables = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * seconds);
    const tones = [140, 280, 560, 1_120, 2_240].map((hertz) => Math.sin(2 * Math.PI * hertz * seconds));
    samples[at] = 5_000 * syllables * tones.reduce((sum, tone) => sum + tone, 0);
  }
  return new Uint8Array(samples.buffer);
}

/** For `test.use`: a browser with a microphone into which someone speaks now and then. */
export function withSpeech() {
  // One for each worker, as one may write while another's browser reads.
  const file = resolve(`test-results/speech-${String(process.pid)}.wav`);
  mkdirSync("test-results", { recursive: true });
  writeFileSync(file, wavOf(recordSpeech(), rate));
  return launch(`--use-file-for-fake-audio-capture=${file}`);
}
