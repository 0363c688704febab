import { api } from "#src/islands/kit/api/api.ts";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/token-store.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { MouseEvent } from "react";

const formats = ["pdf", "csv", "json"] as const;
type Format = (typeof formats)[number];

/** The result as a file, or on paper. The links work by the cookie alone; where there is a token it asks with that. */
export function ExportLinks({ surveyId }: { surveyId: string }) {
  const download = (event: MouseEvent, format: Format) => {
    if (readToken() === null) return;
    event.preventDefault();
    void save(surveyId, format);
  };
  return (
    <p className="no-print flex flex-wrap gap-3">
      {formats.map((format) => (
        <a
          key={format}
          className="btn btn-secondary"
          href={paths.surveyExport(surveyId, format)}
          download
          onClick={(event) => download(event, format)}
        >
          Download {format.toUpperCase()}
        </a>
      ))}
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
    showToast({ title: "The file was not made", body: errorText(error), tone: "error" });
  }
}
