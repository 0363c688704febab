import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { turnText, nextTurn } from "#src/server/domain/voice/built-in/built-in-talk.ts";
import type { Turn } from "#src/shared/voice/talk.ts";
import { makeAgreeingSnapshot } from "./snapshot.ts";

export const own = ["calm", "logical", "dependable", "organized", "independent"];
export const context: TalkContext = {
  purpose: "coach",
  snapshot: makeAgreeingSnapshot(own, 9, ["calm", "kind"]),
  firstName: "Nora",
  role: null,
  textOnly: false,
  earlierTurns: [],
};

/** Every turn of a talk with these answers. */
export function hold(replies: readonly string[], given: Partial<TalkContext> = {}) {
  const turns: Turn[] = [];
  const about = { ...context, ...given };
  let last = nextTurn(about, turns);
  const coach = [last];
  for (const text of replies) {
    turns.push({ from: "coach", text: turnText(last) }, { from: "person", text });
    last = nextTurn(about, turns);
    coach.push(last);
  }
  return { coach, turns, last };
}

/** Answers until the coach reaches a hidden word. */
export const throughHidden = ["I’m just curious", "At work", "Yes", "Yes", "Something small", "Yes"];
