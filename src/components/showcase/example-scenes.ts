import { type Confidence, quadrants } from "#src/shared/result/analysis.ts";
import { type ExampleSurvey, exampleSurveys } from "#src/shared/result/example-surveys.ts";
import { type ResultPane, resultPanes, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { type Luck, luckIn } from "#src/shared/result/texts/evidence-text.ts";
import {
  type WindowBars,
  barRules,
  evenWeights,
  resultWeights,
  windowBars,
} from "#src/shared/result/window-geometry.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

export interface ExampleScene {
  /** People who have answered. */
  readonly answers: number;
  /** Null while nothing may be shown. */
  readonly result: { readonly panes: readonly ResultPane[]; readonly confidence: Confidence } | null;
  readonly bars: WindowBars;
  readonly luck: Luck | null;
}

/** Two answers: too few to show anything. */
export const closedScene: ExampleScene = {
  answers: 2,
  result: null,
  bars: windowBars(evenWeights),
  luck: null,
};

/** What the example shows of a round. */
export function exampleScene(survey: ExampleSurvey): ExampleScene {
  const panes = resultPanes(survey, nameOf);
  return {
    answers: survey.responseCount,
    result: { panes, confidence: survey.confidence },
    bars: windowBars(resultWeights(wordsByQuadrant(panes))),
    luck: luckIn(survey),
  };
}

/** Ids of the radio buttons for the style sheet below. */
export const countId = (answers: number) => `example-${answers}`;
export const paneId = (quadrant: string) => `example-${quadrant}`;

/** CSS for the example, which works without a script: radio buttons and `:has()`. */
export function exampleCss(scenes: readonly ExampleScene[]): string {
  const counts = scenes.map(({ answers, bars }) => {
    const chosen = `.example:has(#${countId(answers)}:checked)`;
    return `${chosen} .scene-${answers}{display:block}${barRules(chosen, bars)}`;
  });
  const panes = quadrants.flatMap((quadrant) => {
    const radio = `.example:has(#${paneId(quadrant)}`;
    const body = `.pane-${quadrant} .pane-body`;
    return [
      `${radio}:checked) .detail-${quadrant}{display:block}`,
      `${radio}:checked) ${body}{box-shadow:inset 0 0 0 3px var(--pane-strong)}`,
      // Chosen colours of the system take shadows away.
      `@media (forced-colors:active){${radio}:checked) ${body}{border:4px solid Highlight}}`,
      `${radio}:focus-visible) ${body}{outline:2px solid var(--color-accent);outline-offset:-7px}`,
    ];
  });
  return [...counts, ...panes].join("");
}

function nameOf(traitId: string): string {
  return catalogue.find((trait) => trait.id === traitId)?.name ?? traitId;
}

const namesOf = (ids: ReadonlySet<string>): readonly string[] =>
  catalogue.filter(({ id }) => ids.has(id)).map(({ name }) => name);

const isOwn = ({ quadrant }: { quadrant: string }) => quadrant === "arena" || quadrant === "facade";

/** What the example's owner has picked for herself. */
export const ownWords = namesOf(
  new Set((exampleSurveys[0]?.words ?? []).filter(isOwn).map(({ traitId }) => traitId)),
);

/** What one of the twelve picked for her: the first ballot of example-rounds.test.ts. */
export const peerWords = namesOf(new Set(["dependable", "kind", "calm", "observant", "modest"]));
