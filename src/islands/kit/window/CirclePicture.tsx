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

/** The same words in each circle: a drawing for the eye, and a table for everyone else. */
export function CirclePicture({ comparison }: { comparison: Omit<CircleComparison, "card"> }) {
  const { circles, words, shared } = comparison;
  if (words.length === 0) return null;
  const lookOf = (traitId: string, at: number): string => {
    const { alone = [], more = [] } = circles[at] ?? {};
    return [...alone, ...more].includes(traitId)
      ? "text-accent"
      : shared.includes(traitId)
        ? ""
        : "text-muted";
  };
  return (
    <figure className="grid gap-3">
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Words by circle">
        <table className="border-collapse text-start">
          <thead>
            <tr>
              <th scope="col" className="pe-4 pb-2 text-start align-bottom font-[400] text-muted">
                Word
              </th>
              {circles.map(({ surveyId, name, responseCount }) => (
                <th
                  key={surveyId}
                  scope="col"
                  className="max-w-32 px-1.5 pb-2 sm:px-2 text-start align-bottom text-sm wrap-anywhere"
                  dir="auto"
                >
                  {name}
                  <span className="block font-[400] text-muted">{answers(responseCount)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.map(({ traitId, isOwn, votes }) => (
              <tr key={traitId} className="border-t border-hair">
                <th
                  scope="row"
                  className="sticky start-0 bg-paper py-2 pe-2 text-start sm:pe-4 font-display text-xl font-[400]"
                >
                  {findTrait(traitId)?.name ?? traitId}
                  {isOwn && <span className="block font-text text-sm font-[400] text-muted">yours, too</span>}
                </th>
                {votes.map((vote, at) => {
                  const { responseCount = 1, surveyId } = circles[at] ?? {};
                  const share = vote.count === null ? bandShares[vote.band] : vote.count / responseCount;
                  return (
                    <td key={surveyId} className="px-1.5 py-2 align-top sm:px-2">
                      <Light share={share} isCounted={vote.count !== null} look={lookOf(traitId, at)} />
                      <span className="text-sm text-muted tabular-nums">
                        {bandLabel(vote, responseCount)}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="measure text-sm text-muted">
        Each pane is filled as far as the share of people who picked the word. Coloured: what this circle sees
        and the others don’t, or see less.
        {circles.some(({ isCompared }) => !isCompared) && " Dashed: fewer than five answers, so no numbers."}
      </figcaption>
    </figure>
  );
}
