import { PaneTitle } from "#src/islands/kit/window/PaneTitle.tsx";
import { PaneWords } from "#src/islands/kit/window/PaneWords.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { windowLettering } from "#src/shared/result/lettering.ts";
import { type ResultPane, shownWords, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";

interface SmallResultProps {
  panes: readonly ResultPane[];
}

/** A result to look at, drawn as on its own page. The caption beside it says what it shows. */
export function SmallResult({ panes }: SmallResultProps) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const shown = wordsByQuadrant(panes.map((pane) => ({ ...pane, words: shownWords(pane) })));
  const lettering = windowLettering(shown, windowGeometry(weights));
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <div key={pane.quadrant} className="contents">
        <PaneTitle quadrant={pane.quadrant} />
        <PaneWords pane={pane} lettering={lettering[pane.quadrant]} />
      </div>,
    ]),
  );
  return <WindowFrame weights={weights} panes={drawn} />;
}
