import { api } from "#src/islands/kit/api/api.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/session.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";

interface DownloadStagesProps {
  faId: string;
  title: string;
}

/** The clients' stages as a table. The link works by the cookie alone; where there is a token it asks with that. */
export function DownloadStages({ faId, title }: DownloadStagesProps) {
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: () => api.programme.exportStages.query({ faId }),
      onSuccess: saveFile,
      onError: toastFailure("We couldn’t make the file"),
    }),
  );
  return (
    <a
      className="btn btn-quiet justify-self-start"
      href={paths.stagesExport(faId)}
      download
      aria-label={`Download CSV of ${title}`}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (readToken() === null) return;
        event.preventDefault();
        run();
      }}
    >
      Download CSV
    </a>
  );
}
