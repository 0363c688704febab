import { all, isBlank, textNodes } from "./dom.ts";
import type { Losses } from "./losses.ts";

/*
 * Footnotes are known by their links: a mark leads to its note, and the note back to its mark. That’s so in
 * Word, LibreOffice, Google Docs and on most pages.
 */

/** Pages put whole addresses on the clipboard. */
const placeOf = (link: Element): string => {
  const href = link.getAttribute("href") ?? "";
  const at = href.indexOf("#");
  return at === -1 ? "" : href.slice(at + 1);
};

/** The element with an id or, as in Word, a name. */
const findPlace = (body: HTMLElement, place: string): HTMLElement | undefined =>
  all(body, "[id], a[name]").find((node) => node.id === place || node.getAttribute("name") === place);

const isAt = (node: Element | null, place: string): boolean =>
  node !== null && place !== "" && (node.id === place || node.getAttribute("name") === place);

const follows = (node: Node, other: Node): boolean =>
  (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

interface Footnote {
  readonly mark: HTMLElement;
  readonly note: HTMLElement;
}

/** Whether the link stands where `place` is: its own name, or that of what’s close around it. */
const standsAt = (link: Element, place: string): boolean =>
  isAt(link, place) ||
  isAt(link.parentElement, place) ||
  isAt(link.parentElement?.parentElement ?? null, place);

const linksIn = (node: HTMLElement): readonly HTMLElement[] =>
  node.matches("a") ? [node] : all(node, "a[href*='#']");

/** The whole note around the place that a mark leads to: as much as has no other mark or note. */
function noteAround(body: HTMLElement, place: HTMLElement, others: readonly Element[]): HTMLElement {
  let note = place.closest<HTMLElement>("li, p, div") ?? place;
  if (place.matches("li, p, div")) note = place;
  while (
    note.parentElement !== null &&
    note.parentElement !== body &&
    !note.matches("li") &&
    !others.some((other) => note.parentElement?.contains(other))
  )
    note = note.parentElement;
  return note;
}

function findFootnotes(body: HTMLElement): readonly Footnote[] {
  const pairs: { readonly mark: HTMLElement; readonly place: HTMLElement }[] = [];
  for (const mark of all(body, "a[href*='#']")) {
    const place = findPlace(body, placeOf(mark));
    if (place === undefined || place.contains(mark)) continue;
    const block = place.closest<HTMLElement>("li, p, div") ?? place;
    const leadsBack = linksIn(place)
      .concat(linksIn(block))
      .some((link) => standsAt(mark, placeOf(link)));
    if (follows(place, mark) && leadsBack) pairs.push({ mark, place });
  }
  return pairs.map(({ mark, place }) => {
    const others = pairs.flatMap((pair) => (pair.place === place ? [pair.mark] : [pair.mark, pair.place]));
    return { mark, note: noteAround(body, place, others) };
  });
}

const backSign = /^[\s[(]*(?:\d+|[ivx]+|[*†‡^↑↩︎\u21A9\uFE0E]+)?[\])\s.]*$/u;

/** Takes a note out of the text, without its links back. */
function takeNote(note: HTMLElement): void {
  for (const link of all(note, "a[href*='#']")) if (backSign.test(link.textContent)) link.remove();
  for (const line of all(note, "hr")) line.remove();
  for (const raised of all(note, "sup")) if (isBlank(raised)) raised.remove();
  const list = note.parentElement;
  note.remove();
  if (list?.matches("ol, ul, div, section") && isBlank(list)) list.remove();
}

/** Replaces each mark by `footnote-mark` with its number. @returns the notes in order */
export function takeFootnotes(
  body: HTMLElement,
  losses: Losses,
  firstNumber: number,
): readonly HTMLElement[] {
  const found = findFootnotes(body);
  const notes = [...new Set(found.map(({ note }) => note))];
  for (const { mark, note } of found) {
    const sign = body.ownerDocument.createElement("footnote-mark");
    sign.textContent = String(firstNumber + notes.indexOf(note));
    mark.replaceWith(sign);
  }
  for (const note of notes) takeNote(note);
  // Word and LibreOffice draw a line above the notes.
  const line = all(body, "hr").at(-1);
  const lastText = textNodes(body).findLast((text) => !isBlank(text));
  const isAtEnd = line !== undefined && lastText !== undefined && follows(line, lastText);
  if (notes.length > 0 && isAtEnd) line.remove();
  for (const mark of all(body, "a[href^='#_ftn'], a[href^='#_edn'], a.sdfootnoteanc, a[href^='#ftnt']")) {
    losses.add("note");
    mark.remove();
  }
  return notes;
}
