import { speechRate } from "#src/server/domain/voice/speech.ts";
import { loudnessOf } from "./loudness.ts";

/** So much voice begins a turn, and so much quiet ends it, in milliseconds. */
const [voiceBegins, quietEnds] = [300, 700];

const frameMs = 20;
const frameBytes = (speechRate / 1000) * frameMs * 2;

/** How much louder than the room a voice is, as a factor; and what is never a voice. */
const aboveNoise = 3;
const leastVoice = 0.012;
/** Against the coach's own sound: a voice is so much of its loudness, or louder. What a loudspeaker sends back is less. */
const aboveEcho = 0.4;
const leastAgainstEcho = 0.04;

/** Noise of the room is followed down at once and up by 3 dB a second: pauses between words keep a voice from becoming noise. */
const noiseRise = 10 ** ((3 / 20) * (frameMs / 1000));
const [leastNoise, mostNoise] = [0.0005, 0.1];

export type GateEvent = "begins" | "ends";

/**
 * Hears when someone speaks and when they stop, by loudness alone. Time is counted in sound, not on a clock: a microphone that sends
 * nothing says nothing.
 */
export function createEnergyGate() {
  let noise = 0.004;
  let voiced = 0;
  let quiet = 0;
  let isSpeaking = false;
  let left: Uint8Array = new Uint8Array(0);

  const hearFrame = (frame: Uint8Array, ownLoudness: number): GateEvent | null => {
    const loudness = loudnessOf(frame);
    const isVoice = loudness > leastLoudness(ownLoudness);
    noise = Math.min(
      mostNoise,
      Math.max(leastNoise, Math.min(noise * noiseRise, noise * 0.8 + loudness * 0.2)),
    );
    if (!isSpeaking) {
      voiced = isVoice ? voiced + frameMs : Math.max(0, voiced - frameMs);
      if (voiced < voiceBegins) return null;
      [isSpeaking, quiet] = [true, 0];
      return "begins";
    }
    quiet = isVoice ? 0 : quiet + frameMs;
    if (quiet < quietEnds) return null;
    [isSpeaking, voiced] = [false, 0];
    return "ends";
  };

  const leastLoudness = (ownLoudness: number): number => {
    const voice = Math.max(leastVoice, noise * aboveNoise);
    return ownLoudness === 0 ? voice : Math.max(voice, leastAgainstEcho, ownLoudness * aboveEcho);
  };

  return {
    /**
     * @param sound of any length
     * @param ownLoudness of what the loudspeaker plays meanwhile, 0 to 1
     */
    hear(sound: Uint8Array, ownLoudness: number): readonly GateEvent[] {
      const all = left.length === 0 ? sound : Buffer.concat([left, sound]);
      const events: GateEvent[] = [];
      let at = 0;
      for (; at + frameBytes <= all.length; at += frameBytes) {
        const event = hearFrame(all.subarray(at, at + frameBytes), ownLoudness);
        if (event !== null) events.push(event);
      }
      left = all.slice(at);
      return events;
    },
    /** How sure it is that someone speaks, 0 to 1. */
    score: (): number => (isSpeaking ? 1 : voiced / voiceBegins),
    isSpeaking: (): boolean => isSpeaking,
    /** What was heard so far is over. */
    reset(): void {
      [isSpeaking, voiced, quiet] = [false, 0, 0];
    },
  };
}
