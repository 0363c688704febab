import { type Agreement, agreementFloor } from "#src/shared/result/analysis.ts";
import { type Lettering, moreText, windowLettering } from "#src/shared/result/lettering.ts";
import {
  type ResultPane,
  shownWords,
  wordlessNote,
  wordsByQuadrant,
} from "#src/shared/result/result-panes.ts";
import { type Luck, strengthNames } from "#src/shared/result/texts/evidence-text.ts";
import { percent, resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { PaneTitle, WindowFrame } from "./WindowFrame.tsx";

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
        <summary className="link-line text-muted">Read the window as a table</summary>
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

interface ResultDrawingProps {
  panes: readonly ResultPane[];
  /** Panes then have signs and numbers instead of English. */
  isNamedBeside?: boolean;
}

/** The window of a result, for the eye only: put a twin in text beside it. */
export function ResultDrawing({ panes, isNamedBeside = false }: ResultDrawingProps) {
  const weights = resultWeights(wordsByQuadrant(panes));
  const shown = wordsByQuadrant(panes.map((pane) => ({ ...pane, words: shownWords(pane) })));
  const lettering = windowLettering(shown, windowGeometry(weights));
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <>
        <PaneTitle quadrant={pane.quadrant} hasName={!isNamedBeside} />
        <PaneWords pane={pane} lettering={lettering[pane.quadrant]} isNamedBeside={isNamedBeside} />
      </>,
    ]),
  );
  return <WindowFrame weights={weights} panes={drawn} />;
}

interface PaneWordsProps {
  pane: ResultPane;
  /** Undefined where the pane shows no word. */
  lettering: Lettering | undefined;
  isNamedBeside: boolean;
}

/** The words of a pane, sized by their evidence; or how many there are, or why there are none. */
function PaneWords({ pane, lettering, isNamedBeside }: PaneWordsProps) {
  const count = pane.words.length;
  if (pane.quadrant === "unknown" && count > 0)
    return (
      <p className="pane-count">
        <strong>{count}</strong>
        {!isNamedBeside && ` ${count === 1 ? "word" : "words"} nobody picked`}
      </p>
    );
  if (lettering === undefined)
    return <p className="pane-count">{isNamedBeside ? "–" : wordlessNote(count > 0)}</p>;
  const words = shownWords(pane);
  const { size, widest, narrow, wide } = lettering;
  return (
    <div className="pane-room" data-at={size}>
      <ul className="pane-words" data-at={widest}>
        {words.slice(0, Math.max(narrow, wide)).map((word, place) => (
          <li
            key={word.traitId}
            data-evidence={word.evidence}
            data-word={word.traitId}
            data-only={onlyOn(place < narrow, place < wide)}
          >
            {word.name}
          </li>
        ))}
        {[...new Set([narrow, wide])]
          .filter((shown) => shown < words.length)
          .map((shown) => (
            <li key={shown} className="pane-rest" data-only={onlyOn(shown === narrow, shown === wide)}>
              {isNamedBeside ? `+ ${String(words.length - shown)}` : moreText(words.length - shown)}
            </li>
          ))}
      </ul>
    </div>
  );
}

const onlyOn = (narrow: boolean, wide: boolean) => (narrow && wide ? undefined : narrow ? "narrow" : "wide");

/** The place of an index from -100 to 100 on the line, 0-1, with room for the dot at both ends. */
const place = (index: number): number => 0.03 + 0.94 * ((index + 100) / 200);
const span = (from: number, to: number) => ({
  x: percent(place(from)),
  width: percent(place(to) - place(from)),
});

/** The index as a dot on its band, over the range of chance. A sentence beside it says the same. */
export function AgreementLine({ agreement: { value, low, high } }: { agreement: Agreement }) {
  return (
    <svg className="agreement-line" width="100%" height="88" aria-hidden="true" focusable="false">
      <rect className="agreement-luck" {...span(-100, agreementFloor)} y="8" height="44" />
      <text x={percent(place((agreementFloor - 100) / 2))} y="24" textAnchor="middle">
        could be chance
      </text>
      <rect className="fill-line" {...span(-100, 100)} y="39" height="2" />
      <rect className="fill-line" {...span(low, high)} y="34" height="12" rx="6" />
      <circle className="agreement-dot" cx={percent(place(value))} cy="40" r="9" />
      <text className="agreement-value" x={percent(place(value))} y="70" textAnchor="middle">
        {String(value).replace("-", "−")}
      </text>
      <text x="0" y="86">
        opposite
      </text>
      <text x="100%" y="86" textAnchor="end">
        the same
      </text>
    </svg>
  );
}
