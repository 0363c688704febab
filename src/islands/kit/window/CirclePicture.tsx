import type { CircleComparison } from "#src/shared/result/analysis.output.ts";
import { bandLabel } from "#src/shared/result/result-panes.ts";
import { answers } from "#src/shared/survey/survey-stage.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** How full a pane without counts is drawn. */
const bandShares = { most: 0.75, several: 0.45, few: 0.2, none: 0 };

interface LightProps {
  share: number;
  isCounted: boolean;
  look: string;
}

/** A small pane, lit as far as the share of people who picked the word. */
function Light({ share, isCounted, look }: LightProps) {
  return (
    <svg className={`h-8 w-8 flex-none ${look}`} viewBox="0 0 32 32" aria-hidden="true">
      <rect
        x="1"
        y={31 - 30 * share}
        width="30"
        height={30 * share}
        fill="currentColor"
        fillOpacity={isCounted ? 1 : 0.35}
      />
      <rect
        x="1"
        y="1"
        width="30"
        height="30"
        rx="2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={isCounted ? undefined : "3 3"}
      />
    </svg>
  );
}

/** A row of cells on a narrow screen, where a word stands above its own. By the number of circles. */
const narrow = [
  "",
  "",
  "max-sm:grid-cols-2",
  "max-sm:grid-cols-3",
  "max-sm:grid-cols-4",
  "max-sm:grid-cols-5",
];

/** The same words in each circle: a drawing for the eye, and a table for everyone else. */
export function CirclePicture({ comparison }: { comparison: Omit<CircleComparison, "card"> }) {
  const { circles, words, shared } = comparison;
  if (words.length === 0) return null;
  const lookOf = (traitId: string, at: number): string => {
    const { alone = [], more = [] } = circles[at] ?? {};
    if ([...alone, ...more].includes(traitId)) return "text-accent";
    return shared.includes(traitId) ? "" : "text-muted";
  };
  const row = `max-sm:grid ${narrow[circles.length] ?? ""} max-sm:gap-x-2`;
  // The roles, as a grid has none.
  return (
    <figure className="grid grid-cols-1 gap-3">
      <table role="table" className="border-collapse text-start max-sm:block">
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className={row}>
            <th
              role="columnheader"
              scope="col"
              className="pe-4 pb-2 text-start align-bottom font-[400] text-muted max-sm:sr-only"
            >
              Word
            </th>
            {circles.map(({ surveyId, name, responseCount }) => (
              <th
                key={surveyId}
                role="columnheader"
                scope="col"
                className="max-w-32 pb-2 text-start align-bottom text-sm wrap-anywhere sm:px-2"
              >
                <bdi>{name}</bdi>
                <span className="block font-[400] text-muted">{answers(responseCount)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {words.map(({ traitId, isOwn, votes }) => (
            <tr key={traitId} role="row" className={`border-t border-hair max-sm:py-2 ${row}`}>
              <th
                role="rowheader"
                scope="row"
                className="py-2 pe-4 text-start font-display text-xl font-[400] max-sm:col-span-full max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:py-1"
              >
                {findTrait(traitId)?.name ?? traitId}
                {isOwn && <span className="block font-text text-sm text-muted">yours, too</span>}
              </th>
              {votes.map((vote, at) => {
                const { responseCount = 1, surveyId } = circles[at] ?? {};
                const share = vote.count === null ? bandShares[vote.band] : vote.count / responseCount;
                return (
                  <td key={surveyId} role="cell" className="py-2 align-top max-sm:py-0 sm:px-2">
                    <Light share={share} isCounted={vote.count !== null} look={lookOf(traitId, at)} />
                    <span className="text-sm text-muted tabular-nums">{bandLabel(vote, responseCount)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="measure text-sm text-muted">
        Each pane is filled as far as the share of people who picked the word. Coloured: what this circle sees
        and the others don’t, or see less.
        {circles.some(({ isCompared }) => !isCompared) && " Dashed: fewer than five answers, so no numbers."}
      </figcaption>
    </figure>
  );
}
