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

/** An answer to tap, and what the coach says to it before it goes on. */
export interface Answer {
  readonly label: string;
  readonly say: string;
  /** The beat that comes after it, if it isn't the next one of the script. */
  readonly to?: BeatName;
  /** The label is a step that the person can save. */
  readonly isStep?: boolean;
}

/** One question of a talk, with what leads to it. */
export interface Beat {
  readonly name: BeatName;
  /** Said before the question. */
  readonly tells: readonly string[];
  /** Null: the talk ends here. */
  readonly asks: string | null;
  readonly answers: readonly Answer[];
  /** The word that it is about, and the pane that it is in. */
  readonly word?: ReadWord;
  readonly pane?: Quadrant;
  /** Only reached from another beat. */
  readonly isAside?: boolean;
}
