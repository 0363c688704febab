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
  /** The small window beside the text, in which this pane is the large one. */
  readonly drawn: PaneWeights;
}

export const paneStories: Readonly<Record<Quadrant, PaneStory>> = {
  arena: {
    known: "You know it, and so do they.",
    alsoCalled: "open area, area of free activity",
    what: "What you and the others both know. Here you can speak and work without guessing, and so most exercises aim to make this pane larger. Larger is better up to a point: nobody owes everybody everything.",
    movedBy: "All three: asking, telling, discovering.",
    moves: "It grows by what the other panes give up.",
    example:
      "You pick “organized”, and so do five of eight colleagues. They come to you with the plan, and you know why.",
    drawn: { arena: 6, blindSpot: 2, facade: 2, unknown: 2 },
  },
  blindSpot: {
    known: "They know it. You do not.",
    alsoCalled: "blind area",
    what: "What others see and you do not. With a list of mostly kind words this is, more often than not, something good that comes so easily to you that you never thought to name it. It is no list of faults.",
    movedBy: "Asking.",
    moves:
      "You ask, and listen to the end. What you hear moves into the Arena, if it holds. It is a view to look into, not yet a fact.",
    example:
      "Four of six people pick “patient” for you. You think of yourself as slow. They talk about the same afternoons.",
    drawn: { arena: 2, blindSpot: 6, facade: 2, unknown: 2 },
  },
  facade: {
    known: "You know it. They do not.",
    alsoCalled: "hidden area",
    what: "What you know and they do not, because you keep it back or because it never came up. Some of it is nobody’s business. The rest costs effort to hide, or leaves others to guess wrong.",
    movedBy: "Telling.",
    moves:
      "You say it to somebody you trust, a little at a time. It moves into the Arena you share with that person, and with nobody else.",
    example:
      "You pick “nervous”. Nobody else does. Once you say that talks cost you sleep, somebody offers to go through the slides with you.",
    drawn: { arena: 2, blindSpot: 2, facade: 6, unknown: 2 },
  },
  unknown: {
    known: "Nobody knows it yet.",
    alsoCalled: "area of unknown activity",
    what: "What neither you nor they know: things you never had to do, and motives that nobody has noticed. In an exercise with a word list it is simply what is left over. That nobody picked a word does not mean that it lies hidden in you.",
    movedBy: "Discovering.",
    moves:
      "It gives something up when something new happens: a task you never had, a crisis, a journey. Words alone do not open it.",
    example:
      "You stand in for a speaker who fell ill, and it goes well. Neither you nor anybody else would have called you bold.",
    drawn: { arena: 2, blindSpot: 2, facade: 2, unknown: 6 },
  },
};
