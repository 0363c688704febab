import type { MouseEvent } from "react";
import { errorText } from "#src/islands/kit/api/api-error.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/session.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { paths } from "#src/shared/site/paths.ts";

interface ResultFileProps {
  surveyId: string;
  format: "pdf" | "csv" | "json";
}

export function ResultFile({ surveyId, format }: ResultFileProps) {
  return (
    <FileLink
      href={paths.surveyExport(surveyId, format)}
      fetchFile={() => api.analysis.export.query({ surveyId, format })}
    >
      {`Download ${format.toUpperCase()}`}
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

interface FileLinkProps {
  href: string;
  /** Asks for the same file by a call, for browsers that have a token and no cookie. */
  fetchFile: () => Promise<Parameters<typeof saveFile>[0]>;
  children: string;
}

/** A file to download. The link works by the cookie alone; where there is a token it asks with that. */
export function FileLink({ href, fetchFile, children }: FileLinkProps) {
  const download = (event: MouseEvent) => {
    if (readToken() === null) return;
    event.preventDefault();
    void save(fetchFile);
  };
  return (
    <a className="btn btn-secondary" href={href} download onClick={download}>
      {children}
    </a>
  );
}

async function save(fetchFile: FileLinkProps["fetchFile"]): Promise<void> {
  try {
    saveFile(await fetchFile());
  } catch (error) {
    showToast({ title: "The file didn’t download", body: errorText(error), tone: "error" });
  }
}
