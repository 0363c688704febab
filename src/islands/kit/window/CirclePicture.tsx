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

const round = (length: number): number => Math.round(length * 10) / 10;

/** A small pane, lit as far as the share of people who picked the word. */
function Light({ share, isCounted, look }: LightProps) {
  return (
    <svg className={look} viewBox="0 0 32 32" aria-hidden="true">
      <rect
        x="1"
        y={round(31 - 30 * share)}
        width="30"
        height={round(30 * share)}
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
    if ([...alone, ...more].includes(traitId)) return "text-accent";
    return shared.includes(traitId) ? "" : "text-muted";
  };
  return (
    <figure className="grid grid-cols-1 gap-3">
      <table className="circle-table">
        <thead>
          <tr>
            <th scope="col">Word</th>
            {circles.map(({ surveyId, name, responseCount }) => (
              <th key={surveyId} scope="col">
                <bdi>{name}</bdi>
                <span>{answers(responseCount)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map(({ traitId, isOwn, votes }) => (
            <tr key={traitId}>
              <th scope="row">
                {findTrait(traitId)?.name ?? traitId}
                {isOwn && <span>yours, too</span>}
              </th>
              {votes.map((vote, at) => {
                const { responseCount = 1, surveyId } = circles[at] ?? {};
                const share = vote.count === null ? bandShares[vote.band] : vote.count / responseCount;
                return (
                  <td key={surveyId}>
                    <Light share={share} isCounted={vote.count !== null} look={lookOf(traitId, at)} />
                    <span>{bandLabel(vote, responseCount)}</span>
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
