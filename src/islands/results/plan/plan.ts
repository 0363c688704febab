import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { shownWords, type ResultPane, type ResultWord } from "#src/shared/result/result-panes.ts";

/** What a person wrote down about one pane. All of it is optional, and all of it stays in their browser. */
export interface Plan {
  readonly traitId: string;
  readonly person: string;
  readonly deed: string;
  /** "2026-12-06", the day to look back. */
  readonly until: string;
  readonly noticed: string;
}

/** Room for a few lines, and no more than a browser keeps easily. */
export const mostPlanText = 500;

export const emptyPlan: Plan = { traitId: "", person: "", deed: "", until: "", noticed: "" };

export function readPlan(kept: string | null): Plan {
  const fields = new URLSearchParams(kept ?? "");
  const text = (name: keyof Plan) => fields.get(name) ?? "";
  return {
    traitId: text("traitId"),
    person: text("person"),
    deed: text("deed"),
    until: text("until"),
    noticed: text("noticed"),
  };
}

/** null where nothing is written: then nothing has to be kept. */
export function writePlan(plan: Plan): string | null {
  const filled = Object.entries(plan).filter(([, text]) => text !== "");
  return filled.length === 0 ? null : new URLSearchParams(filled).toString();
}

/** The words of a pane that a plan can be about. What is easily heard as a verdict is nothing to practise. */
export function wordsToTry(pane: ResultPane): readonly ResultWord[] {
  const words = pane.quadrant === "unknown" ? pane.words : shownWords(pane);
  return words.filter(({ traitId }) => !delicateWords.has(traitId));
}

const twoWeeks = 14;

/** The day two weeks from now where the reader is, as a date field takes it. */
export function inTwoWeeks(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + twoWeeks);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
