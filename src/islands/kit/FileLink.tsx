import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { readToken } from "#src/islands/kit/session/session.ts";

interface FileLinkProps {
  href: string;
  /** Fetches the same file with a token. */
  fetchFile: () => Promise<FetchedFile>;
  /** Shows a failure; a toast unless given. */
  onProblem?: ((error: unknown) => void) | undefined;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/** A file to download. The link needs the cookie; with a token, a call fetches the file. */
export function FileLink({
  fetchFile,
  onProblem = toastFailure("We couldn’t make the file"),
  className = "btn btn-secondary",
  ...link
}: FileLinkProps) {
  const { run, isBusy } = useAction(
    useMutation({ mutationFn: fetchFile, onSuccess: saveFile, onError: onProblem }),
  );
  return (
    <a
      {...link}
      className={className}
      download
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (readToken() === null) return;
        event.preventDefault();
        run();
      }}
    />
  );
}

export interface FetchedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string;
  /** Where the body is bytes and no text. */
  readonly encoding?: "base64" | undefined;
}

/** A file that was fetched by a call, as browsers have files. */
export const fileOf = ({ fileName, contentType, body, encoding }: FetchedFile): File =>
  new File([encoding === "base64" ? bytesOf(body) : body], fileName, { type: contentType });

/** Downloads a file that was fetched with a token, which a plain link wouldn't send. */
export function saveFile(fetched: FetchedFile | File): void {
  const file = fetched instanceof File ? fetched : fileOf(fetched);
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0);
