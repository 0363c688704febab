import type { WordBand } from "./picture-content.ts";
import type { Theme } from "#src/shared/words/themes.ts";

/** Who reads a picture, and by whom the people in it were described. */
export type Audience =
  /** A team or a workshop, whose people described each other. */
  | "each other"
  /** A programme's group, whose people were described by others. */
  | "group"
  /** A sponsor, who reads about that group. */
  | "sponsor";

/** What pages, slides and files say around a picture. `picture-text.ts` writes its sentences. */
export const groupTexts = {
  words: {
    "each other": "Your words for each other",
    group: "Words for this group",
    sponsor: "Words for this group",
  },
  views: {
    "each other": { others: "How you describe each other", own: "How you describe yourselves" },
    group: { others: "How others describe you", own: "How you describe yourselves" },
    sponsor: { others: "How others describe them", own: "How they describe themselves" },
  },
  themes: "Themes",
  bands: {
    half: "In more than half of all descriptions",
    third: "In more than a third of all descriptions",
    often: "More often than you’d expect by chance",
  } satisfies Record<WordBand, string>,
  theme: "Theme",
  own: "above chance",
  ownNote:
    "A thin line marks what you’d expect by chance: the more words a theme has, the more. A full bar is clearly longer. Shares are rounded to five, so they may not add up to 100, and themes that round to less than 10% aren’t shown. A dot marks themes above chance on people’s own lists, three at most.",
  /** On slides, where there's no room for the whole note. */
  legend: "A thin line marks what chance alone would give. A full bar is clearly longer.",
  difference: "Where the two views meet, and where they part",
  questions: "To talk about",
  /** "Question 2 of 3". */
  question: (place: number, of: number) => `Question ${String(place)} of ${String(of)}`,
  counted: (people: string) => `${people} counted`,
  /** In place of whose it is. */
  example: "Example with made-up people",
  earlier:
    "Words that at least five of these windows had in common. Pictures from before December 2026 show no more than that.",
  how: {
    title: "How it’s made",
    points: [
      "It counts people who agreed to it and have a window. Nobody sees who they are, unless it’s everyone.",
      "All their descriptions go into one pool. A word is in the picture if it was picked for at least three people, and so often that chance alone would show one in at most one picture of ten. Words of one size are in alphabetical order.",
      "A theme is a family of words. Its share is that of all words that were picked, to the nearest five percent. It stands out where blind picks would give so much in fewer than one picture of ten, and one of its words is in the picture.",
      "On people’s own lists, up to three themes above chance are marked, without shares: the lists are short. A theme that others hardly see isn’t marked.",
      "Thirteen of the 56 words stay out of it: religious, because it’s nobody’s business, and twelve that could hurt when they’re read out in front of a group: complex, introverted, nervous, proud, quiet, searching, self-assertive, self-conscious, sentimental, shy, silly and tense. Themes below a tenth aren’t shown.",
      "It has no names, and says nothing about any single window.",
    ],
  },
  /** Asked of everyone who may be counted, with two equal buttons. */
  ask: {
    title: "Shall your window count in the group’s picture?",
    text: (host: string) =>
      `${host} sees words that many share, never whose they are. Someone who knows nearly everyone else’s window could guess part of yours.`,
    yes: "Count my window",
    no: "Leave it out",
    answers: { yes: "Your window counts.", no: "Your window is left out." },
    until: "You can change this. A picture that’s already made stays as it is.",
    untold: "Nobody is shown what you choose.",
  },
  files: {
    pdf: "Download report (PDF)",
    slides: "Download slides (PDF)",
    csv: "Download table (CSV)",
  },
  /** Two pictures side by side. */
  changes: {
    came: "Came",
    stayed: "Stayed",
    went: "Went",
  },
  /** For a sponsor alone. */
  sponsor: {
    participation: "Who took part",
    asked: "asked",
    joined: "joined",
    counted: "counted",
    participationNote: "Counted people agreed to be in this picture and have a window.",
    questions: "Questions for the group",
    nextSteps: "Next steps",
    steps: [
      "Take the three questions to the group. Half an hour is enough, and the people in the picture talk first.",
      "Make a second picture in about half a year. Side by side, the two show which words came and which went.",
      "Support each person’s own step. Everyone has a window of their own, and what they do with it is up to them.",
    ],
  },
  foot: "No names, and nothing about any single person.",
} as const;

/** The name of each theme, as a label and within a sentence. */
export const themeNames: Readonly<Record<Theme, { readonly label: string; readonly inText: string }>> = {
  heart: { label: "Warmth", inText: "warmth" },
  head: { label: "Clear thinking", inText: "clear thinking" },
  drive: { label: "Drive", inText: "drive" },
  spark: { label: "Liveliness", inText: "liveliness" },
  steadiness: { label: "Steadiness", inText: "steadiness" },
  calm: { label: "Composure", inText: "composure" },
  depth: { label: "Depth", inText: "depth" },
  nerves: { label: "Nerves", inText: "nerves" },
};

export const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What the next picture of a programme takes. It names no number, which would tell of somebody's no. */
export function nextPictureText({
  isFirst,
  notBefore,
}: {
  readonly isFirst: boolean;
  readonly notBefore: Date | null;
}): string {
  if (isFirst)
    return "A picture takes five people who have opened their window and agree to be counted. Who agrees is shown to nobody.";
  const day = notBefore === null ? "" : `, and can be made from ${dayInUtc.format(notBefore)} on`;
  return `The next picture takes three changes among those who are counted: someone new, someone out, or a newer result${day}.`;
}
