/** The parts of the page on the Johari Window, in their order: its headings and its table of contents. */
export const sections = {
  minute: { slug: "in-one-minute", text: "In one minute" },
  origins: { slug: "where-it-comes-from", text: "Where it comes from" },
  panes: { slug: "the-four-panes", text: "The four panes" },
  trial: { slug: "move-the-panes", text: "Move the panes yourself" },
  evidence: { slug: "how-to-read-one", text: "How to read one" },
  alone: { slug: "run-one-alone", text: "How to run one for yourself" },
  team: { slug: "run-one-in-a-team", text: "How to run one in a team" },
  limits: { slug: "limits-and-criticism", text: "Limits and criticism" },
  questions: { slug: "questions", text: "Questions people ask" },
  sources: { slug: "sources", text: "Sources" },
} as const;

export const headings = Object.values(sections).map((section) => ({ depth: 2, ...section }));

/** An hour with a team whose members have answered and read their windows. */
export const agenda: readonly { readonly minutes: number; readonly title: string; readonly text: string }[] =
  [
    {
      minutes: 5,
      title: "Rules",
      text: "Read them out. Ask whether anyone would rather just listen today.",
    },
    {
      minutes: 10,
      title: "Alone",
      text: "Everyone marks one word they’re willing to talk about.",
    },
    {
      minutes: 20,
      title: "In pairs",
      text: "Ten minutes each. Name your word; nobody has to show a window. The other person only asks: when does that show, and what does it help with?",
    },
    {
      minutes: 15,
      title: "All together",
      text: "Each person names one word they’ll take away, and one thing they’d like to be asked about more often. Passing is fine.",
    },
    {
      minutes: 10,
      title: "What we change",
      text: "Agree on one change in how you work together, and a date to look at it again.",
    },
  ];

/** `[[0, 5], [5, 15], …]`: from when to when each part goes, in minutes. */
export function spans(
  parts: readonly { readonly minutes: number }[],
): readonly (readonly [number, number])[] {
  let end = 0;
  return parts.map(({ minutes }) => {
    const start = end;
    end += minutes;
    return [start, end];
  });
}
