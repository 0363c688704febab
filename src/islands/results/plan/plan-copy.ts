import type { Quadrant } from "#src/shared/result/analysis.ts";

interface PlanCopy {
  readonly how: string;
  readonly deed: string;
  readonly hint: string;
}

/** One next step for each pane. Watching and asking, never finding out who picked what. */
export const planCopy: Readonly<Record<Quadrant, PlanCopy>> = {
  arena: {
    how: "You both see it already, so you don’t have to convince anyone. Choose where it helps most.",
    deed: "Where will you use it?",
    hint: "One moment in the next two weeks, such as a meeting or a visit.",
  },
  blindSpot: {
    how: "Pick one word and assume it’s true. For two weeks, note each moment when someone could have said it about you.",
    deed: "What will you watch for, or do?",
    hint: "Something you can see, and that happens most weeks.",
  },
  facade: {
    how: "What you keep to yourself is yours to keep. If you want one word to be known, start with one person.",
    deed: "How will they see it, and when?",
    hint: "One moment is enough. You can say it, or do it.",
  },
  unknown: {
    how: "Nobody picked it, so there’s nothing to lose or prove. Try it once or twice and see whether it fits.",
    deed: "What will you try?",
    hint: "One small thing that someone like that would do.",
  },
};

export const planInBrowser =
  "Saved in this browser only. We never see it, and signing out deletes it. It prints with your result.";

export const planInAccount =
  "You’ll find it on all your devices and in your data export. Nobody else sees it, unless you share it with a facilitator as text. It’s deleted with the round or your account.";
