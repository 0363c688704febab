import { api } from "#src/islands/kit/api/api.ts";
import { toastFailure } from "#src/islands/kit/api/use-action.ts";
import { FileLink } from "#src/islands/kit/FileLink.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** For files of results. */
export const notDownloaded = toastFailure("The file didn’t download");

interface ResultFileProps {
  surveyId: string;
  format: "pdf" | "csv" | "json";
  /** False: a report of this circle that says nothing of others. */
  hasCircles?: boolean;
}

export function ResultFile({ surveyId, format, hasCircles = true }: ResultFileProps) {
  return (
    <FileLink
      href={paths.surveyExport(surveyId, format, hasCircles)}
      fetchFile={() =>
        api.analysis.export.query({ surveyId, format, circles: hasCircles ? "true" : "false" })
      }
      onProblem={notDownloaded}
    >
      {`Download ${format.toUpperCase()}${hasCircles ? "" : " of this circle alone"}`}
    </FileLink>
  );
}

/** The result as data, or on paper. */
export function ExportLinks({ surveyId }: { surveyId: string }) {
  return (
    <p className="no-print flex flex-wrap gap-3">
      <ResultFile surveyId={surveyId} format="csv" />
      <ResultFile surveyId={surveyId} format="json" />
      <Button className="needs-script" onClick={() => print()}>
        Print this page
      </Button>
    </p>
  );
}
