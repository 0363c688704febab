/* Small steps on a pasted document. */

export const all = (root: ParentNode, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** Replaces an element by its content. */
export const unwrap = (node: Element): void => node.replaceWith(...node.childNodes);

/** Puts an element around everything in another. */
export function wrapContent(node: Element, name: string): void {
  const around = node.ownerDocument.createElement(name);
  around.append(...node.childNodes);
  node.append(around);
}

/** The same element under another name. */
export function rename(node: Element, name: string): HTMLElement {
  const renamed = node.ownerDocument.createElement(name);
  renamed.append(...node.childNodes);
  node.replaceWith(renamed);
  return renamed;
}

/** A document that nothing is loaded or styled for: the page’s policy would complain of each `style`. */
export const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    html
      .replaceAll(/<style[^]*?<\/style>/giu, "")
      .replaceAll(/<[a-z][^<>]*>/giu, (tag) => tag.replaceAll(/\sstyle=/giu, " data-style=")),
    "text/html",
  ).body;

/** A declaration in the attribute itself: browsers drop Word's own from `style`. */
export const styleOf = (node: Element, property: string): string =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, "iu")
    .exec(node.getAttribute("data-style") ?? "")?.[1]
    ?.trim() ?? "";

export const isBlank = (node: Node): boolean => (node.textContent ?? "").trim() === "";

/** Everything that is text, in order. */
export function textNodes(root: Node): readonly Node[] {
  if (root.nodeType === Node.TEXT_NODE) return [root];
  return [...root.childNodes].flatMap(textNodes);
}

export const blocks =
  "p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, pre, blockquote, div, section, article, figure, hr, dl, dt, dd, tr, aside, header, footer, main";

export const hasBlocks = (node: Element): boolean => node.querySelector(blocks) !== null;
