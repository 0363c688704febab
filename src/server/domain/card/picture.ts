import { sha256 } from "#src/server/ids.ts";
import type { Evidence, Quadrant, ScoredSurvey, ScoredWord } from "#src/shared/result/analysis.ts";
import { claimOf, type PictureFormat, type PictureTheme, cardTexts } from "#src/shared/result/card.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { resultPanes, shownWords, wordlessNote, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { type MinimumShares, resultWeights, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

export interface DrawnAs {
  readonly format: PictureFormat;
  readonly theme: PictureTheme;
}

export interface PicturePane {
  readonly quadrant: Quadrant;
  readonly name: string;
  readonly words: readonly { readonly name: string; readonly evidence: Evidence }[];
  /** Shown instead of words. */
  readonly note: string | null;
}

/** A window with its words and some text: a card, a keepsake or a link preview. */
export interface Picture extends Omit<DrawnAs, "format"> {
  readonly format: PictureFormat | "link";
  /** Lines; each wraps if it is too long. */
  readonly heading: readonly string[];
  /** "auto" where the heading is what a person typed. */
  readonly direction?: "auto";
  readonly notes: readonly string[];
  readonly weights: PaneWeights;
  /** The least share of each pane; by default, room for its name. */
  readonly least?: MinimumShares;
  /** Panes with content. */
  readonly panes: readonly PicturePane[];
}

/** Draws a picture as PNG; the same picture gives the same bytes. */
export type PicturePainter = (picture: Picture) => Promise<Uint8Array>;

/** Draws cards and caches the latest ones. */
export interface CardPainter {
  /** A cached picture, or one being drawn; undefined if it must be drawn. */
  readonly atHand: (picture: Picture) => Promise<Uint8Array> | undefined;
  readonly draw: PicturePainter;
}

/** The preview of a link to a round's form: one line of text beside a window without words. */
export interface LinkPicture {
  readonly title: string;
  /** Replaces a title that is too long or has letters without a glyph. */
  readonly plain: string;
}

/** Draws a link picture as PNG of 1200 x 630; the same text gives the same bytes. */
export type LinkPainter = (picture: LinkPicture) => Promise<Uint8Array>;

/** Must be incremented with each change of the drawing, which invalidates all cached pictures. */
export const drawingVersion = 5;

/** A picture's ETag, computed without drawing it. */
export const pictureTag = (picture: Picture): string =>
  sha256(JSON.stringify([drawingVersion, picture])).slice(0, 22);

export const nameOf = (id: string): string => findTrait(id)?.name ?? id;

/** A card's window reveals no votes: its shape depends only on which panes have words. */
const cardWeights = (own: "all" | "some" | "none"): PaneWeights =>
  own === "some"
    ? { arena: 6, blindSpot: 6, facade: 1, unknown: 1 }
    : own === "all"
      ? { arena: 36, blindSpot: 6, facade: 6, unknown: 1 }
      : { arena: 6, blindSpot: 36, facade: 1, unknown: 6 };

/** A card and its page. There is no field for a number, a name or a date. */
export function cardPicture(words: readonly ScoredWord[], as: DrawnAs): Picture {
  const claim = claimOf(words);
  const panes = (["arena", "blindSpot"] as const).map((quadrant) => ({
    quadrant,
    name: cardTexts.panes[quadrant],
    words: words
      .filter((word) => word.quadrant === quadrant)
      .map(({ traitId }) => ({ name: nameOf(traitId), evidence: "clear" as const })),
    note: null,
  }));
  return {
    ...as,
    heading: cardTexts.sentences(claim, nameOf(words[0]?.traitId ?? "").toLowerCase()),
    notes: [],
    weights: cardWeights(claim.own),
    least: { width: 0.13, height: 0.13 },
    panes: panes.filter((pane) => pane.words.length > 0),
  };
}

/** Words of several circles. @param lines what each circle, or all of them, call the owner */
export function circlesPicture(lines: readonly string[], words: readonly ScoredWord[], as: DrawnAs): Picture {
  const different = words.filter(
    ({ traitId }, at) => words.findIndex((word) => word.traitId === traitId) === at,
  );
  return { ...cardPicture(different, as), heading: lines };
}

interface Keepsake extends DrawnAs {
  /** null: left out by the owner. */
  readonly title: string | null;
  readonly createdAt: Date;
}

/** The whole window as its page shows it, without names and counts of people. */
export function keepsakePicture(
  result: Pick<ScoredSurvey, "responseCount" | "words">,
  { title, createdAt, ...as }: Keepsake,
): Picture {
  const panes = resultPanes(result, nameOf);
  return {
    ...as,
    heading: [title ?? "My window"],
    direction: "auto",
    notes: [new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(createdAt)],
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
