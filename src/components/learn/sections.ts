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
