import type { Evidence, Quadrant, ScoredSurvey } from "#src/shared/result/analysis.ts";
import type { KeepsakeFormat } from "#src/shared/result/keepsake.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { resultPanes, shownWords, wordlessNote, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

interface KeepsakePane {
  readonly quadrant: Quadrant;
  readonly name: string;
  /** Strongest first. */
  readonly words: readonly { readonly name: string; readonly evidence: Evidence }[];
  /** In the place of words. */
  readonly note: string | null;
}

/** What stands on an owner's own picture of a window: what the page's drawing shows. No place for a count of people, nor for a name. */
export interface KeepsakePicture {
  readonly format: KeepsakeFormat;
  readonly heading: string;
  /** When the result was made. */
  readonly date: string;
  readonly note: string;
  readonly weights: PaneWeights;
  readonly panes: readonly KeepsakePane[];
}

/** Draws such a picture as PNG. */
export type KeepsakePainter = (picture: KeepsakePicture) => Promise<Uint8Array>;

/** On the picture itself, so that it's there when someone finds it in their photos. */
const keepsakeNote = "Private. People picked these words in confidence.";

interface Keepsake {
  readonly format: KeepsakeFormat;
  /** Null where the owner leaves the round's title out. */
  readonly title: string | null;
  readonly createdAt: Date;
}

/** A picture from a snapshot alone, and from the title of its round where the owner wants it there. */
export function keepsakeOf(
  result: Pick<ScoredSurvey, "responseCount" | "words">,
  { format, title, createdAt }: Keepsake,
): KeepsakePicture {
  const panes = resultPanes(result, (id) => findTrait(id)?.name ?? id);
  return {
    format,
    heading: title ?? "My window",
    date: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(createdAt),
    note: keepsakeNote,
    weights: resultWeights(wordsByQuadrant(panes)),
    panes: panes.map((pane) => {
      const words = pane.quadrant === "unknown" ? [] : shownWords(pane);
      const count = pane.words.length;
      const unknown = `${String(count)} ${count === 1 ? "word" : "words"} nobody picked`;
      const isCounted = pane.quadrant === "unknown" && count > 0;
      return {
        quadrant: pane.quadrant,
        name: paneText[pane.quadrant].name,
        words: words.map(({ name, evidence }) => ({ name, evidence })),
        note: words.length > 0 ? null : isCounted ? unknown : wordlessNote(count > 0),
      };
    }),
  };
}
