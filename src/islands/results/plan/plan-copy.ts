import type { Quadrant } from "#src/shared/result/analysis.ts";

interface PlanCopy {
  /** What the fold offers while nothing is written. */
  readonly offer: string;
  readonly how: string;
  readonly deed: string;
  readonly hint: string;
}

/** One next step for each pane. Watching and asking, never finding out who picked what. */
export const planCopy: Readonly<Record<Quadrant, PlanCopy>> = {
  arena: {
    offer: "Plan: use one of these words on purpose",
    how: "You and they see it already, so nobody has to be convinced. Choose where it helps most.",
    deed: "Where will you use it?",
    hint: "One situation in the next two weeks, such as a meeting or a visit.",
  },
  blindSpot: {
    offer: "Plan: a two-week experiment",
    how: "Take one word as if it were true. For two weeks, note each moment in which somebody could have said it of you.",
    deed: "What will you watch for, or do?",
    hint: "Something that can be seen, and that happens in most weeks.",
  },
  facade: {
    offer: "Plan: let somebody see one of these words",
    how: "What you keep to yourself is yours to keep. If one word should be known, begin with one person.",
    deed: "How will they get to see it, and when?",
    hint: "One moment is enough. Saying it is one way, doing it is another.",
  },
  unknown: {
    offer: "Plan: try one of these words",
    how: "Nobody picked it, so there is nothing to lose or to prove. Try it once or twice and see whether it fits.",
    deed: "What will you try?",
    hint: "A small thing that somebody of this word would do.",
  },
};

export const planKept =
  "Kept in this browser alone: it is sent nowhere, and logging out takes it away. It prints with your result.";
