import { windowLettering } from "#src/shared/result/lettering.ts";
import { type ResultPane, shownWords, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { PaneTitle } from "./PaneTitle.tsx";
import { PaneWords } from "./PaneWords.tsx";
import { WindowFrame } from "./WindowFrame.tsx";

/** The window of a result, for the eye only: put a twin in text beside it. */
export function ResultDrawing({ panes }: { panes: readonly ResultPane[] }) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const shown = wordsByQuadrant(panes.map((pane) => ({ ...pane, words: shownWords(pane) })));
  const lettering = windowLettering(shown, windowGeometry(weights));
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <>
        <PaneTitle quadrant={pane.quadrant} />
        <PaneWords pane={pane} lettering={lettering[pane.quadrant]} />
      </>,
    ]),
  );
  return <WindowFrame weights={weights} panes={drawn} />;
}
