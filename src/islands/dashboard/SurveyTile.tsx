import type { Ref } from "react";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { TileDrawing } from "#src/islands/kit/window/WindowFrame.tsx";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import { paths } from "#src/shared/site/paths.ts";
import { stageText } from "#src/shared/survey/survey-stage.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";

/** The round's state. */
export function statusText({ status }: SurveySummary): string {
  return status === "in_progress" ? "Open" : "Closed";
}

interface SurveyTileProps {
  survey: SurveySummary;
  /** null while the window is closed. */
  tile: WindowTile | null;
  linkRef: Ref<HTMLAnchorElement> | undefined;
}

/** A no-break space, so that no line begins with the dot. */
const dot = "\u00a0· ";

/** One round, with links to it and to its result. */
export function SurveyTile({ survey, tile, linkRef }: SurveyTileProps) {
  return (
    <li className="tile">
      <TileDrawing tile={tile} />
      <div>
        <a
          ref={linkRef}
          className="flex min-h-11 items-center font-display text-xl text-ink no-underline wrap-anywhere hover:underline"
          href={paths.assessment(survey.id)}
        >
          <bdi>{survey.title}</bdi>
        </a>
        {tile && <p className="mb-1">{tile.headline}</p>}
        <p className="text-sm text-muted">
          {survey.circleName !== null && survey.circleName !== survey.title && (
            <>
              <bdi>{survey.circleName}</bdi>
              {dot}
            </>
          )}
          {statusText(survey)}
          {dot}
          {stageText(survey)}
        </p>
        <p className="text-sm text-muted [&_time]:whitespace-nowrap">
          Started <LocalDate iso={survey.createdAt} />
          {survey.status === "in_progress" && survey.closesAt !== null && (
            <>
              {dot}closes <LocalDate iso={survey.closesAt} />
            </>
          )}
        </p>
        {survey.hasAnalysis && (
          <a
            className="btn btn-quiet -mx-3"
            href={paths.assessmentResults(survey.id)}
            aria-label={`See the result of ${survey.title}`}
          >
            See the result
          </a>
        )}
      </div>
    </li>
  );
}
