import type { Element, ElementContent, Properties, Text } from "hast";

export const textNode = (value: string): Text => ({ type: "text", value });

export const element = (
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

const inline = new Set(["a", "em", "strong", "del", "code", "br", "img", "cite"]);
const isInline = (node: ElementContent): boolean =>
  node.type === "text" || (node.type === "element" && inline.has(node.tagName));

/** Bare text among blocks becomes paragraphs: `<Callout>So.</Callout>` says the same as on three lines. */
export function paragraphsOf(nodes: readonly ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const isBlank = run.every((node) => node.type === "text" && node.value.trim() === "");
    blocks.push(...(isBlank ? run : [element("p", {}, run)]));
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) run.push(node);
    else {
      endRun();
      blocks.push(node);
    }
  }
  endRun();
  return blocks;
}

/** The text of nodes and of all in them. What are blocks on a page are lines here; how lines broke in the source says nothing. */
export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type !== "element") return node.type === "text" ? node.value.replaceAll(/\s+/gu, " ") : "";
      if (node.tagName === "br") return " ";
      return isInline(node) ? textOf(node.children) : `${textOf(node.children)}\n`;
    })
    .join("");
