import type { Quadrant } from "#src/shared/result/analysis.ts";
import { type PaneWeights, barRules, windowBars } from "#src/shared/result/window-geometry.ts";

/** What moves a window: each lever has steps, from nothing done to as much as the example knows. */
export const levers = ["ask", "tell", "discover"] as const;
export type Lever = (typeof levers)[number];
export type Steps = Readonly<Record<Lever, number>>;

export interface TrialWord {
  readonly name: string;
  readonly from: Quadrant;
  /** The step at which it moves to the Arena; null for a word that stays. */
  readonly moves: { readonly by: Lever; readonly at: number } | null;
}

/** A made-up window with one word for each thing that can happen. */
export const trialWords: readonly TrialWord[] = [
  { name: "Calm", from: "arena", moves: null },
  { name: "Helpful", from: "arena", moves: null },
  { name: "Observant", from: "blindSpot", moves: { by: "ask", at: 1 } },
  { name: "Witty", from: "blindSpot", moves: { by: "ask", at: 2 } },
  { name: "Tense", from: "blindSpot", moves: null },
  { name: "Nervous", from: "facade", moves: { by: "tell", at: 1 } },
  { name: "Idealistic", from: "facade", moves: { by: "tell", at: 2 } },
  { name: "Sentimental", from: "facade", moves: null },
  { name: "Bold", from: "unknown", moves: { by: "discover", at: 1 } },
  { name: "?", from: "unknown", moves: null },
  { name: "?", from: "unknown", moves: null },
];

export const trialStart: Steps = { ask: 0, tell: 0, discover: 0 };
const lastSteps: Steps = { ask: 2, tell: 2, discover: 1 };

const stepsOf = (lever: Lever): readonly number[] =>
  Array.from({ length: lastSteps[lever] + 1 }, (_, step) => step);

const allSteps: readonly Steps[] = stepsOf("ask").flatMap((ask) =>
  stepsOf("tell").flatMap((tell) => stepsOf("discover").map((discover) => ({ ask, tell, discover }))),
);

/** The pane of a word after these steps. */
function paneOf({ from, moves }: TrialWord, steps: Steps): Quadrant {
  return moves !== null && steps[moves.by] >= moves.at ? "arena" : from;
}

/** Each pane weighs its words. */
export function trialWeights(steps: Steps): PaneWeights {
  const count = (quadrant: Quadrant) => trialWords.filter((word) => paneOf(word, steps) === quadrant).length;
  return {
    arena: count("arena"),
    blindSpot: count("blindSpot"),
    facade: count("facade"),
    unknown: count("unknown"),
  };
}

/** Ids and classes for the style sheet below. */
export const stepId = (lever: Lever, step: number) => `try-${lever}-${step}`;
export const leaves = (lever: Lever, step: number) => `leaves-${lever}-${step}`;
export const comes = (lever: Lever, step: number) => `comes-${lever}-${step}`;

const checked = (ids: readonly string[]) => `.trial:has(${ids.map((id) => `#${id}:checked`).join(",")})`;

/** Radio buttons choose, `:has()` shows, as in the example of the landing page: no script is needed. */
export function trialCss(): string {
  const places = allSteps.map((steps) => {
    const chosen = levers.map((lever) => `:has(#${stepId(lever, steps[lever])}:checked)`).join("");
    return barRules(`.trial${chosen}`, windowBars(trialWeights(steps)));
  });
  const words = trialWords.flatMap(({ moves }) => {
    if (moves === null) return [];
    const { by, at } = moves;
    const moved = checked(stepsOf(by).flatMap((step) => (step >= at ? [stepId(by, step)] : [])));
    return [`${moved} .${leaves(by, at)}{display:none}`, `${moved} .${comes(by, at)}{display:block}`];
  });
  const sentences = levers.flatMap((lever) =>
    stepsOf(lever).map((step) => `${checked([stepId(lever, step)])} .says-${lever}-${step}{display:block}`),
  );
  return [...places, ...words, ...sentences].join("");
}
