import type { Lever } from "./trial.ts";

interface LeverText {
  readonly legend: string;
  readonly choices: readonly { readonly label: string; readonly says: string }[];
}

/** What the reader can do to the window, and what it does. */
export const leverTexts: Readonly<Record<Lever, LeverText>> = {
  ask: {
    legend: "You ask",
    choices: [
      { label: "Nobody", says: "What others see and you don’t stays in the Blind Spot." },
      {
        label: "Three people",
        says: "They tell you you’re observant. The word moves from the Blind Spot into the Arena: now you know it, too.",
      },
      {
        label: "Eight people",
        says: "“Witty” comes up as well. “Tense” stays in the Blind Spot: they see it, but nobody says it.",
      },
    ],
  },
  tell: {
    legend: "You tell",
    choices: [
      { label: "Nobody", says: "What only you know stays in the Façade." },
      {
        label: "One person",
        says: "You say that you’re nervous before every talk. Between the two of you, the word is now in the Arena.",
      },
      {
        label: "The team",
        says: "They hear about the nerves and the ideals. You keep “sentimental” to yourself, which is fine.",
      },
    ],
  },
  discover: {
    legend: "You try something new together",
    choices: [
      { label: "Not yet", says: "The Unknown stays as it is. Nobody can say what is in it, or how much." },
      {
        label: "Once",
        says: "You replace the speaker who is ill, and all of you find out that you’re bold.",
      },
    ],
  },
};
