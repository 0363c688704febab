import type { Element, ElementContent, Properties, Text } from "hast";
import type { PictureSize } from "#src/server/domain/blog/ports.ts";
import { pictureIdOf, postLimits } from "#src/shared/blog/post-limits.ts";
import type { PaneWeights } from "#src/shared/result/window-geometry.ts";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "satteri";
import { unmaskText } from "./masked-source.ts";

export const textNode = (value: string): Text => ({ type: "text", value });

export const element = (
  tagName: string,
  properties: Properties = {},
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

const inline = new Set(["a", "em", "strong", "del", "code", "br", "img", "cite", "sup"]);
const isInline = (node: ElementContent): boolean =>
  node.type === "text" || (node.type === "element" && inline.has(node.tagName));

/** Wraps bare text among blocks in paragraphs: `<Callout>So.</Callout>` may be on one line. */
function paragraphsOf(nodes: readonly ElementContent[]): ElementContent[] {
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

/** The text of nodes and their descendants. Blocks become lines; the source's line breaks don't matter. */
export const textOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      if (node.type !== "element") return node.type === "text" ? node.value.replaceAll(/\s+/gu, " ") : "";
      if (node.tagName === "br") return " ";
      // The numbers of footnotes.
      if (node.tagName === "sup") return "";
      return isInline(node) ? textOf(node.children) : `${textOf(node.children)}\n`;
    })
    .join("");

/* The components that posts can have beside Markdown. They are drawn here; nothing in them is evaluated. */

export type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Values = Readonly<Record<string, string | number>>;
type Kind = "text" | "number";

export interface Drawing {
  /** Reports a problem with the component to the author. */
  readonly complain: (message: string) => void;
  readonly pictures: ReadonlyMap<string, PictureSize>;
  /** Stores a window, to draw once everything else is safe; returns its placeholder. */
  readonly placeWindow: (panes: PaneWeights) => Element;
}

interface Definition {
  readonly needs: Readonly<Record<string, Kind>>;
  readonly takes: Readonly<Record<string, Kind>>;
  readonly hasContent: boolean;
  readonly draw: (values: Values, children: ElementContent[], drawing: Drawing) => ElementContent[];
}

const textValue = (values: Values, name: string): string | null =>
  name in values ? String(values[name]) : null;
const numberValue = (values: Values, name: string): number => Number(values[name] ?? 0);

/** One of our pictures as an element; otherwise reports a problem and returns nothing. */
export function pictureOf(
  src: string,
  alt: string,
  { complain, pictures }: Pick<Drawing, "complain" | "pictures">,
): Element[] {
  const size = pictures.get(pictureIdOf(src) ?? "");
  if (size === undefined) complain("Pictures come from this blog’s library: upload this one first.");
  if (alt.trim() === "") complain("Say in “alt” what the picture shows.");
  if (size === undefined) return [];
  return [
    element("img", { src, alt, width: size.width, height: size.height, loading: "lazy", decoding: "async" }),
  ];
}

function drawFigure(values: Values, _: ElementContent[], drawing: Drawing): ElementContent[] {
  const picture = pictureOf(textValue(values, "src") ?? "", textValue(values, "alt") ?? "", drawing);
  const caption = textValue(values, "caption");
  const below = caption === null ? [] : [element("figcaption", {}, [textNode(caption)])];
  return [element("figure", {}, [...picture, ...below])];
}

function drawQuote(values: Values, children: ElementContent[]): ElementContent[] {
  const by = textValue(values, "by");
  const source = textValue(values, "source");
  const quote = element("blockquote", {}, paragraphsOf(children));
  if (by === null && source === null) return [quote];
  const named = [
    by === null ? [] : [textNode(by)],
    source === null ? [] : [element("cite", {}, [textNode(source)])],
  ];
  const caption = named
    .filter((part) => part.length > 0)
    .flatMap((part, place) => (place === 0 ? part : [textNode(", "), ...part]));
  return [element("figure", {}, [quote, element("figcaption", {}, caption)])];
}

function drawCallout(values: Values, children: ElementContent[]): ElementContent[] {
  const title = textValue(values, "title");
  const heading = title === null ? [] : [element("p", {}, [element("strong", {}, [textNode(title)])])];
  return [element("div", { className: ["callout"], role: "note" }, [...heading, ...paragraphsOf(children)])];
}

function drawWindow(
  values: Values,
  _: ElementContent[],
  { complain, placeWindow }: Drawing,
): ElementContent[] {
  const [arena, blindSpot, facade, unknown] = [
    numberValue(values, "arena"),
    numberValue(values, "blindSpot"),
    numberValue(values, "facade"),
    numberValue(values, "unknown"),
  ];
  if (Math.min(arena, blindSpot, facade, unknown) <= 0)
    complain("Each pane of a <Window> needs a number above 0.");
  const alt =
    textValue(values, "alt") ??
    `A window: Arena ${String(arena)}, Blind Spot ${String(blindSpot)}, Façade ${String(facade)}, Unknown ${String(unknown)}.`;
  const frame = placeWindow({ arena, blindSpot, facade, unknown });
  return [element("div", { className: ["post-cover"], role: "img", ariaLabel: alt }, [frame])];
}

const panes = { arena: "number", blindSpot: "number", facade: "number", unknown: "number" } as const;

const definitions: Readonly<Record<string, Definition>> = {
  Callout: { needs: {}, takes: { title: "text" }, hasContent: true, draw: drawCallout },
  Quote: { needs: {}, takes: { by: "text", source: "text" }, hasContent: true, draw: drawQuote },
  Window: { needs: panes, takes: { alt: "text" }, hasContent: false, draw: drawWindow },
  Figure: {
    needs: { src: "text", alt: "text" },
    takes: { caption: "text" },
    hasContent: false,
    draw: drawFigure,
  },
};

const names = Object.keys(definitions).map((name) => `<${name}>`);
const known = `Posts can have ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}.`;

/** A component's attributes as plain values; reports each invalid one. */
function valuesOf(node: Component, { needs, takes }: Definition, complain: Drawing["complain"]): Values {
  const values: Record<string, string | number> = {};
  const kinds = new Map(Object.entries({ ...takes, ...needs }));
  const tag = `<${node.name ?? ""}>`;
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      complain(`${tag} can’t have an {expression}.`);
      continue;
    }
    const { name, value } = attribute;
    const kind = kinds.get(name);
    const given = typeof value === "object" && value !== null ? Number(value.value) : unmaskText(value ?? "");
    if (kind === undefined) complain(`${tag} has no “${name.slice(0, 40)}”.`);
    else if (kind === "number" && typeof given !== "number")
      complain(`“${name}” of ${tag} is a number: ${name}={3}.`);
    else if (kind === "text" && typeof given !== "string") complain(`“${name}” of ${tag} is text in quotes.`);
    else if (String(given).length > postLimits.alt.most) complain(`“${name}” of ${tag} is too long.`);
    else values[name] = given;
  }
  for (const name of Object.keys(needs)) if (!(name in values)) complain(`${tag} needs “${name}”.`);
  return values;
}

/** Draws a component; reports an unknown one, and draws nothing. */
export function drawComponent(
  node: Component,
  children: ElementContent[],
  drawing: Drawing,
): ElementContent[] {
  const name = node.name ?? "";
  const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (definition === undefined) {
    const what = /^[a-z]/u.test(name)
      ? "HTML can’t be used here"
      : `There’s no component <${name.slice(0, 40)}>`;
    drawing.complain(`${what}. ${known}`);
    return [];
  }
  if (node.type === "mdxJsxTextElement") {
    drawing.complain(`<${name}> needs lines of its own.`);
    return [];
  }
  if (!definition.hasContent && children.some((child) => child.type !== "text" || child.value.trim() !== ""))
    drawing.complain(`<${name}> has nothing inside: write <${name} … />.`);
  return definition.draw(valuesOf(node, definition, drawing.complain), children, drawing);
}
