import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { request } from "#src/islands/kit/api/request.ts";
import { localVoice } from "#src/islands/kit/voice/session/own-voice.ts";
import { type TalkState, idleTalk } from "./talk-state.ts";
import type { BrainName } from "#src/shared/voice/talk.ts";
import { type TalkStore, type TalkSubject, createTalkStore } from "./talk-store.ts";

/**
 * A talk with the coach: `state` is what to draw, and the rest is what a person can do.
 *
 * ```tsx
 * const talk = useTalk({ purpose: "coach", surveyId, tools: { show_word: ({ traitId }) => show(traitId) } });
 * <button onClick={() => void talk.start({ way: "voice" })}>Start talking</button>
 * <Captions captions={talk.state.captions} />
 * <AnswerField talk={talk} />
 * ```
 *
 * One talk runs at a time on a page, and ends with its component. `offer_answers` and `end_conversation`
 * are handled here. Nothing throws: what went wrong is in `state.ending`.
 *
 * @param subject what it's about. Read at each start and tool call, so it may change between renders.
 */
export function useTalk(subject: TalkSubject): TalkStore & { readonly state: TalkState } {
  const [store] = useState(() => createTalkStore(subject));
  useEffect(() => store.setSubject(subject));
  // A talk must not outlive what shows that the microphone is on.
  useEffect(() => () => void store.end(), [store]);
  const state = useSyncExternalStore(store.subscribe, store.get, () => idleTalk);
  return { ...store, state };
}

export interface VoiceStatus {
  readonly enabled: boolean;
  readonly brain: BrainName;
  /** Who hears the talk beside this server; null: nobody. */
  readonly heardBy: string | null;
  /** Whether it can be talked with aloud. */
  readonly hasVoice: boolean;
  /** Who helps people in trouble here, as the operator says it. */
  readonly crisisLines: string | null;
}

/** Whether this server has a coach to talk to, and who thinks behind it. */
export function useVoiceStatus(): UseQueryResult<VoiceStatus> {
  return useQuery({ queryKey: ["/api/voice/feature-status"], queryFn: readVoiceStatus });
}

async function readVoiceStatus(): Promise<VoiceStatus> {
  const answer = await request("get", "/api/voice/feature-status", undefined, {
    kind: "query",
    seesTo401: true,
  });
  if (isVoiceStatus(answer)) return answer;
  throw new Error("Unable to connect to voice service. Please try again.");
}

const isVoiceStatus = (answer: unknown): answer is VoiceStatus =>
  typeof answer === "object" &&
  answer !== null &&
  "enabled" in answer &&
  "brain" in answer &&
  "heardBy" in answer &&
  "hasVoice" in answer &&
  "crisisLines" in answer;

/** A voice of this device that can read the coach's part; null where there is none, and until it is known. */
export function useLocalVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => void localVoice().then(setVoice), []);
  return voice;
}
