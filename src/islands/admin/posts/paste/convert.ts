import TurndownService from "turndown";
import { all, isBlank, parse, rename, textNodes } from "./dom.ts";
import { takeFootnotes } from "./footnotes.ts";
import { Losses } from "./losses.ts";
import { tableMarkdown, tidyTables } from "./tables.ts";
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

const indented = (text: string, by: string): string =>
  text.replaceAll("\n", `\n${by}`).replaceAll(/^ +$/gmu, "");

/** `_` marks nothing within a word. */
function emphasisMark(node: Node): string {
  const text = node.textContent ?? "";
  const [before, first] = [node.previousSibling?.textContent?.at(-1) ?? "", text.at(0) ?? ""];
  const [last, after] = [text.at(-1) ?? "", node.nextSibling?.textContent?.at(0) ?? ""];
  const isWithin = [before + first, last + after].some((pair) => /^[\p{L}\p{N}]{2}$/u.test(pair));
  return isWithin ? "*" : "_";
}

function fence(node: Node): string {
  const element = node instanceof Element ? node : null;
  for (const line of element === null ? [] : all(element, "br")) line.replaceWith("\n");
  const code = (node.textContent ?? "").replace(/^\n/u, "").trimEnd();
  const marks = (code.match(/`{3,}/gu) ?? []).reduce((most, run) => Math.max(most, run.length + 1), 3);
  const named = `${element?.className ?? ""} ${element?.querySelector("code")?.className ?? ""}`;
  const language = /\blang(?:uage)?-([\w+#-]+)/u.exec(named)?.[1] ?? "";
  const side = "`".repeat(marks);
  return `\n\n${side}${language}\n${code}\n${side}\n\n`;
}

function makeService(losses: Losses): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "---",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
  });
  const escape = service.escape.bind(service);
  // What Markdown, components and braces would take for their own.
  service.escape = (text) => escape(text).replaceAll(/[<{~]|&(?=#?\w+;)/gu, String.raw`\$&`);
  service.addRule("emphasis", {
    filter: ["em", "i"],
    replacement: (content, node) => {
      const mark = emphasisMark(node);
      return content.trim() === "" ? content : mark + content + mark;
    },
  });
  service.addRule("strikethrough", {
    filter: ["del", "s"],
    replacement: (content) => (content.trim() === "" ? content : `~~${content}~~`),
  });
  service.addRule("link", {
    filter: (node) => node.nodeName === "A",
    replacement: (content, node) => {
      const text = content.replaceAll(/\s*\n\s*/gu, " ").trim();
      const href = node instanceof Element ? (node.getAttribute("href") ?? "").trim() : "";
      const address = href.replaceAll(
        /[\s()<>{}\\]/gu,
        (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
      );
      return text === "" ? "" : `[${text}](${address})`;
    },
  });
  service.addRule("item", {
    filter: "li",
    replacement: (content, node, { bulletListMarker }) => {
      const list = node.parentNode instanceof Element ? node.parentNode : null;
      const place = list === null ? 0 : [...list.children].indexOf(node);
      const number = Number(list?.getAttribute("start") ?? 1) + place;
      const marker = list?.tagName === "OL" ? `${String(number)}. ` : `${bulletListMarker ?? "-"} `;
      const text = content.trim().replaceAll(/\n{2,}(?= *(?:[-*+]|\d+\.) )/gu, "\n");
      return `${marker}${indented(text, " ".repeat(marker.length))}\n`;
    },
  });
  service.addRule("code block", { filter: "pre", replacement: (_, node) => fence(node) });
  service.addRule("footnote", {
    filter: (node) => node.nodeName === "FOOTNOTE-MARK",
    replacement: (_, node) => `[^${node.textContent}]`,
  });
  service.addRule("term", { filter: "dt", replacement: (content) => `\n\n**${content.trim()}**\n\n` });
  service.addRule("table", {
    filter: "table",
    replacement: (_, node) =>
      node instanceof HTMLElement
        ? `\n\n${tableMarkdown(node, losses, (cell) => service.turndown(rename(cell, "div")))}\n\n`
        : "",
  });
  return service;
}

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

const codeOrModuleLine =
  /^(?:[ >]|[-*+] |\d+\. )*(`{3,})[^]*?^[ >]*\1$|^((?:[>\s]|[-*+] |\d+\. )*)(?:i(?=mport\b)|e(?=xport\b))/gmu;

/** A line that starts like a program’s `import` would be refused. */
const asProse = (markdown: string): string =>
  markdown.replaceAll(codeOrModuleLine, (found, fence: string | undefined, before = "") =>
    fence === undefined ? `${String(before)}&#${String(found.charCodeAt(found.length - 1))};` : found,
  );

/** A document from the clipboard as a post’s Markdown. */
export function convert(html: string, { takesTitle, firstNote }: Place): Pasted {
  const body = parse(html);
  const losses = new Losses();
  let notes: readonly HTMLElement[] = [];
  tidy(body, losses, () => {
    notes = takeFootnotes(body, losses, firstNote);
  });
  tidyTables(body, losses);
  const title = placeHeadings(body, takesTitle);
  const service = makeService(losses);
  const text = service.turndown(body).trim();
  const below = notes.map((note, at) => {
    const content = service.turndown(note).trim();
    return `[^${String(firstNote + at)}]: ${indented(content, "    ")}`;
  });
  return { markdown: asProse([text, ...below].filter(Boolean).join("\n\n")), title, losses: losses.texts };
}
