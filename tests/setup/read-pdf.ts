import { extractText, getDocumentProxy } from "unpdf";

/** The pages of a PDF as text with normalised spaces. */
export async function readPages(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  await pdf.loadingTask.destroy();
  return text.map((page) => page.replaceAll(/\s+/g, " "));
}
