import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/paths.ts";
import { overlapText } from "#src/shared/overlap.ts";
import type { Survey } from "#src/shared/survey.ts";

/** Tells the owner, while they invite people, that another round stands in the way of this one's window, and what to do. */
export function OverlapNotice({ survey: { overlap, status } }: { survey: Survey }) {
  if (overlap === null) return null;
  const { reason, danger, remedy } = overlapText(overlap, status);
  return (
    <Notice tone="warn" title="Your window can’t open with this list">
      <p className="wrap-anywhere">{reason}</p>
      <p className="wrap-anywhere">{danger}</p>
      <p className="wrap-anywhere">{remedy}</p>
      <p>
        People whose invitation you took back count too, unless nobody had answered since you invited them.
      </p>
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
