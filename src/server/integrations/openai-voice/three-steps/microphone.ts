import { createEnergyGate } from "./energy-gate.ts";
import { speechRate } from "#src/server/domain/voice/speech.ts";

const bytesPerMs = (speechRate / 1_000) * 2;
/** Kept from before the gate is sure that someone speaks, so that the first word is whole. */
const leadMs = 700;
/** Nobody is listened to for longer than this at a stretch. */
const longestMs = 30_000;

interface MicrophoneParts {
  readonly onBegin: () => void;
  /** @param pcm what was said, as pcm_16000 */
  readonly onEnd: (pcm: Uint8Array) => void;
  /** How loud the coach is at the moment, 0 to 1. */
  readonly ownLoudness: () => number;
}

/** Cuts sound from a microphone into what someone says in one go. @returns what takes its pieces */
export function createMicrophone({
  onBegin,
  onEnd,
  ownLoudness,
}: MicrophoneParts): (pcm: Uint8Array) => void {
  const gate = createEnergyGate();
  let kept: Uint8Array = new Uint8Array();
  const end = (): void => {
    const said = kept;
    kept = new Uint8Array();
    onEnd(said);
  };
  return (pcm) => {
    kept = Buffer.concat([kept, pcm]);
    if (!gate.isSpeaking()) kept = kept.subarray(Math.max(0, kept.length - pcm.length - leadMs * bytesPerMs));
    for (const event of gate.hear(pcm, ownLoudness())) {
      if (event === "begins") onBegin();
      else end();
    }
    if (gate.isSpeaking() && kept.length > longestMs * bytesPerMs) {
      gate.reset();
      end();
    }
  };
}
