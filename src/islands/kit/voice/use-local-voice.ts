import { useEffect, useState } from "react";
import { localVoice } from "./session/own-voice.ts";

/** A voice of this device that can read the coach's part; null where there is none, and until it is known. */
export function useLocalVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => void localVoice().then(setVoice), []);
  return voice;
}
