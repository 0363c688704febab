/** HTML that is inserted unescaped. */
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

/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

function render(part: Part): string {
  if (typeof part === "string") return escapeHtml(part);
  return "markup" in part ? part.markup : part.map(render).join("");
}

/** A template tag that escapes every value, for text and quoted attributes, unless it is `Markup`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(render)) };
}
