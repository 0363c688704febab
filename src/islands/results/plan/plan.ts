import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { shownWords, type ResultPane, type ResultWord } from "#src/shared/result/result-panes.ts";

/** What a person wrote down about one pane, as their browser keeps it. All of it is optional, and "" where nothing is. */
export interface Plan {
  readonly traitId: string;
  readonly person: string;
  readonly deed: string;
  /** "2026-12-06", the day to look back. */
  readonly until: string;
  readonly noticed: string;
  /** "1": they want an email on that day. */
  readonly remind: string;
  /** Whether the account has it, too: "new" while it never had it, "changed" while it has an older one. "": this browser alone. */
  readonly inAccount: "" | "new" | "changed" | "saved";
}

const fields = ["traitId", "person", "deed", "until", "noticed"] as const;

export const emptyPlan: Plan = {
  ...{ traitId: "", person: "", deed: "", until: "", noticed: "" },
  ...{ remind: "", inAccount: "" },
};

const states = ["new", "changed", "saved"] as const;

export function readPlan(kept: string | null): Plan {
  const all = new URLSearchParams(kept ?? "");
  const text = (name: keyof Plan) => all.get(name) ?? "";
  return {
    traitId: text("traitId"),
    person: text("person"),
    deed: text("deed"),
    until: text("until"),
    noticed: text("noticed"),
    remind: text("remind"),
    inAccount: states.find((state) => state === text("inAccount")) ?? "",
  };
}

/** null where nothing is written: then nothing has to be kept. */
export function writePlan(plan: Plan): string | null {
  const filled = Object.entries(plan).filter(([, text]) => text !== "");
  return filled.length === 0 ? null : new URLSearchParams(filled).toString();
}

export const isWritten = (plan: Plan): boolean => fields.some((name) => plan[name] !== "");

/** The plan after a change: what the account has is an older one now. */
export const changed = (plan: Plan): Plan =>
  plan.inAccount === "saved" ? { ...plan, inAccount: "changed" } : plan;

/** The words of a pane that a plan can be about. What is easily heard as a verdict is nothing to practise. */
export function wordsToTry(pane: ResultPane): readonly ResultWord[] {
  const words = pane.quadrant === "unknown" ? pane.words : shownWords(pane);
  return words.filter(({ traitId }) => !delicateWords.has(traitId));
}

/** The day some weeks from now where the reader is, as a date field takes it. */
export function inWeeks(weeks: number, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + weeks * 7);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
