import type { ReadWord } from "#src/server/domain/insight/built-in/reading.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import type { AnswerKind, RemarkKind } from "#src/server/domain/voice/built-in/reply.ts";

/** What the coach does with a reply before it goes on. */
interface Reaction {
  readonly say: string;
  /** The beat that comes after it, if it isn't the next one of the script. A beat's own name: it waits for another reply. */
  readonly to?: BeatName;
}

export type BeatName =
  | "wish"
  | "strength"
  | "cost"
  | "surprise"
  | "moment"
  | "leftOut"
  | "beside"
  | "hidden"
  | "step"
  | "typeStep"
  | "person"
  | "request"
  | "when"
  | "close";

/** One question of a talk, with what leads to it and what is made of the reply. */
export interface Beat {
  readonly name: BeatName;
  /** Said before the question. */
  readonly tells: readonly string[];
  /** Null: the talk ends here. */
  readonly asks: string | null;
  /** Answers to tap. */
  readonly answers: readonly string[];
  /** The word that it is about, and the pane that it is in. */
  readonly word?: ReadWord;
  readonly pane?: Quadrant;
  readonly reactions: Partial<Readonly<Record<AnswerKind, Reaction>>> & { readonly words: Reaction };
  /** Said instead, when the reply is one to come back to before the step. */
  readonly comesBack?: string;
  /** A reply in the person's own words is a step that they can save. */
  readonly keepsStep?: boolean;
  /** A word of the list is an answer here, and not a question about that word. */
  readonly takesWords?: boolean;
  /** A question is an answer here, and isn't meant for the coach. */
  readonly takesQuestions?: boolean;
  /** Only reached from another beat. */
  readonly aside?: boolean;
}

/** A talk as it would go for one window and one person. */
export interface Script {
  readonly beats: readonly Beat[];
  /** What the coach says when the person wants to stop. */
  readonly farewell: readonly string[];
  /** What it says to replies that are about the talk, one entry for each time, until it has no more to say. */
  readonly remarks: (kind: RemarkKind, beat: Beat, traitId?: string) => readonly (readonly string[])[];
}
