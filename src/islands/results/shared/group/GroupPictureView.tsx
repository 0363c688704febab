import { PaneGlyph } from "#src/islands/kit/window/WindowFrame.tsx";
import type { GroupPicture, GroupCell } from "#src/shared/group/group.output.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { percent } from "#src/shared/result/window-geometry.ts";
import {
  type GroupPane,
  type GroupWord,
  cellText,
  groupAgreementText,
  groupLimits,
  groupPaneLeads,
  groupPanes,
  traitName,
  wordsOfPane,
} from "./group-words.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import { AgreementLine } from "#src/islands/kit/window/ResultWindow.tsx";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { FileLink } from "#src/islands/kit/FileLink.tsx";
import { notDownloaded } from "#src/islands/results/page/ExportLinks.tsx";
import { paths } from "#src/shared/site/paths.ts";

interface GroupPaneStripProps {
  pane: GroupPane;
  picture: GroupPicture;
}

/** As many as are read at a glance. */
const mostDrawn = 8;

/** The words that many windows have in one pane, as bars; what is too much for a glance is folded away. */
function GroupPaneStrip({ pane, picture }: GroupPaneStripProps) {
  const words = wordsOfPane(picture, pane);
  const folded = words.slice(mostDrawn);
  return (
    <section className={`group-pane pane-${pane}`} aria-labelledby={`group-${pane}`}>
      <div>
        <h3 id={`group-${pane}`}>
          <PaneGlyph quadrant={pane} />
          {paneText[pane].name}
        </h3>
        <p className="text-base">{groupPaneLeads[pane]}</p>
      </div>
      {words.length === 0 ? (
        <p className="text-base">No word is in this pane in five windows or more.</p>
      ) : (
        <WordBars words={words.slice(0, mostDrawn)} counted={picture.counted} />
      )}
      {folded.length > 0 && (
        <details>
          <summary className="result-fold">{folded.length} more</summary>
          <WordBars words={folded} counted={picture.counted} />
        </details>
      )}
    </section>
  );
}

function WordBars({ words, counted }: { words: readonly GroupWord[]; counted: number }) {
  return (
    <ul>
      {words.map(({ traitId, name, cell, surely, atMost }) => (
        <li key={traitId} className="group-word">
          <span>{name}</span>
          <span className="result-count">{cellText(cell, counted)}</span>
          <svg className="group-word-bar" width="100%" height="8" aria-hidden="true" focusable="false">
            <rect className="word-row-track" width="100%" height="8" rx="4" />
            <rect className="group-word-may" width={percent(atMost)} height="8" rx="4" />
            <rect className="word-row-votes" width={percent(surely)} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** What the strips draw, as one table. */
function GroupTable({ picture: { words, counted } }: { picture: GroupPicture }) {
  return (
    <table className="twin-table">
      <caption>In how many of {counted} windows each word is</caption>
      <thead>
        <tr>
          <th scope="col">Word</th>
          {groupPanes.map((pane) => (
            <th key={pane} scope="col">
              {paneText[pane].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map(({ traitId, ...cells }) => (
          <tr key={traitId}>
            <th scope="row">{traitName(traitId)}</th>
            {groupPanes.map((pane) => (
              <td key={pane}>
                <Cell cell={cells[pane]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell }: { cell: GroupCell }) {
  if (cell !== null) return cell;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not shown</span>
    </>
  );
}

/** How the picture is made, and how far to trust it. */
function GroupLimits({ counted }: { counted: number }) {
  return (
    <section aria-labelledby="group-limits-title">
      <h3 id="group-limits-title">How sure is this?</h3>
      <ul className="result-claims">
        {groupLimits(counted).map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </section>
  );
}

const formats = ["pdf", "csv"] as const;

/** The picture as a report for a sponsor, and as a table. */
function GroupDownloads({ faId }: { faId: string }) {
  return (
    <p className="flex flex-wrap gap-3 no-print">
      {formats.map((format) => (
        <FileLink
          onProblem={notDownloaded}
          key={format}
          href={paths.groupExport(faId, format)}
          fetchFile={() => fetchFile(faId, format)}
        >
          {`Download ${format.toUpperCase()}`}
        </FileLink>
      ))}
    </p>
  );
}

async function fetchFile(faId: string, format: (typeof formats)[number]) {
  const file = await api.group.export.query({ faId, format });
  if ("fileName" in file) return file;
  throw new Error("The file came as data.");
}

/** How far people and their peers agree: the middle window on the band that holds the middle half. */
function GroupAgreement({ picture }: { picture: GroupPicture }) {
  const { low, middle, high } = picture.agreement;
  const rows = [
    ["A quarter of the windows are at or below", low],
    ["The middle one", middle],
    ["A quarter are at or above", high],
  ] as const;
  return (
    <section className="grid content-start gap-4" aria-labelledby="group-agreement-title">
      <h3 id="group-agreement-title">How far they and their peers agree</h3>
      <AgreementLine agreement={{ value: middle, low, high }} />
      <p>{groupAgreementText(picture)}</p>
      <details className="text-sm">
        <summary className="twin-summary">Read the agreement as a table</summary>
        <table className="twin-table">
          <tbody>
            {rows.map(([name, index]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{spokenIndex(index)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A frozen picture: the words of many windows pane by pane, agreement, and how sure all of it is. */
export function GroupPictureView({ faId, picture }: { faId: string; picture: GroupPicture }) {
  const { number, createdAt, counted, words } = picture;
  return (
    <div className="insights-picture">
      <div className="grid gap-4">
        <p className="text-muted">
          Picture {number}
          {"\u00A0· "}
          {people(counted)} counted{"\u00A0· "}
          <span className="whitespace-nowrap">
            <LocalDate iso={createdAt} />
          </span>
        </p>
        {words.length === 0 ? (
          <p className="measure">No word is in five windows or more.</p>
        ) : (
          <>
            <div className="group-panes">
              {groupPanes.map((pane) => (
                <GroupPaneStrip key={pane} pane={pane} picture={picture} />
              ))}
            </div>
            <details className="text-sm">
              <summary className="twin-summary">Read the words as a table</summary>
              <GroupTable picture={picture} />
            </details>
          </>
        )}
      </div>
      <div className="result-pair">
        <GroupAgreement picture={picture} />
        <GroupLimits counted={counted} />
      </div>
      <GroupDownloads faId={faId} />
    </div>
  );
}
