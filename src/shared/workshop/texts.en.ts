import type { WorkshopInvitation } from "./workshop.output.ts";

/*
 * What guests of a workshop read, in English. Where they describe each other, a form's other sentences are
 * those of team rounds.
 */

/** Who leads a workshop. */
export function ledByText({ host, organisation }: Pick<WorkshopInvitation, "host" | "organisation">): string {
  if (host === null) return organisation === null ? "A workshop" : `A workshop of ${organisation}`;
  return organisation === null ? `Led by ${host}` : `Led by ${host}, ${organisation}`;
}

export const texts = {
  /** Headings of pages. */
  titles: {
    unknown: "We can’t find this workshop",
    busy: "Please try again in a minute",
    closed: "Nobody can join any more",
    back: (name: string) => `You’re in as ${name}`,
    gone: "There’s nothing here any more",
    left: "You’ve left the workshop",
    waiting: (name: string) => `You’re in, ${name}`,
    late: "You’re in time to describe others",
    leave: "Leave this workshop?",
    words: "How do you see yourself?",
    saved: "Your words are saved",
    /** @param left how many people are left to describe */
    end: (left: number) =>
      left === 0
        ? "You’ve described everyone"
        : left === 1
          ? "One person is left"
          : `${String(left)} people are left`,
    ended: "This workshop has ended",
    closedWindow: "Your window stays closed",
    openWindows: "The windows are open",
    onWall: "Look at the wall",
  },

  /** Common to several pages. */
  erased:
    "Afterwards only the host keeps the picture of the group, if there is one. Everything about you is erased on {time} at the latest.",
  keepOpen: "Keep this page open: it goes on by itself.",

  /** Instead of a guest's place. */
  gone: "You may have left this workshop, or your host took you out of it. After its last day, or when the host deletes it, everything about its guests is erased, windows too. If it’s still going on, ask your host.",
  left: "Your name, your own words and what others picked for you are erased. What you picked for others stays, and nothing tells that it was yours.",
  busy: "Too many pages that aren’t there were tried from your network. Wait a minute, then load this page again.",

  noWindow:
    "Fewer than five people are still describing others, too few to describe you, so you won’t have a window this time. What you pick for others counts like everyone’s.",

  /** Where guests describe each other. */
  promise: (name: string, least: number) => [
    {
      term: "What we store:",
      text: `the words you pick, without you: no name, no device, no time. Apart from them, that you’ve described ${name}, so that this page knows. Nothing joins the two again.`,
    },
    {
      term: `What ${name} sees:`,
      text: `once all windows open, totals of at least ${String(least)} people together. Never who picked what. Your host sees nothing of it.`,
    },
    {
      term: "If you change your mind:",
      text: "until windows open, a link removes your words. You get it after sending.",
    },
    { term: "If you skip someone:", text: "nobody is told." },
    {
      term: "One thing to know:",
      text: `if everyone else who describes ${name} told them what they picked, your words could be worked out.`,
    },
    {
      term: "And another:",
      text: "if you were in another workshop with nearly the same people, the two windows could be compared.",
    },
  ],
} as const;
