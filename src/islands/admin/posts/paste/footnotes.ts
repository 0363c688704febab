import { all, isBlank, textNodes } from "./dom.ts";

/*
 * Footnotes are known by their links: a mark leads to its note, and the note back to its mark. That’s so in
 * Word, LibreOffice, Google Docs and on most pages.
 */

/** What a link leads to within the document: an element with that id or, as in Word, a name. */
function targetOf(body: HTMLElement, link: Element): HTMLElement | undefined {
  // Pages put whole addresses on the clipboard.
  const place = (link.getAttribute("href") ?? "").split("#", 2)[1] ?? "";
  if (place === "") return undefined;
  return all(body, "[id], a[name]").find((node) => node.id === place || node.getAttribute("name") === place);
}

const follows = (node: Node, other: Node): boolean =>
  (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

interface Pair {
  readonly mark: HTMLElement;
  readonly place: HTMLElement;
}

function findPairs(body: HTMLElement): readonly Pair[] {
  return all(body, "a[href*='#']").flatMap((mark) => {
    const place = targetOf(body, mark);
    if (place === undefined || place.contains(mark) || !follows(place, mark)) return [];
    const leadsBack = all(place.closest("li, p, div") ?? place, "a[href*='#']").some((link) => {
      const to = targetOf(body, link);
      return to?.contains(mark) === true && !to.contains(place);
    });
    return leadsBack ? [{ mark, place }] : [];
  });
}

/** The whole note around a place: as much as has no other mark or note. */
function noteAround(body: HTMLElement, place: HTMLElement, others: readonly Element[]): HTMLElement {
  let note = place.closest<HTMLElement>("li, p, div") ?? place;
  for (
    let around = note.parentElement;
    around !== null &&
    around !== body &&
    !note.matches("li") &&
    !others.some((other) => around?.contains(other));
    around = note.parentElement
  )
    note = around;
  return note;
}

const backSign = /^[\s[(]*(?:\d+|[ivx]+|[*†‡^↑↩︎\u21A9\uFE0E]+)?[\])\s.]*$/u;

/** Takes a note out of the text, without its links back. */
function takeNote(note: HTMLElement, number: string): HTMLElement {
  for (const link of all(note, "a[href*='#']")) if (backSign.test(link.textContent)) link.remove();
  for (const node of all(note, "hr, sup")) if (isBlank(node)) node.remove();
  const list = note.parentElement;
  const taken = note.ownerDocument.createElement("footnote-text");
  taken.title = number;
  taken.append(...(note.matches("p") ? [note] : note.childNodes));
  note.remove();
  if (list?.matches("ol, ul, div, section") && isBlank(list)) list.remove();
  return taken;
}

/** Replaces each mark by a `footnote-mark`, and each note by a `footnote-text` at the end. */
export function takeFootnotes(body: HTMLElement, losses: Set<string>, firstNumber: number): void {
  const pairs = findPairs(body);
  const found = pairs.map(({ mark, place }) => {
    const others = pairs.flatMap((pair) => (pair.place === place ? [pair.mark] : [pair.mark, pair.place]));
    return { mark, note: noteAround(body, place, others) };
  });
  const notes = [...new Set(found.map(({ note }) => note))];
  for (const { mark, note } of found) {
    const sign = body.ownerDocument.createElement("footnote-mark");
    sign.textContent = sign.title = String(firstNumber + notes.indexOf(note));
    mark.replaceWith(sign);
  }
  const taken = notes.map((note, at) => takeNote(note, String(firstNumber + at)));
  // Word and LibreOffice draw a line above the notes.
  const line = all(body, "hr").at(-1);
  const lastText = textNodes(body).findLast((text) => !isBlank(text));
  if (taken.length > 0 && line && lastText && follows(line, lastText)) line.remove();
  body.append(...taken);
  for (const mark of all(body, "a[href^='#_ftn'], a[href^='#_edn'], a.sdfootnoteanc, a[href^='#ftnt']")) {
    losses.add("Footnotes whose text wasn’t copied");
    mark.remove();
  }
}
