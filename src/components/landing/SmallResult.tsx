import { PaneTitle } from "#src/islands/kit/window/PaneTitle.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { type ResultPane, shownWords, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";

interface SmallResultProps {
  panes: readonly ResultPane[];
}

/** A result to look at: as many words as a small window holds, the strongest first. The caption beside it says what it shows. */
export function SmallResult({ panes }: SmallResultProps) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const geometry = windowGeometry(weights);
  const drawn = new Map(
    panes.map((pane) => [
      pane.quadrant,
      <PaneWords key={pane.quadrant} pane={pane} lines={linesIn(geometry[pane.quadrant].height)} />,
    ]),
  );
  return <WindowFrame weights={weights} panes={Object.fromEntries(drawn)} />;
}

function PaneWords({ pane, lines }: { pane: ResultPane; lines: number }) {
  return (
    <>
      <PaneTitle quadrant={pane.quadrant} />
      {textsIn(pane, lines).map(({ text, evidence }) => (
        <span key={text} className="block" data-evidence={evidence}>
          {text}
        </span>
      ))}
    </>
  );
}

function textsIn(pane: ResultPane, lines: number) {
  if (pane.quadrant === "unknown") return [{ text: `${pane.words.length} words`, evidence: "none" }];
  return shownWords(pane)
    .slice(0, lines)
    .map(({ name, evidence }) => ({ text: name, evidence }));
}

/** The window is 17 rem high, title and padding take 3.5, a line takes 1.75. */
function linesIn(heightShare: number): number {
  return Math.max(1, Math.floor((17 * heightShare - 3.5) / 1.75));
}
