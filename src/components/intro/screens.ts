import { brand } from "#src/shared/site/brand.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { paths } from "#src/shared/site/paths.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { evenWeights, markWeights, type PaneWeights } from "#src/shared/result/window-geometry.ts";

/** One of the three screens of the introduction. */
export interface IntroScreen {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** The limits of the sentence. */
  readonly limits?: { readonly text: string; readonly href: string };
  readonly weights: PaneWeights;
  readonly look: "still" | "curtains";
}

export const introScreens: readonly IntroScreen[] = [
  {
    id: "your-words",
    title: "You pick your words",
    text: [
      `Out of ${catalogue.length} words, you pick ${minSelected} to ${maxSelected} that fit you. It takes a minute or two.`,
      "The people you ask answer without seeing your list. Nothing in their choice is led by yours.",
    ],
    weights: evenWeights,
    look: "still",
  },
  {
    id: "their-words",
    title: "Others pick theirs",
    text: [
      "You send a link. Each person picks words for you from the same list, without an account.",
      "The curtains stay closed until three people have answered. Nobody is shown who picked what, and answers are stored without account, address, device or time.",
    ],
    limits: { text: "Where the promise ends", href: `${paths.privacy()}#where-the-promise-ends` },
    weights: evenWeights,
    look: "curtains",
  },
  {
    id: "the-window",
    title: "The window opens",
    text: [
      "What you both see is the Arena. What only they see is your Blind Spot, and it is often a strength. What only you know is the Façade. The rest is Unknown.",
      `Arena and Blind Spot grow with the words that stand out; the Unknown is a fixed quarter. ${brand.name} says which words could be luck, and you decide what to do with the others.`,
    ],
    weights: markWeights,
    look: "still",
  },
];
