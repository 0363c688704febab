import { all, hasBlocks, isBlank, rename, styleOf, textNodes, unwrap, wrapContent } from "./dom.ts";
import { tidyLists } from "./lists.ts";
import { tidyTable } from "./tables.ts";

/* Makes plain HTML of what word processors and pages put on the clipboard. */

const unseen =
  "script, style, meta, link, title, template, noscript, button, nav, svg:not([role='img']), [hidden], [aria-hidden='true']";

const isEmoji = /^\p{Extended_Pictographic}/u;

/** Replaces pictures with a mark, because a post shows only uploaded ones. */
function readPictures(body: HTMLElement): void {
  for (const picture of all(body, "img, svg[role='img']")) {
    const alt = (picture.getAttribute("alt") ?? picture.getAttribute("aria-label") ?? "").trim();
    const isDot = picture.getAttribute("width") === "1" && picture.getAttribute("height") === "1";
    if (picture.matches("[aria-roledescription='checkbox']"))
      picture.replaceWith(picture.closest("[aria-checked='true']") ? "☑ " : "☐ ");
    else if (isEmoji.test(alt)) picture.replaceWith(alt);
    else if (isDot) picture.remove();
    else picture.replaceWith(alt === "" ? "[Picture left out]" : `[Picture left out: ${alt}]`);
  }
}

const lost = {
  "[data-style*='mso-element:comment'][id]": "Comments",
  ".katex, mjx-container, math, .equation": "Equations",
  "iframe, video, audio, object, embed, canvas": "Videos and other embeds",
  "select, textarea, input:not([type='checkbox'], [type='hidden'])": "Form fields",
};

function dropLost(body: HTMLElement, losses: Set<string>): void {
  for (const anchor of all(body, "a[href*='#_msocom'], .MsoCommentReference")) anchor.remove();
  for (const [selector, loss] of Object.entries(lost))
    for (const node of all(body, selector)) {
      losses.add(loss);
      node.remove();
    }
  readPictures(body);
  // To-do lists.
  for (const box of all(body, "input[type='checkbox']"))
    box.replaceWith(box.hasAttribute("checked") ? "☑ " : "☐ ");
}

const mono = /courier|consolas|menlo|monaco|inconsolata|\bmono|monospace/iu;
const isBold = (weight: string): boolean => /^(?:bold|bolder|[6-9]00)$/u.test(weight);

/** Inline styles as elements. */
function readStyles(body: HTMLElement, losses: Set<string>): void {
  for (const node of all(body, "span, font, b, strong, i, em, u, s, strike")) {
    if (node.closest("pre, code") !== null) continue;
    const family = styleOf(node, "font-family") || (node.getAttribute("face") ?? "");
    const weight = styleOf(node, "font-weight");
    const slant = styleOf(node, "font-style");
    const lines = styleOf(node, "text-decoration") || styleOf(node, "text-decoration-line");
    const position = styleOf(node, "vertical-align");
    const isText = !hasBlocks(node) && !isBlank(node);
    if (isText && isBold(weight) && !node.matches("b, strong")) wrapContent(node, "strong");
    if (isText && /^(?:italic|oblique)/u.test(slant) && !node.matches("i, em")) wrapContent(node, "em");
    if (isText && lines.includes("line-through") && !node.matches("s, strike")) wrapContent(node, "del");
    if (isText && /^(?:super|sub)$/u.test(position)) wrapContent(node, position === "sub" ? "sub" : "sup");
    if (isText && mono.test(family)) wrapContent(node, "code");
    const isUnderlined = node.tagName === "U" || lines.includes("underline");
    if (isUnderlined && isText && node.closest("a") === null && node.querySelector("a") === null)
      losses.add("Underlining");
    if (styleOf(node, "mso-highlight") !== "") losses.add("Highlighting");
    // Google Docs wraps everything in a <b> that isn’t bold.
    const isPlain =
      (node.matches("b, strong") && /^(?:normal|400)$/u.test(weight)) ||
      (node.matches("i, em") && slant === "normal") ||
      node.matches("span, font, u") ||
      hasBlocks(node);
    if (isPlain) unwrap(node);
    else if (node.tagName === "STRIKE") rename(node, "s");
  }
  for (const mark of all(body, "mark")) {
    losses.add("Highlighting");
    unwrap(mark);
  }
}

/** The largest type of Google Docs is its title, which has no name of its own. */
const isLarge = (paragraph: Element): boolean => {
  const sized = all(paragraph, "span").filter((span) => !isBlank(span));
  return sized.length > 0 && sized.every((span) => Number.parseFloat(styleOf(span, "font-size")) >= 20);
};

function nameHeadings(body: HTMLElement): void {
  for (const title of all(body, "p.MsoTitle, p.title")) rename(title, "h1");
  for (const heading of all(body, "[role='heading'][aria-level]")) {
    const level = Number(heading.getAttribute("aria-level"));
    if (level >= 1 && level <= 6) rename(heading, `h${String(level)}`);
  }
  const isGoogle = body.querySelector("[id^='docs-internal-guid']") !== null;
  const first = all(body, "p, h1, h2, h3, h4, h5, h6, li, td").find((node) => !isBlank(node));
  if (isGoogle && first?.tagName === "P" && isLarge(first)) rename(first, "h1");
}

const onTheLine = "0123456789+-=()n";
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ";
const lowered = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ";

/** x² and H₂O have letters of their own. Footnotes have been taken out before. */
function readScripts(body: HTMLElement, losses: Set<string>): void {
  for (const node of all(body, "sup, sub")) {
    const text = node.textContent.trim();
    const isFootnote = node.querySelector("footnote-mark") !== null;
    const signs = node.tagName === "SUP" ? raised : lowered;
    if (!isFootnote && /^[\d+\-=()n]+$/u.test(text))
      node.replaceChildren(text.replaceAll(/./gu, (sign) => signs.charAt(onTheLine.indexOf(sign))));
    else if (!isFootnote && !/^(?:st|nd|rd|th|er|e|o|a|tm)$/iu.test(text))
      losses.add("Raised or lowered text (it stays on the line)");
    unwrap(node);
  }
}

/** Whether a paragraph is set in code from start to end. */
const isCodeLine = (node: Element): boolean =>
  node.tagName === "P" &&
  !isBlank(node) &&
  textNodes(node).every((text) => isBlank(text) || text.parentElement?.closest("code") !== null);

const linesOf = (node: Element): string => {
  for (const line of all(node, "br")) line.replaceWith("\n");
  return node.textContent;
};

const isLineOfCode = (node: Element): boolean =>
  node.tagName === "PRE" && node.querySelector("code") === null && !linesOf(node).trim().includes("\n");

/** Lines of code that follow each other are one block: LibreOffice and Google Docs have a paragraph for each. */
function joinCode(body: HTMLElement): void {
  for (const first of all(body, "p, pre")) {
    if (!body.contains(first)) continue;
    const isLine = isCodeLine(first) ? isCodeLine : isLineOfCode(first) ? isLineOfCode : null;
    if (isLine === null) continue;
    const lines = [first];
    for (
      let next = first.nextElementSibling;
      next instanceof HTMLElement && isLine(next);
      next = next.nextElementSibling
    )
      lines.push(next);
    if (lines.length === 1 && (first.tagName === "PRE" || first.querySelector("br") === null)) continue;
    const block = body.ownerDocument.createElement("pre");
    block.textContent = lines.map((line) => linesOf(line).replace(/\n$/u, "")).join("\n");
    first.before(block);
    for (const line of lines) line.remove();
  }
  for (const code of all(body, "tt, kbd, samp")) rename(code, "code");
  for (const code of all(body, "code"))
    if (code.closest("pre") === null && !hasBlocks(code))
      code.textContent = code.textContent.replaceAll(/\s+/gu, " ");
}

/** Signs that would end an address in Markdown. */
const encodeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;

const safeLink = /^(?:https?:\/\/|mailto:)/iu;

function tidyLinks(body: HTMLElement, losses: Set<string>): void {
  for (const link of all(body, "a")) {
    const href = (link.getAttribute("href") ?? "").trim();
    if (safeLink.test(href)) {
      link.setAttribute("href", href.replaceAll(/[\s()<>{}\\]/gu, encodeSign));
      continue;
    }
    // Marks of places, and links to them, are of no use outside the document.
    if (href !== "" && !href.startsWith("#") && !isBlank(link))
      losses.add("Links that readers can’t follow (their text stays)");
    unwrap(link);
  }
}

/** Lines between paragraphs say nothing; spaces that don’t break and characters that nobody sees go. */
function tidySpaces(body: HTMLElement): void {
  for (const line of all(body, "br")) {
    const around = line.parentElement;
    if (
      line.matches(".Apple-interchange-newline") ||
      (around !== null && hasBlocks(around) && !around.matches("li, td, th"))
    )
      line.remove();
  }
  for (const text of textNodes(body))
    text.textContent = (text.textContent ?? "")
      .replaceAll("\u00A0", " ")
      .replaceAll(/[\u00AD\u200B\u2060\uFEFF\uE000-\uF8FF]|[\u202A-\u202E\u2066-\u2069]/gu, "");
}

const marks = "a, b, strong, i, em, s, del, code, sub, sup";

/** What marks text can't stand around blocks, and has no spaces at its ends. */
function tidyMarks(body: HTMLElement): void {
  for (const inner of all(body, ":is(h1, h2, h3, h4, h5, h6, dt) :is(p, div)")) unwrap(inner);
  for (const mark of all(body, `${marks}, u, span, font, p, h1, h2, h3, h4, h5, h6, dt`))
    if (isBlank(mark) || hasBlocks(mark)) unwrap(mark);
  for (const mark of [...all(body, marks)].reverse()) {
    if (mark.closest("pre") !== null) continue;
    const before = mark.previousSibling;
    if (before instanceof HTMLElement && before.tagName === mark.tagName && mark.tagName !== "A") {
      before.append(...mark.childNodes);
      mark.remove();
      continue;
    }
    const texts = textNodes(mark);
    const [first, last] = [texts[0], texts.at(-1)];
    if (first && /^\s/u.test(first.textContent ?? "")) {
      first.textContent = (first.textContent ?? "").trimStart();
      mark.before(" ");
    }
    if (last && /\s$/u.test(last.textContent ?? "")) {
      last.textContent = (last.textContent ?? "").trimEnd();
      mark.after(" ");
    }
  }
}

/** @param takeFootnotes runs while links within the document are still there */
export function tidy(body: HTMLElement, losses: Set<string>, takeFootnotes: () => void): void {
  for (const node of all(body, unseen)) node.remove();
  for (const node of all(body, "[data-style]")) if (styleOf(node, "display") === "none") node.remove();
  tidyLists(body);
  dropLost(body, losses);
  nameHeadings(body);
  readStyles(body, losses);
  takeFootnotes();
  readScripts(body, losses);
  tidyLinks(body, losses);
  joinCode(body);
  for (const table of body.querySelectorAll("table")) tidyTable(table, losses);
  for (const term of all(body, "dt")) wrapContent(rename(term, "p"), "strong");
  for (const meaning of all(body, "dd")) rename(meaning, "div");
  for (const list of all(body, "dl")) unwrap(list);
  tidyMarks(body);
  for (const strong of all(body, ":is(h1, h2, h3, h4, h5, h6, thead) :is(b, strong)")) unwrap(strong);
  for (const line of all(body, ":is(h1, h2, h3, h4, h5, h6) br")) line.replaceWith(" ");
  tidySpaces(body);
}
