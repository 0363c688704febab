import type { PostFault, PostRenderer, Rendering } from "#src/server/domain/blog/ports.ts";
import type { Nodes, Root, Element, ElementContent, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { mdxToHast } from "satteri";
import { textOf, element } from "./components.ts";
import { Faults, faultsBeforeParsing, maskSource } from "./masked-source.ts";
import { noExpressions, noTag, PostReader } from "./read-post.ts";
import { windowBars, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import { sanitize, type Schema } from "hast-util-sanitize";

/* The final filter of a post's HTML. The source is checked before; this catches whatever was overlooked. */

const schema: Schema = {
  tagNames: [
    ...["p", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "a", "em", "strong", "del", "code", "pre"],
    ...["blockquote", "hr", "br", "table", "thead", "tbody", "tr", "th", "td", "img", "figure"],
    ...["figcaption", "cite", "div", "section", "sup"],
  ],
  attributes: {
    a: ["href", ["id", /^note\.fnref-/], ["ariaDescribedBy", "note.label"], "ariaLabel"],
    li: [
      ["id", /^note\.fn-/],
      ["className", "to-do"],
    ],
    ol: ["start"],
    section: [["className", "footnotes"]],
    pre: [["tabIndex", 0]],
    th: [["className", "align-right", "align-center"]],
    td: [["className", "align-right", "align-center"]],
    img: [["src", /^\/blog\/pictures\/[0-9a-f]{32}\.webp$/], "alt", "width", "height", "loading", "decoding"],
    div: [
      ["className", "callout", "post-cover", "table-scroll"],
      ["role", "note", "img", "group"],
      ["tabIndex", 0],
      "ariaLabel",
      "dataAt",
    ],
    h2: ["id", ["className", "sr-only"]],
    ...Object.fromEntries(["h3", "h4", "h5", "h6"].map((name) => [name, ["id"]])),
  },
  protocols: { href: ["http", "https", "mailto"] },
  ancestors: {
    ...Object.fromEntries(["thead", "tbody", "tr", "th", "td"].map((name) => [name, ["table"]])),
    li: ["ul", "ol"],
  },
  required: {},
  strip: ["script", "style"],
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};

/** Removes everything that a post can't have. */
function safe(children: ElementContent[]): Root {
  const tree = sanitize({ type: "root", children }, schema);
  return tree.type === "root" ? tree : { type: "root", children: tree.type === "doctype" ? [] : [tree] };
}

const light: Element = {
  ...element("svg", {
    className: ["window-light"],
    viewBox: "0 0 100 100",
    preserveAspectRatio: "none",
    focusable: "false",
  }),
  children: [element("path", { className: ["light"], d: "M46 0h24L34 100H10ZM77 0h7L48 100h-7Z" })],
};

const pane = (name: string, at?: number): Element =>
  element("div", { className: ["pane", `pane-${name}`], ...(at !== undefined && { dataAt: at }) }, [
    element("div", { className: ["pane-body"] }),
  ]);

/** The window as WindowFrame.tsx draws it, from numbers only. */
function drawWindow(panes: PaneWeights): Element {
  const bars = windowBars(panes);
  return element("div", { className: ["window", "window-still"], ariaHidden: "true" }, [
    element("div", { className: ["window-side"], dataAt: bars.upright }, [
      pane("arena", bars.left),
      pane("facade"),
    ]),
    element("div", { className: ["window-side"] }, [pane("blindSpot", bars.right), pane("unknown")]),
    light,
  ]);
}

function drawIn(node: RootContent, windows: readonly PaneWeights[]): ElementContent[] {
  // Nothing else is left by now.
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const panes = windows[Number(node.properties.dataAt ?? -1)];
  if (panes !== undefined) return [drawWindow(panes)];
  return [{ ...node, children: node.children.flatMap((child) => drawIn(child, windows)) }];
}

/** Replaces placeholders by windows. */
const drawWindows = ({ children }: Root, windows: readonly PaneWeights[]): ElementContent[] =>
  children.flatMap((node) => drawIn(node, windows));

/**
 * As for articles in files, but without punctuation: the parser takes minutes for thousands of dots or
 * hyphens, and crashes on as many quotes. See read-post.ts.
 */
const features = { gfm: true, smartPunctuation: false, frontmatter: false } as const;

const mostDepth = 60;

const refused = (faults: readonly PostFault[]): Rendering => ({ post: null, faults });

/** The parser's error in our words. It starts with the place. */
function faultOfParser(error: unknown, markdown: string): PostFault {
  const [, line = "1", message = ""] =
    /^(\d+):\d+: (.*)/su.exec(error instanceof Error ? error.message : "") ?? [];
  const tag = /closing tag for `(<\w+>)`/u.exec(message)?.[1];
  if (tag !== undefined) return { line: Number(line), message: `${tag} is never closed.` };
  const hasBrace = markdown.split("\n")[Number(line) - 1]?.includes("{") === true;
  return {
    line: Number(line),
    message: hasBrace ? noExpressions : noTag,
  };
}

/** The first node deeper than later steps can follow; null if none. */
function findDeepest(root: Root): Nodes | null {
  let level: Nodes[] = root.children;
  for (let depth = 0; depth < mostDepth && level.length > 0; depth += 1)
    level = level.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  return level[0] ?? null;
}

/** Whether a heading has the title's level, so that all have to move down. */
const hasTitle = (node: Nodes): boolean =>
  (node.type === "element" && node.tagName === "h1") || ("children" in node && node.children.some(hasTitle));

/** The text of the first paragraph, or of the first line where there is none. */
function leadOf(content: readonly ElementContent[], text: string): string {
  const paragraphs = content.filter((node) => node.type === "element" && node.tagName === "p");
  const texts = paragraphs.map((node) => textOf([node]).trim());
  return texts.find((line) => line !== "") ?? text.trim().split("\n", 1)[0] ?? "";
}

function parse(markdown: string): Root | PostFault {
  try {
    const tree = mdxToHast(maskSource(markdown), { features });
    return tree.type === "root" ? tree : { type: "root", children: [] };
  } catch (error) {
    return faultOfParser(error, markdown);
  }
}

export const renderPost: PostRenderer = (markdown, pictures) => {
  const early = faultsBeforeParsing(markdown);
  if (early.length > 0) return refused(early.slice(0, 20));
  const tree = parse(markdown);
  if (!("type" in tree)) return refused([tree]);
  const faults = new Faults();
  const tooDeep = findDeepest(tree);
  if (tooDeep !== null) {
    faults.at(tooDeep, "This is nested too deeply.");
    return refused(faults.all);
  }
  const reader = new PostReader(faults, pictures, hasTitle(tree) ? 1 : 0);
  const content = reader.readAll(tree.children);
  if (faults.all.length > 0) return refused(faults.all);
  const root = safe(content);
  const html = toHtml({ type: "root", children: drawWindows(root, reader.windows) });
  const text = textOf(content);
  return { post: { html, headings: reader.headings, text, lead: leadOf(content, text) }, faults: null };
};
