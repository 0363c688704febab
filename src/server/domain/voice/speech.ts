/** Sound of speech: 16-bit little-endian mono, so many samples a second. */
export const speechRate = 16_000;

/** What speaks for the built-in coach. */
export interface Speech {
  /**
   * Sound of one sentence, or null when there is none: it was given up, it can't be spoken, or nothing speaks any more. Never
   * rejects, since a talk goes on as captions.
   */
  speak(sentence: string, signal: AbortSignal): Promise<Uint8Array | null>;
  stop(): Promise<void>;
}
