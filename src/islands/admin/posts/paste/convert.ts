import { fromDom } from "hast-util-from-dom";
import { toMdast, type Handle } from "hast-util-to-mdast";
import type { Link } from "mdast";
import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown, type Info, type Options, type State } from "mdast-util-to-markdown";
import { all, isBlank, parse, rename, textNodes } from "./dom.ts";
import { takeFootnotes } from "./footnotes.ts";
import { tidy } from "./tidy.ts";

/* Loaded when something is pasted that has more than plain text. */

export interface Pasted {
  readonly markdown: string;
  /** The heading at the top, if it became the title. */
  readonly title: string | null;
  /** What couldn’t be kept, a line for each kind. */
  readonly losses: readonly string[];
}

export interface Place {
  /** Whether the post has no title, and the text starts here. */
  readonly takesTitle: boolean;
  /** The number of the first footnote. */
  readonly firstNote: number;
}

const handlers: Readonly<Record<string, Handle>> = {
  li: (state, node) => {
    const children = state.toFlow(state.all(node));
    const spread = children.filter(({ type }) => type === "paragraph").length > 1;
    return { type: "listItem", spread, children };
  },
  "footnote-mark": (_, { properties }) => {
    const identifier = String(properties.title);
    return { type: "footnoteReference", identifier, label: identifier };
  },
  "footnote-text": (state, node) => {
    const identifier = String(node.properties.title);
    const children = state.toFlow(state.all(node));
    return { type: "footnoteDefinition", identifier, label: identifier, children };
  },
};

const style: Options = {
  bullet: "-",
  rule: "-",
  emphasis: "*",
  listItemIndent: "one",
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmFootnoteToMarkdown(),
  ],
  // What a post would take for a component, an expression, or a program’s `import`.
  unsafe: [
    { character: "<" },
    { character: "{" },
    { atBreak: true, character: "i", after: String.raw`mport\b` },
    { atBreak: true, character: "e", after: String.raw`xport\b` },
  ],
  handlers: {
    // The address is percent-encoded already.
    link: (node: Link, _: unknown, state: State, info: Info) => {
      const leave = state.enter("label");
      const text = state.containerPhrasing(node, { ...info, before: "[", after: "]" });
      leave();
      return `[${text}](${node.url})`;
    },
  },
};

/** Whether nothing but blanks stands before a node. */
function isAtTop(body: HTMLElement, node: Element): boolean {
  const first = textNodes(body).find((text) => !isBlank(text));
  return first !== undefined && node.contains(first);
}

/** The title of the post has the only heading of the first level. */
function placeHeadings(body: HTMLElement, takesTitle: boolean): string | null {
  const first = all(body, "h1").find((heading) => !isBlank(heading));
  let title: string | null = null;
  if (takesTitle && first !== undefined && isAtTop(body, first)) {
    title = first.textContent.replaceAll(/\s+/gu, " ").trim();
    first.remove();
  }
  if (body.querySelector("h1") !== null)
    for (const level of [5, 4, 3, 2, 1])
      for (const heading of all(body, `h${String(level)}`)) rename(heading, `h${String(level + 1)}`);
  return title;
}

/** A document from the clipboard as a post’s Markdown. */
export function convert(html: string, { takesTitle, firstNote }: Place): Pasted {
  const body = parse(html);
  const losses = new Set<string>();
  tidy(body, losses, () => takeFootnotes(body, losses, firstNote));
  const title = placeHeadings(body, takesTitle);
  const tree = toMdast(fromDom(body), { handlers, nodeHandlers: { comment: () => undefined } });
  // Two line breaks are meant as a new paragraph.
  const markdown = toMarkdown(tree, style).replaceAll(/(?:\\\n){2,}/gu, "\n\n");
  return { markdown: markdown.trim(), title, losses: [...losses] };
}
