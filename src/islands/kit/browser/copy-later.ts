const blobOf = (text: string) => new Blob([text], { type: "text/plain" });

/**
 * Copies a text that isn't there yet, such as a link that the server is making. Call it while a press is being handled: Safari lets nobody
 * begin later, and takes a promise for what comes. Resolves to whether it's copied.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then(blobOf);
  // Not every browser looks at it, and whoever has promised the text says why it doesn't come.
  blob.catch(() => undefined);
  try {
    if ("ClipboardItem" in globalThis) {
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
      return true;
    }
  } catch {
    // An older browser doesn't wait for a promise. It doesn't mind, either, that the press is over.
  }
  return copyNow(text);
}

async function copyNow(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
