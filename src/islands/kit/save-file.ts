interface TextFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string;
}

/** Hands a file to the browser's downloads that was fetched with a token: a plain link would send none. */
export function saveFile({ fileName, contentType, body }: TextFile): void {
  const url = URL.createObjectURL(new Blob([body], { type: contentType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
