import { ResultFile } from "./ExportLinks.tsx";

interface TakeAlongProps {
  surveyId: string;
  /** Their first name, where the round is for a facilitator. */
  facilitator: string | null;
}

/** What people do with a window as soon as they have seen it. */
export function TakeAlong({ surveyId, facilitator }: TakeAlongProps) {
  return (
    <p className="take-along no-print">
      <ResultFile surveyId={surveyId} format="pdf" />
      <a className="btn btn-secondary needs-script" href="#card">
        Make a card
      </a>
      {facilitator !== null && (
        <a className="btn btn-secondary needs-script" href="#sharing">
          Share with {facilitator}
        </a>
      )}
    </p>
  );
}
