import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/token-store.ts";
import { useMutation } from "@tanstack/react-query";

interface DownloadCsvProps {
  /** Works by the cookie alone. */
  href: string;
  /** The same with the token, where there is one. */
  fetchFile: () => Promise<Parameters<typeof saveFile>[0]>;
  /** What is in the file: "these people". */
  of: string;
}

/** A list as a table to keep. */
export function DownloadCsv({ href, fetchFile, of }: DownloadCsvProps) {
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: fetchFile,
      onSuccess: saveFile,
      onError: toastFailure("We couldn’t make the file"),
    }),
  );
  return (
    <a
      className="btn btn-quiet -mx-3 justify-self-start"
      href={href}
      download
      aria-label={`Download CSV of ${of}, 5,000 at most`}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (readToken() === null) return;
        event.preventDefault();
        run(undefined);
      }}
    >
      Download CSV
    </a>
  );
}
