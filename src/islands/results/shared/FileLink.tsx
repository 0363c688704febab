import { errorText } from "#src/islands/kit/api/api-error.ts";
import { saveFile } from "#src/islands/kit/browser/save-file.ts";
import { readToken } from "#src/islands/kit/session/session.ts";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { MouseEvent } from "react";

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
