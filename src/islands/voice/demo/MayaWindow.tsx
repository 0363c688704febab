import { useMemo } from "react";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { exampleName, exampleSurveys } from "#src/shared/result/example-surveys.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

/** What the coach points at: a pane, or a word in it. */
export interface Pointed {
  readonly pane: Quadrant;
  readonly word: string | null;
}

/** The example with all its answers: the demo's coach has the same before it. */
const survey = exampleSurveys.at(-1);
const nameOf = (traitId: string) => catalogue.find(({ id }) => id === traitId)?.name ?? traitId;

/** @throws {Error} for a word that isn't in the example's window; the coach is told so */
export function pointAtWord(traitId: string): Pointed {
  const found = survey?.words.find((word) => word.traitId === traitId);
  if (found === undefined) throw new Error("That word isn’t in this window.");
  return { pane: found.quadrant, word: nameOf(traitId) };
}

/** @throws {Error} for what isn't a pane */
export function pointAtPane(pane: Quadrant): Pointed {
  if (!Object.hasOwn(paneText, pane)) throw new Error("That isn’t a pane.");
  return { pane, word: null };
}

/** The window that the demo is about. */
export function MayaWindow({ pointed }: { pointed: Pointed | null }) {
  const panes = useMemo(() => (survey ? resultPanes(survey, nameOf) : []), []);
  return (
    <div className="grid gap-2" data-pointed={pointed?.pane}>
      <ResultWindow panes={panes} luck={null} />
      <p className="text-sm text-muted" role="status">
        {pointed === null ? `${exampleName}’s window, a made-up example.` : pointedText(pointed)}
      </p>
    </div>
  );
}

const pointedText = ({ pane, word }: Pointed): string =>
  word === null ? `Look at the ${paneText[pane].name}.` : `Look at “${word}” in the ${paneText[pane].name}.`;
