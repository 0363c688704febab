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
      { label: "Nobody", says: "What others see and you do not stays in the Blind Spot." },
      {
        label: "Three people",
        says: "They tell you that you are observant. The word moves from the Blind Spot into the Arena: now you know it, too.",
      },
      {
        label: "Eight people",
        says: "“Witty” comes up as well. “Tense” stays in the Blind Spot: they see it, and nobody says it.",
      },
    ],
  },
  tell: {
    legend: "You tell",
    choices: [
      { label: "Nobody", says: "What only you know stays in the Façade." },
      {
        label: "One person",
        says: "You say that you are nervous before every talk. Between the two of you, the word now lies in the Arena.",
      },
      {
        label: "The team",
        says: "They hear about the nerves and the ideals. “Sentimental” you keep to yourself, which is your right.",
      },
    ],
  },
  discover: {
    legend: "You try something new together",
    choices: [
      { label: "Not yet", says: "The Unknown stays as it is. Nobody can say what is in it, or how much." },
      {
        label: "Once",
        says: "You stand in for the speaker who fell ill. All of you find out that you are bold.",
      },
    ],
  },
};
