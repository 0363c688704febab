import { seconds } from "#src/server/clock.ts";
import type { Timers } from "#src/server/timers.ts";

/** Bytes of a second of sound: 24 kHz, 16 bits. */
const bytesPerSecond = 48_000;

/** How far the browser has played what it was sent: it plays on as long as it has sound, and waits when it has none. */
export interface Playhead {
  /** Notes that sound is on its way. @param audio base64 of pcm_24000 */
  add(audio: string): void;
  /** Sound that was sent and isn't heard yet. */
  readonly remainingMs: () => number;
  /** Sound that has been heard, in whole milliseconds. */
  heardMs(): number;
  /** This much of the whole has been heard, 0 to 1. */
  share(): number;
  /** When all of it will have been heard, on the clock of the timers. */
  endsAt(): number;
}

/** The playhead of one utterance. @param startsAt when the utterance before it is through */
export function createPlayhead(timers: Pick<Timers, "now">, startsAt = 0): Playhead {
  let sentMs = 0;
  let endsAt = startsAt;
  const remainingMs = (): number => Math.max(0, endsAt - timers.now());
  const heardMs = (): number => Math.floor(Math.max(0, sentMs - remainingMs()));
  return {
    add: (audio) => {
      const ms = (Buffer.byteLength(audio, "base64") / bytesPerSecond) * seconds(1);
      sentMs += ms;
      endsAt = Math.max(endsAt, timers.now()) + ms;
    },
    remainingMs,
    heardMs,
    share: () => (sentMs === 0 ? 0 : heardMs() / sentMs),
    endsAt: () => endsAt,
  };
}

/** The part of a text that had been said when so much of its sound was heard, cut between words. */
export function heardText(text: string, share: number): string {
  if (share >= 1) return text;
  const cut = text.slice(0, Math.ceil(text.length * share));
  const isWhole = /^\s|^$/.test(text.slice(cut.length));
  const heard = (isWhole ? cut : cut.replace(/\S*$/, "")).trimEnd();
  return heard === "" ? "" : `${heard}…`;
}
