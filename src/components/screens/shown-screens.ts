/** A screen of the product, as `npm run screens` has taken it. */
export interface Shown {
  /** The picture's name in src/assets/screens. */
  readonly name: string;
  readonly device: "desktop" | "phone";
  readonly title: string;
  /** What it tells someone who does not see it. */
  readonly alt: string;
  readonly caption: string;
}

export const shownScreens: readonly Shown[] = [
  {
    name: "peer",
    device: "phone",
    title: "Answering",
    alt: "The page of a peer on a phone: “How do you see …?”, a line that nobody sees who picked what, and 56 words to tap.",
    caption: "What the people you ask get. No account, about a minute, and it works without JavaScript.",
  },
  {
    name: "round-waiting",
    device: "desktop",
    title: "Waiting",
    alt: "A round before its window opens: the owner’s own words, ways to ask people, and that 0 of 3 have answered.",
    caption: "Until three people have answered, their number is the only thing that moves.",
  },
  {
    name: "results",
    device: "desktop",
    title: "The result",
    alt: "A result of five answers: the window with the words in its four panes, and a summary in a few sentences.",
    caption: "The window, and a summary. What each sentence rests on can be looked up.",
  },
  {
    name: "card",
    device: "phone",
    title: "A card to show",
    alt: "A card on a phone: four words on which a person and the people around them agree.",
    caption: "If you like: a few words that several people picked for you, for others to see.",
  },
];

/** What Facilitator Pro is, one screen each. */
export const leadScreens: readonly Shown[] = [
  {
    name: "programme-today",
    device: "desktop",
    title: "Programmes for clients",
    alt: "A list headed “4 clients wait for you”: one to prepare a session with, one whose deadline is near, and two to remind.",
    caption:
      "Ask up to 200 people to run a round of their own. You see who waits for you, and help several at once.",
  },
  {
    name: "programme-session",
    device: "desktop",
    title: "Sessions",
    alt: "A pane of a client’s window on the whole screen: Blind Spot, with the words that others see.",
    caption:
      "Prepare with the result that a client shares, and open the window together, on two screens or one.",
  },
  {
    name: "team-picture",
    device: "desktop",
    title: "Group pictures and reports",
    alt: "A group’s picture: one sentence, and the words that people share, sized by how often they were picked.",
    caption: "What a group shares, without names, as a page, slides, a table, and a report for a sponsor.",
  },
  {
    name: "workshop-wall-picture",
    device: "desktop",
    title: "Workshops",
    alt: "The wall of a workshop at its end, with the words that people in the room share.",
    caption:
      "Up to 60 people scan a code, describe each other on their phones, and open their windows together.",
  },
];
