import type { Quadrant } from "#src/shared/result/analysis.ts";
import { windowLettering, type Lettering } from "#src/shared/result/lettering.ts";
import { type ResultPane, shownWords, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { later, until } from "./later.ts";
import { PaneTitle } from "./PaneTitle.tsx";
import { PaneWords } from "./PaneWords.tsx";
import { WindowFrame } from "./WindowFrame.tsx";

export interface ResultDrawingProps {
  panes: readonly ResultPane[];
  /** Lets the panes open from four equal ones, once. */
  reveal?: boolean | undefined;
  /** Panes that a step-by-step reading has not come to: their words are there, and out of sight until they open. */
  closed?: readonly Quadrant[] | undefined;
}

/** The window of a result, for the eye alone: whoever draws it gives it a twin in text. */
export function ResultDrawing({ panes, reveal = false, closed = [] }: ResultDrawingProps) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const shown = wordsByQuadrant(panes.map((pane) => ({ ...pane, words: shownWords(pane) })));
  const lettering = windowLettering(shown, windowGeometry(weights));
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <PaneText
        key={pane.quadrant}
        pane={pane}
        lettering={lettering[pane.quadrant]}
        isClosed={closed.includes(pane.quadrant)}
        mayClose={reveal && pane.quadrant !== "arena"}
      />,
    ]),
  );
  return <WindowFrame weights={weights} look={reveal ? "reveal" : "still"} panes={drawn} />;
}

interface PaneTextProps {
  pane: ResultPane;
  lettering: Lettering | undefined;
  isClosed: boolean;
  /** Until the page knows how far a step-by-step reading has come. */
  mayClose: boolean;
}

function PaneText({ pane, lettering, isClosed, mayClose }: PaneTextProps) {
  const { quadrant } = pane;
  return (
    <>
      <PaneTitle quadrant={quadrant} />
      {(isClosed || mayClose) && (
        <p className="pane-note no-print" {...until(quadrant, isClosed)}>
          Not open yet
        </p>
      )}
      <PaneWords pane={pane} lettering={lettering} mark={later(quadrant, isClosed)} />
    </>
  );
}
