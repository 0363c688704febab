/** Sound of sentences that were spoken before, the least recently used ones forgotten beyond `limit` bytes. */
export function createSoundCache(limit: number) {
  const sounds = new Map<string, Uint8Array>();
  let size = 0;

  const forget = (text: string): void => {
    size -= sounds.get(text)?.byteLength ?? 0;
    sounds.delete(text);
  };

  return {
    get: (text: string): Uint8Array | undefined => {
      const sound = sounds.get(text);
      if (sound !== undefined) {
        sounds.delete(text);
        sounds.set(text, sound);
      }
      return sound;
    },
    set: (text: string, sound: Uint8Array): void => {
      forget(text);
      sounds.set(text, sound);
      size += sound.byteLength;
      for (const oldest of sounds.keys()) {
        if (size <= limit) break;
        forget(oldest);
      }
    },
    clear: (): void => {
      sounds.clear();
      size = 0;
    },
  };
}
