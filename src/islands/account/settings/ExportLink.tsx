import { api } from "#src/islands/kit/api/api.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/session.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface ExportLinkProps {
  /** What to say of a failure that a toast cannot say: toasts lie behind a dialog. */
  onProblem?: (error: unknown) => void;
  children: ReactNode;
}

/** All of the person's data as a file. The link works by the cookie alone; where there is a token it asks with that. */
export function ExportLink({ onProblem, children }: ExportLinkProps) {
  const { run, isBusy } = useAction(
    useMutation({
      mutationFn: () => api.ownData.export.query(),
      onSuccess: saveFile,
      onError: onProblem ?? toastFailure("We couldn’t make the file"),
    }),
  );
  return (
    <a
      className="btn btn-secondary"
      href={paths.accountExport()}
      download
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (readToken() === null) return;
        event.preventDefault();
        run();
      }}
    >
      {children}
    </a>
  );
}
