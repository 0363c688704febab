import { strengthNames, type Luck } from "#src/shared/result/texts/evidence-text.ts";
import { type ResultPane, shownWords } from "#src/shared/result/result-panes.ts";
import { ResultDrawing } from "./ResultDrawing.tsx";

interface ResultWindowProps {
  panes: readonly ResultPane[];
  luck: Luck | null;
}

/** A result: the drawing for the eye, and the same as a table for screen readers, copying and print. */
export function ResultWindow({ panes, luck }: ResultWindowProps) {
  return (
    <figure className="grid gap-3">
      <figcaption className="sr-only">{summary(panes)}</figcaption>
      <ResultDrawing panes={panes} />
      <details className="text-sm">
        <summary className="twin-summary">Read the window as a table</summary>
        <WindowTable panes={panes} luck={luck} />
      </details>
    </figure>
  );
}

function WindowTable({ panes, luck }: ResultWindowProps) {
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
        <tbody key={pane.quadrant}>
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

function summary(panes: readonly ResultPane[]): string {
  const size = (pane: ResultPane) => (pane.quadrant === "unknown" ? pane.words : shownWords(pane)).length;
  return `The window. Words in each pane: ${panes.map((pane) => `${pane.title} ${size(pane)}`).join(", ")}.`;
}
