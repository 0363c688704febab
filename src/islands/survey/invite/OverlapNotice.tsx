import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { isLateInvitation, overlapText } from "#src/shared/survey/overlap.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** Tells the owner, while they invite people, that another round stands in the way of this one's window, and what to do. */
export function OverlapNotice({ survey: { overlap, status, hasAnalysis } }: { survey: Survey }) {
  if (overlap === null) return null;
  const isLate = isLateInvitation(overlap);
  const what = hasAnalysis ? "Your next result" : "Your window";
  const { reason, danger, remedy } = overlapText(overlap, status);
  return (
    <Notice tone="warn" title={`${what} can’t open ${isLate ? "yet" : "with this list"}`}>
      <p className="wrap-anywhere">{reason}</p>
      <p className="wrap-anywhere">{danger}</p>
      <p className="wrap-anywhere">{remedy}</p>
      {!isLate && (
        <p>
          People whose invitation you withdrew still count if someone has answered since you invited them.
        </p>
      )}
      {overlap.otherRound !== null && (
        <p className="wrap-anywhere">
          <a className="link-line" href={paths.assessment(overlap.otherRound.id)}>
            See who was invited to “{overlap.otherRound.title}”
          </a>
        </p>
      )}
    </Notice>
  );
}
