/** What the browser may take to list its voices, in ms. */
const voicesMs = 1_000;

/** An English voice that works offline; null if there's none, as in many browsers on Linux. */
export async function findDeviceVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!("speechSynthesis" in globalThis)) return null;
  const synthesis = globalThis.speechSynthesis;
  if (synthesis.getVoices().length === 0) await listed(synthesis);
  const voices = synthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  return voices.find((voice) => voice.default) ?? voices[0] ?? null;
}

/** Voices are listed late, or never. */
const listed = (synthesis: SpeechSynthesis) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, voicesMs);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    synthesis.addEventListener("voiceschanged", done, { once: true });
  });

export interface DeviceVoice {
  /** Reads a text aloud, after what is being read. */
  readonly read: (text: string) => void;
  /** Reads nothing more of what it was given. */
  readonly stop: () => void;
}

/** @param reading told when it begins to read, and when it's done with all it was given */
export function createDeviceVoice(
  voice: SpeechSynthesisVoice,
  reading: (isReading: boolean) => void,
): DeviceVoice {
  /** Held here because some browsers forget one in the middle, and then never say that it ended. */
  const waiting = new Set<SpeechSynthesisUtterance>();
  return {
    read: (text) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      const done = () => {
        if (waiting.delete(utterance) && waiting.size === 0) reading(false);
      };
      utterance.addEventListener("end", done);
      utterance.addEventListener("error", done);
      waiting.add(utterance);
      if (waiting.size === 1) reading(true);
      speechSynthesis.speak(utterance);
    },
    stop: () => {
      speechSynthesis.cancel();
      if (waiting.size === 0) return;
      waiting.clear();
      reading(false);
    },
  };
}
