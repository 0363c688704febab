import type { PictureSize } from "#src/server/domain/blog/ports.ts";
import type { PostHeading } from "#src/shared/blog/post.output.ts";
import type { PaneWeights } from "#src/shared/result/window-geometry.ts";
import Slugger from "github-slugger";
import type { Element, ElementContent, Nodes, Properties, Text } from "hast";
import { drawComponent, pictureOf, type Component, element, textNode, textOf } from "./components.ts";
import {
  type Faults,
  unmaskCode,
  unmaskText,
  lineOfExpression,
  lineOfForeignTag,
  isModuleLine,
} from "./masked-source.ts";

/**
 * Turns typewriter punctuation into typographic: quotes, dashes and dots. Remembers the last character, which
 * decides whether a quote opens or closes, even across links and emphasis.
 */
function punctuator(): (text: string) => string {
  let before = "";
  return (text) => {
    const shown = text.replaceAll(/"|'|-{2,3}|\.{3}/gu, (found, at: number) => {
      const left = at === 0 ? before : (text[at - 1] ?? "");
      if (found === "...") return "…";
      if (found.startsWith("-")) return found.length === 3 ? "—" : "–";
      const opens = left === "" || /[\s([{\u2013\u2014“‘"'-]/u.test(left);
      if (found === '"') return opens ? "“" : "”";
      // An apostrophe that starts a year or a shortened word, as in ’90s.
      return opens && !/^\d/u.test(text.slice(at + 1, at + 2)) ? "‘" : "’";
    });
    before = text.at(-1) ?? before;
    return shown;
  };
}

/** Ids on the page around a post. */
const idsOfThePage = ["main", "contents-title", "related-title", "account-menu", "visit"];

/** Footnotes have a dot in their ids, which headings never have. */
const noteId = (parsed: string): string => parsed.replace(/^user-content-/u, "note.");
const notesId = "note.label";

/** A cell in a column that isn’t aligned at its start. */
function alignmentOf({ style }: Properties): Properties {
  const [, side] = /text-align: (right|center)/u.exec(style ?? "") ?? [];
  return side === undefined ? {} : { className: [`align-${side}`] };
}

/** A path on this site, a place on this page, or an address elsewhere. A browser reads `/\` as `//`. */
const safeLink = /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))/iu;

export const noExpressions = "An {expression} is never run here. To show a brace, write \\{.";

export const noTag = "This looks like the start of a component. To show a “<”, write \\<.";

/** Turns the parser's output into elements, and collects what a post can't have. */
export class PostReader {
  readonly headings: PostHeading[] = [];
  /** Windows by the number in their placeholder. */
  readonly windows: PaneWeights[] = [];
  readonly #faults: Faults;
  readonly #pictures: ReadonlyMap<string, PictureSize>;
  readonly #slugger = new Slugger();
  readonly #punctuate = punctuator();
  /** How many levels headings move down: the title is the only one with one #. */
  readonly #down: number;

  constructor(faults: Faults, pictures: ReadonlyMap<string, PictureSize>, down: number) {
    this.#faults = faults;
    this.#pictures = pictures;
    this.#down = down;
    for (const id of idsOfThePage) this.#slugger.slug(id);
  }

  readAll(nodes: readonly Nodes[], isCode = false): ElementContent[] {
    return nodes.flatMap((node) => this.#read(node, isCode));
  }

  #read(node: Nodes, isCode: boolean): ElementContent[] {
    if (node.type === "text") {
      const text = this.#readText(node, isCode);
      return [textNode(isCode ? unmaskCode(node.value) : text)];
    }
    if (node.type === "element") return this.#readElement(node, isCode || node.tagName === "code");
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      return this.#readComponent(node);
    const isExpression = node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
    this.#faults.at(
      node,
      isExpression ? noExpressions : "Posts are Markdown and components: this can’t be used here.",
    );
    return [];
  }

  #readText(node: Text, isCode: boolean): string {
    if (isCode) return this.#punctuate(node.value);
    const expression = lineOfExpression(node.value);
    if (expression !== null) this.#faults.at(node, noExpressions, expression);
    const tag = lineOfForeignTag(node.value);
    if (tag !== null) this.#faults.at(node, noTag, tag);
    for (const [place, line] of node.value.split("\n").entries()) {
      const isFirst = place > 0 || node.position?.start.column === 1;
      if (isFirst && isModuleLine(line))
        this.#faults.at(
          node,
          "Posts can’t import or export. If it’s prose, start the line with another word.",
          place,
        );
    }
    return this.#punctuate(unmaskText(node.value));
  }

  #readComponent(node: Component): ElementContent[] {
    return drawComponent(node, this.readAll(node.children), {
      complain: (message) => this.#faults.at(node, message),
      pictures: this.#pictures,
      placeWindow: (panes) => element("div", { dataAt: this.windows.push(panes) - 1 }),
    });
  }

  #readElement(node: Element, isCode: boolean): ElementContent[] {
    const complain = (message: string) => this.#faults.at(node, message);
    const note = this.#readFootnote(node);
    if (note !== null) return [note];
    const children = this.readAll(node.children, isCode);
    const { tagName, properties } = node;
    if (tagName === "img") {
      const alt = unmaskText(properties.alt ?? "");
      return pictureOf(properties.src ?? "", alt, { complain, pictures: this.#pictures });
    }
    // The box of a to-do.
    if (tagName === "input") return [textNode(properties.checked ? "☑" : "☐")];
    if (tagName === "a") return [element("a", this.#linkOf(properties, complain), children)];
    if (/^h[1-6]$/u.test(tagName)) return [this.#headingOf(tagName, children)];
    // What doesn't fit scrolls in itself, also with a keyboard.
    if (tagName === "pre") return [element("pre", { tabIndex: 0 }, children)];
    if (tagName === "table")
      return [
        element("div", { className: ["table-scroll"], role: "group", ariaLabel: "Table", tabIndex: 0 }, [
          element("table", {}, children),
        ]),
      ];
    if (tagName === "th" || tagName === "td") return [element(tagName, alignmentOf(properties), children)];
    if (tagName === "ol") return [element("ol", { start: properties.start }, children)];
    // The box is the item's only mark.
    if (tagName === "li" && properties.className !== undefined)
      return [element("li", { className: ["to-do"] }, children)];
    return [element(tagName, {}, children)];
  }

  /** The parts of GFM's footnotes that need more than their names; null for everything else. */
  #readFootnote({ tagName, properties, children }: Element): Element | null {
    const { id, href, ariaLabel } = properties;
    if (tagName === "a" && properties.dataFootnoteRef !== undefined)
      return element(
        "a",
        { id: noteId(String(id)), href: `#${noteId(String(href).slice(1))}`, ariaDescribedBy: [notesId] },
        this.readAll(children),
      );
    if (tagName === "a" && properties.dataFootnoteBackref !== undefined)
      return element("a", { href: `#${noteId(String(href).slice(1))}`, ariaLabel: String(ariaLabel) }, [
        textNode("↩"),
      ]);
    if (tagName === "h2" && id === "footnote-label")
      return element("h2", { id: notesId, className: ["sr-only"] }, [textNode("Notes")]);
    if (tagName === "section" && properties.dataFootnotes !== undefined)
      return element("section", { className: ["footnotes"] }, this.readAll(children));
    if (tagName === "li" && id !== undefined)
      return element("li", { id: noteId(id) }, this.readAll(children));
    return null;
  }

  #linkOf({ href }: Properties, complain: (message: string) => void): Properties {
    const address = unmaskText(href ?? "");
    if (safeLink.test(address)) return { href: address };
    complain("Links start with https://, http://, mailto:, / or #.");
    return {};
  }

  #headingOf(tagName: string, children: ElementContent[]): Element {
    const depth = Math.min(6, Number(tagName.slice(1)) + this.#down);
    const text = textOf(children);
    const slug = this.#slugger.slug(text);
    this.headings.push({ depth, slug, text });
    return element(`h${String(depth)}`, { id: slug }, children);
  }
}
