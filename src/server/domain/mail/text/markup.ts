/** HTML that may be put into HTML as it is; anything else is escaped. */
export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as HTML has it, also within a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

function written(part: Part): string {
  if (typeof part === "string") return escapeHtml(part);
  return "markup" in part ? part.markup : part.map(written).join("");
}

/** A template in which every value is escaped, for text and quoted attributes, unless it is `Markup` itself. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(written)) };
}
