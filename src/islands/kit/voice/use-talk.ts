import { useEffect, useState, useSyncExternalStore } from "react";
import { type TalkStore, type TalkSubject, createTalkStore } from "./talk-store.ts";
import { type TalkState, idleTalk } from "./state/talk-state.ts";

/**
 * A talk with the coach, as a panel has it: `state` is what to draw, and the rest is what a person can do.
 *
 * ```tsx
 * const talk = useTalk({ purpose: "coach", surveyId, tools: { show_word: ({ traitId }) => show(traitId) } });
 * <button onClick={() => void talk.start({ way: "voice" })}>Start talking</button>
 * <Captions captions={talk.state.captions} />
 * <AnswerField talk={talk} />
 * ```
 *
 * One talk runs at a time on a page. It ends, microphone and all, when the component goes. `offer_answers` and
 * `end_conversation` are seen to here; a tool that isn't given is refused as the protocol says. Nothing throws: what went wrong
 * is in `state.ending`.
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
