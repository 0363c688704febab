import type { ReadWord } from "#src/server/domain/insight/reading.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";

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
  | "when"
  | "close";

/** An answer to tap, and the coach's reply to it. */
export interface Answer {
  readonly label: string;
  readonly say: string;
  /** The next beat, if it isn't the next one of the script. */
  readonly to?: BeatName;
  /** The label is a step that the person can save. */
  readonly isStep?: boolean;
}

/** One question of a conversation, with its introduction. */
export interface Beat {
  readonly name: BeatName;
  readonly tells: readonly string[];
  /** null: the conversation ends here. */
  readonly asks: string | null;
  readonly answers: readonly Answer[];
  /** The word that it is about, or else the pane. */
  readonly word?: ReadWord | null;
  readonly pane?: Quadrant;
  /** Only reached from another beat. */
  readonly isAside?: boolean;
}
