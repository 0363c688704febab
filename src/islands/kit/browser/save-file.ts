interface FileToSave {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string;
  /** Where the body is bytes and no text. */
  readonly encoding?: "base64" | undefined;
}

/** Hands a file to the browser's downloads that was fetched with a token: a plain link would send none. */
export function saveFile({ fileName, contentType, body, encoding }: FileToSave): void {
  const url = URL.createObjectURL(
    new Blob([encoding === "base64" ? bytesOf(body) : body], { type: contentType }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0);
