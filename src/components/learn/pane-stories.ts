import type { Quadrant } from "#src/shared/result/analysis.ts";
import type { PaneWeights } from "#src/shared/result/window-geometry.ts";

export interface PaneStory {
  /** Who knows, in one breath. */
  readonly known: string;
  readonly alsoCalled: string;
  readonly what: string;
  readonly movedBy: string;
  readonly moves: string;
  readonly example: string;
  /** The small window beside the text, with this pane large. */
  readonly drawn: PaneWeights;
}

export const paneStories: Readonly<Record<Quadrant, PaneStory>> = {
  arena: {
    known: "You know it, and so do they.",
    alsoCalled: "open area, area of free activity",
    what: "What you and the others both know. Here you can talk and work without guessing, so most exercises try to make this pane larger. Larger is better up to a point: you don’t owe everyone everything.",
    movedBy: "All three: asking, telling, discovering.",
    moves: "It grows as words move in from the other panes.",
    example:
      "You pick “organized”, and so do five of eight colleagues. They come to you with the plan, and you know why.",
    drawn: { arena: 6, blindSpot: 2, facade: 2, unknown: 2 },
  },
  blindSpot: {
    known: "They know it. You don’t.",
    alsoCalled: "blind area",
    what: "What others see and you don’t. With a list of mostly kind words, it’s usually something good that comes so easily to you that you never thought to name it. It isn’t a list of faults.",
    movedBy: "Asking.",
    moves:
      "You ask, and listen to the end. What you hear moves into the Arena, if it turns out to be true. It’s a view to look into, not yet a fact.",
    example:
      "Four of six people pick “patient” for you. You think of yourself as slow. They talk about the same afternoons.",
    drawn: { arena: 2, blindSpot: 6, facade: 2, unknown: 2 },
  },
  facade: {
    known: "You know it. They don’t.",
    alsoCalled: "hidden area",
    what: "What you know and they don’t, because you keep it to yourself or because it never came up. Some of it is nobody’s business. The rest takes effort to hide, or leaves others guessing wrong.",
    movedBy: "Telling.",
    moves:
      "You tell someone you trust, a little at a time. It moves into the Arena you share with that person, and with nobody else.",
    example:
      "You pick “nervous”. Nobody else does. Once you say that giving talks keeps you awake at night, someone offers to go through the slides with you.",
    drawn: { arena: 2, blindSpot: 2, facade: 6, unknown: 2 },
  },
  unknown: {
    known: "Nobody knows it yet.",
    alsoCalled: "area of unknown activity",
    what: "What neither you nor they know: things you’ve never had to do, and motives nobody has noticed. In an exercise with a word list, it’s simply what’s left over. If nobody picked a word, that doesn’t mean it’s hidden in you.",
    movedBy: "Discovering.",
    moves:
      "It changes when something new happens: a task you’ve never had, a crisis, a journey. Words alone don’t open it.",
    example:
      "You replace a speaker who is ill, and it goes well. Neither you nor anyone else would have called you bold.",
    drawn: { arena: 2, blindSpot: 2, facade: 2, unknown: 6 },
  },
};
