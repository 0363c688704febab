import { paths } from "#src/shared/site/paths.ts";
import { ResultFile } from "./ExportLinks.tsx";

interface TakeAlongProps {
  surveyId: string;
  /** Their first name, where the round is for a facilitator. */
  facilitator: string | null;
  /** Whether there is another result to set beside this one. */
  isComparable: boolean | undefined;
}

/** What people do with a window as soon as they have seen it. */
export function TakeAlong({ surveyId, facilitator, isComparable }: TakeAlongProps) {
  return (
    <p className="take-along no-print">
      <ResultFile surveyId={surveyId} format="pdf" />
      <a className="btn btn-secondary needs-script" href="#card">
        Make a card
      </a>
      {isComparable && (
        <a className="btn btn-secondary" href={paths.compareResults(surveyId)}>
          Compare rounds
        </a>
      )}
      {facilitator !== null && (
        <a className="btn btn-secondary needs-script" href="#sharing">
          Share with {facilitator}
        </a>
      )}
    </p>
  );
}
