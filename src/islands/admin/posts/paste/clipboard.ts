import type { Pasted, Place } from "./convert.ts";

export type { Pasted };

/** Elements that plain text can't stand for. */
const formatted = /<(?:p|h[1-6]|li|table|a|b|strong|i|em|s|del|code|pre|blockquote|img|hr)[\s>/]/iu;
const spaceOnly = /^(?:\s|&nbsp;)*$/u;

/** Whether the clipboard has more than plain text or one picture. Code editors put HTML there for its colours. */
export function isRich(data: DataTransfer): boolean {
  const html = data.getData("text/html");
  if (!formatted.test(html) || data.types.includes("vscode-editor-data")) return false;
  const hasText = !spaceOnly.test(data.getData("text/plain"));
  return hasText || data.files.length === 0;
}

/** The number after the largest footnote of a text. */
export const nextNote = (text: string): number =>
  1 + Math.max(0, ...Array.from(text.matchAll(/\[\^(\d{1,6})\]/gu), ([, number]) => Number(number)));

/** The clipboard as Markdown; as plain text, if the converter can't be loaded. */
export async function readClipboard(data: DataTransfer, place: Place): Promise<Pasted> {
  // Both are gone after the event.
  const [html, text] = [data.getData("text/html"), data.getData("text/plain")];
  try {
    const { convert } = await import("./convert.ts");
    return convert(html, place);
  } catch {
    return { markdown: text, title: null, losses: ["All formatting: the page couldn’t load what reads it"] };
  }
}
