import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { findDeviceVoice } from "#src/islands/kit/voice/session/device-voice.ts";
import type { VoiceStatus } from "#src/shared/voice/voice.output.ts";
import { type TalkState, idleTalk } from "./talk-state.ts";
import { type TalkStore, type TalkSubject, createTalkStore } from "./talk-store.ts";

/** `state` is what to draw, and the rest is what a person can do. */
export type UsedTalk = TalkStore & { readonly state: TalkState };

/**
 * A talk with the coach. One runs at a time on a page, and ends with its component.
 * Nothing throws: what went wrong is in `state.ending`.
 *
 * @param subject what it's about, as it is at first
 */
export function useTalk(subject: TalkSubject): UsedTalk {
  const [store] = useState(() => createTalkStore(subject));
  // A talk must not outlive what shows that the microphone is on.
  useEffect(() => () => void store.end(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.get, () => idleTalk);
  return { ...store, state };
}

/** Whether this server has a coach to talk to, and who thinks behind it. */
export const useVoiceStatus = (): UseQueryResult<VoiceStatus> =>
  useQuery<VoiceStatus>({ queryKey: ["/api/voice/feature-status"] });

/** A voice of this device that can read the coach's part; null where there is none, and until it is known. */
export function useDeviceVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => void findDeviceVoice().then(setVoice), []);
  return voice;
}
