import type { Quadrant } from "#src/shared/result/analysis.ts";
import { strengthNames, type Luck } from "#src/shared/result/texts/evidence-text.ts";
import { type ResultPane, shownWords, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { windowLettering, type Lettering } from "#src/shared/result/lettering.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { later, until } from "./later.ts";
import { PaneWords } from "./PaneWords.tsx";
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

function summary(panes: readonly ResultPane[], closed: readonly Quadrant[]): string {
  const size = (pane: ResultPane) => {
    if (closed.includes(pane.quadrant)) return "not open yet";
    return (pane.quadrant === "unknown" ? pane.words : shownWords(pane)).length;
  };
  return `The window. Words in each pane: ${panes.map((pane) => `${pane.title} ${size(pane)}`).join(", ")}.`;
}
