import type { Quadrant } from "#src/shared/result/analysis.ts";
import { strengthNames, type Luck } from "#src/shared/result/texts/evidence-text.ts";
import {
  type ResultPane,
  shownWords,
  wordlessNote,
  wordsByQuadrant,
} from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { later, until } from "./later.ts";
import { PaneTitle } from "./PaneTitle.tsx";
import { WindowFrame } from "./WindowFrame.tsx";

interface ResultWindowProps {
  panes: readonly ResultPane[];
  luck: Luck | null;
  /** Lets the panes open from four equal ones, once. */
  reveal?: boolean | undefined;
  /** Panes that a step-by-step reading has not come to: their words are there, and out of sight until they open. */
  closed?: readonly Quadrant[] | undefined;
}

/** A result: the drawing for the eye, and the same as a table for screen readers, copying and print. */
export function ResultWindow({ panes, luck, reveal = false, closed = [] }: ResultWindowProps) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const geometry = windowGeometry(weights);
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <PaneText
        key={pane.quadrant}
        pane={pane}
        share={geometry[pane.quadrant].height}
        isClosed={closed.includes(pane.quadrant)}
        mayClose={reveal && pane.quadrant !== "arena"}
      />,
    ]),
  );
  return (
    <figure className="grid gap-3">
      <figcaption className="sr-only">{summary(panes, closed)}</figcaption>
      <WindowFrame weights={weights} look={reveal ? "reveal" : "still"} panes={drawn} />
      <details className="text-sm">
        <summary className="twin-summary">Read the window as a table</summary>
        <WindowTable panes={panes} luck={luck} closed={closed} />
      </details>
    </figure>
  );
}

interface PaneTextProps {
  pane: ResultPane;
  share: number;
  isClosed: boolean;
  /** Until the page knows how far a step-by-step reading has come. */
  mayClose: boolean;
}

function PaneText({ pane, share, isClosed, mayClose }: PaneTextProps) {
  const { quadrant } = pane;
  const words = shownWords(pane);
  const lines = linesIn(share);
  const drawn = words.length <= lines ? words : words.slice(0, lines - 1);
  const rest = words.length - drawn.length;
  return (
    <>
      <PaneTitle quadrant={quadrant} />
      {(isClosed || mayClose) && (
        <p className="pane-note no-print" {...until(quadrant, isClosed)}>
          Not open yet
        </p>
      )}
      {quadrant === "unknown" && pane.words.length > 0 ? (
        <p className="pane-note" {...later(quadrant, isClosed)}>
          {pane.words.length} {pane.words.length === 1 ? "word" : "words"} nobody picked
        </p>
      ) : (
        <ul className="pane-words" {...later(quadrant, isClosed)}>
          {drawn.map((word) => (
            <li key={word.name} data-evidence={word.evidence} data-word={word.traitId}>
              {word.name}
              {word.evidence !== "none" && <span className="pane-band"> {word.bandLabel}</span>}
            </li>
          ))}
          {rest > 0 && <li className="pane-note">and {rest} more</li>}
          {words.length === 0 && <li className="pane-note">{wordlessNote(pane.words.length > 0)}</li>}
        </ul>
      )}
    </>
  );
}

interface WindowTableProps {
  panes: readonly ResultPane[];
  luck: Luck | null;
  closed: readonly Quadrant[];
}

function WindowTable({ panes, luck, closed }: WindowTableProps) {
  return (
    <table className="twin-table">
      {luck !== null && <caption>Each word by {luck.text}</caption>}
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">Picked by</th>
          <th scope="col">Strength</th>
        </tr>
      </thead>
      {panes.map((pane) => (
        <tbody key={pane.quadrant} {...later(pane.quadrant, closed.includes(pane.quadrant))}>
          {pane.words.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {pane.title}
              </th>
            </tr>
          )}
          {pane.words.map((word) => (
            <tr key={word.name}>
              <td>{word.name}</td>
              <td>{word.bandLabel}</td>
              <td>{strengthNames[word.evidence]}</td>
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

function summary(panes: readonly ResultPane[], closed: readonly Quadrant[]): string {
  const size = (pane: ResultPane) => {
    if (closed.includes(pane.quadrant)) return "not open yet";
    return (pane.quadrant === "unknown" ? pane.words : shownWords(pane)).length;
  };
  return `The window. Words in each pane: ${panes.map((pane) => `${pane.title} ${size(pane)}`).join(", ")}.`;
}
