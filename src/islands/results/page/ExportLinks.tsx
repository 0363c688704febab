import { api } from "#src/islands/kit/api/api.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/token-store.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { MouseEvent } from "react";

type Format = "pdf" | "csv" | "json";

/** The result as a file. The link works by the cookie alone; where there is a token it asks with that. */
function FileLink({ surveyId, format }: { surveyId: string; format: Format }) {
  const download = (event: MouseEvent) => {
    if (readToken() === null) return;
    event.preventDefault();
    void save(surveyId, format);
  };
  return (
    <a className="btn btn-secondary" href={paths.surveyExport(surveyId, format)} download onClick={download}>
      Download {format.toUpperCase()}
    </a>
  );
}

export const PdfLink = ({ surveyId }: { surveyId: string }) => <FileLink surveyId={surveyId} format="pdf" />;

/** The result as data, or on paper. */
export function ExportLinks({ surveyId }: { surveyId: string }) {
  return (
    <p className="no-print flex flex-wrap gap-3">
      <FileLink surveyId={surveyId} format="csv" />
      <FileLink surveyId={surveyId} format="json" />
      <Button className="needs-script" onClick={() => print()}>
        Print this page
      </Button>
    </p>
  );
}

async function save(surveyId: string, format: Format): Promise<void> {
  try {
    saveFile(await api.analysis.export.query({ surveyId, format }));
  } catch (error) {
    showToast({ title: "The file wasn’t made", body: errorText(error), tone: "error" });
  }
}
