import { readSample } from "#scripts/insight-samples/read-sample.ts";
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { endsTalk, turnText, type CoachTurn } from "#src/server/domain/voice/built-in/coach-turn.ts";
import { nextTurn } from "#src/server/domain/voice/built-in/next-turn.ts";
import { demoSubject } from "#src/server/domain/voice/talk-subject.ts";
import type { Turn } from "#src/shared/voice/talk.ts";
import type { SampleTalk } from "./sample-talk.ts";

/** One turn of the coach, and what the person said to it; null after the last. */
export interface Exchange {
  readonly coach: CoachTurn;
  readonly reply: string | null;
}

/** What a sample talk is about. */
export const contextOf = ({ title, firstName, window, role, textOnly }: SampleTalk): TalkContext => ({
  purpose: window === null ? "demo" : "coach",
  snapshot: window === null ? demoSubject().snapshot : readSample({ title, ...window }).snapshot,
  firstName,
  role: role ?? null,
  textOnly: textOnly ?? false,
  ownVoice: false,
  earlierTurns: [],
});

/** Plays a talk through, until the coach ends it or the person says nothing more. */
export function holdTalk(context: TalkContext, replies: readonly string[]): readonly Exchange[] {
  const turns: Turn[] = [];
  const exchanges: Exchange[] = [];
  for (const reply of [...replies, null]) {
    const coach = nextTurn(context, turns);
    const isOver = endsTalk(coach);
    exchanges.push({ coach, reply: isOver ? null : reply });
    if (isOver || reply === null) break;
    turns.push({ from: "coach", text: turnText(coach) }, { from: "person", text: reply });
  }
  return exchanges;
}
