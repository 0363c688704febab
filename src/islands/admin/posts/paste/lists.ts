import { all, isBlank, rename, styleOf, unwrap } from "./dom.ts";

/* Lists as Word and Google Docs write them, as lists within items. */

/** Word’s own mark of a paragraph that is a list’s item. */
const wordLevel = /\bl\d+\s+level(\d)/u;
/** "3." or "b)"; bullets have neither. */
const numbered = /^\s*(?:(\d+)|[a-z]{1,4})[.)]/iu;

interface Item {
  readonly element: HTMLElement;
  readonly level: number;
  readonly isNumbered: boolean;
  readonly start: number;
}

/** Takes the bullet or number out of Word’s paragraph. */
function wordItem(element: HTMLElement): Item | null {
  const level = wordLevel.exec(styleOf(element, "mso-list"))?.[1];
  if (level === undefined) return null;
  const marks = all(element, "span").filter((span) => /ignore/iu.test(styleOf(span, "mso-list")));
  const found = numbered.exec(marks.map((mark) => mark.textContent).join(""));
  for (const mark of marks) mark.remove();
  // A numbered heading stays a heading.
  if (/^H\d$/u.test(element.tagName)) return null;
  return { element, level: Number(level), isNumbered: found !== null, start: Number(found?.[1] ?? 1) };
}

/** Word on the web gives each item a list of its own, and says its level. */
function webItem(element: HTMLElement): Item | null {
  const item = element.querySelector("li[data-aria-level]");
  if (item === null) return null;
  const list = item.closest("ol, ul");
  const level = Number(item.getAttribute("data-aria-level"));
  const start = Number(list?.getAttribute("start") ?? 1);
  element.replaceChildren(...item.childNodes);
  return { element, level, isNumbered: list?.tagName === "OL", start };
}

function makeList({ element, isNumbered, start }: Item): HTMLElement {
  const list = element.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  if (isNumbered && start > 1) list.setAttribute("start", String(start));
  return list;
}

/** Makes lists of paragraphs that follow each other. */
function nest(items: readonly Item[]): void {
  const open: { readonly level: number; readonly list: HTMLElement }[] = [];
  for (const item of items) {
    const { element, level, isNumbered } = item;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const same = open.at(-1);
    if (same?.level === level && (same.list.tagName === "OL") !== isNumbered) open.pop();
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    if (list === undefined) {
      list = makeList(item);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else element.before(list);
      open.push({ level, list });
    }
    list.append(rename(element, "li"));
  }
}

function paragraphsToLists(body: HTMLElement): void {
  const items = [
    ...all(body, "p, div, h1, h2, h3, h4, h5, h6").map(wordItem),
    ...all(body, ".ListContainerWrapper").map(webItem),
  ].filter((item) => item !== null);
  let run: Item[] = [];
  for (const item of items) {
    const last = run.at(-1);
    if (last !== undefined && last.element.nextElementSibling !== item.element) {
      nest(run);
      run = [];
    }
    run.push(item);
  }
  nest(run);
}

export function tidyLists(body: HTMLElement): void {
  paragraphsToLists(body);
  // Google Docs puts a list within a list beside its item.
  for (const list of all(body, "ul, ol")) {
    let item: Element | null = null;
    for (const node of [...list.childNodes]) {
      if (node instanceof Element && node.tagName === "LI") item = node;
      else if (!isBlank(node)) {
        if (item === null) node.before((item = list.ownerDocument.createElement("li")));
        item.append(node);
      }
    }
  }
  // An only paragraph would set its item apart from the next.
  for (const item of all(body, "li")) {
    const [only, other] = [...item.children].filter(({ tagName }) => tagName === "P" || tagName === "DIV");
    if (only === undefined || other !== undefined) continue;
    only.before(" ");
    unwrap(only);
  }
}
