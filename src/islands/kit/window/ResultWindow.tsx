import type { ResultPane } from "#src/shared/result-panes.ts";
import { shownWords, wordsByQuadrant } from "#src/shared/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/window-geometry.ts";
import { PaneGlyph } from "./PaneGlyph.tsx";
import { WindowFrame } from "./WindowFrame.tsx";

interface ResultWindowProps {
  panes: readonly ResultPane[];
  /** Lets the panes open from four equal ones, once. */
  reveal?: boolean | undefined;
}

/** A result: the drawing for the eye, and the same as a table for screen readers, copying and print. */
export function ResultWindow({ panes, reveal = false }: ResultWindowProps) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const geometry = windowGeometry(weights);
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <PaneText key={pane.quadrant} pane={pane} share={geometry[pane.quadrant].height} />,
    ]),
  );
  return (
    <figure className="grid gap-3">
      <figcaption className="sr-only">{summary(panes)}</figcaption>
      <WindowFrame weights={weights} look={reveal ? "reveal" : "still"} panes={drawn} />
      <details className="text-sm">
        <summary className="twin-summary">Read the window as a table</summary>
        <WindowTable panes={panes} />
      </details>
    </figure>
  );
}

function PaneText({ pane, share }: { pane: ResultPane; share: number }) {
  const words = shownWords(pane);
  const lines = linesIn(share);
  const drawn = words.length <= lines ? words : words.slice(0, lines - 1);
  const rest = words.length - drawn.length;
  return (
    <>
      <p className="pane-title">
        <PaneGlyph quadrant={pane.quadrant} />
        {pane.title}
      </p>
      {pane.quadrant === "unknown" ? (
        <p className="pane-note">{pane.words.length} words nobody picked</p>
      ) : (
        <ul className="pane-words">
          {drawn.map((word) => (
            <li key={word.name} data-evidence={word.evidence}>
              {word.name}
              {word.evidence !== "none" && <span className="pane-band"> {word.bandLabel}</span>}
            </li>
          ))}
          {rest > 0 && <li className="pane-note">and {rest} more</li>}
          {words.length === 0 && (
            <li className="pane-note">{pane.words.length === 0 ? "No words" : "Single voices only"}</li>
          )}
        </ul>
      )}
    </>
  );
}

function WindowTable({ panes }: { panes: readonly ResultPane[] }) {
  return (
    <table className="twin-table">
      <thead>
        <tr>
          <th scope="col">Pane</th>
          <th scope="col">Word</th>
          <th scope="col">Picked by</th>
        </tr>
      </thead>
      {panes.map((pane) => (
        <tbody key={pane.quadrant}>
          {pane.words.map((word, row) => (
            <tr key={word.name}>
              {row === 0 && (
                <th scope="rowgroup" rowSpan={pane.words.length}>
                  {pane.title}
                </th>
              )}
              <td>{word.name}</td>
              <td>{word.bandLabel}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Lines of words in a pane: the window is 26 rem high, title and padding take 4, a line takes 1.6. */
function linesIn(heightShare: number): number {
  return Math.max(2, Math.floor((26 * heightShare - 4) / 1.6));
}

function summary(panes: readonly ResultPane[]): string {
  const size = (pane: ResultPane) => (pane.quadrant === "unknown" ? pane.words : shownWords(pane)).length;
  return `The window. Words in each pane: ${panes.map((pane) => `${pane.title} ${size(pane)}`).join(", ")}.`;
}
