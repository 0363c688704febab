import { sha256 } from "#src/server/ids.ts";
import type { Evidence, Quadrant, ScoredSurvey, ScoredWord } from "#src/shared/result/analysis.ts";
import { claimOf, type PictureFormat, type PictureTheme, cardTexts } from "#src/shared/result/card.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { resultPanes, shownWords, wordlessNote, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { type MinimumShares, resultWeights, type PaneWeights } from "#src/shared/result/window-geometry.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** How a picture is drawn. */
export interface DrawnAs {
  readonly format: PictureFormat;
  readonly theme: PictureTheme;
}

export interface PicturePane {
  readonly quadrant: Quadrant;
  readonly name: string;
  readonly words: readonly { readonly name: string; readonly evidence: Evidence }[];
  /** In the place of words. */
  readonly note: string | null;
}

/** A window with its words and a few lines of text: a card, a keepsake, or what other sites show with a link. */
export interface Picture extends Omit<DrawnAs, "format"> {
  readonly format: PictureFormat | "link";
  /** In lines of their own, which break where they are too long. */
  readonly heading: readonly string[];
  readonly notes: readonly string[];
  readonly weights: PaneWeights;
  /** What panes keep at least; as much as their names need, where it isn't said. */
  readonly least?: MinimumShares;
  /** Those with something in them. */
  readonly panes: readonly PicturePane[];
}

/** Draws a picture as PNG; the same picture gives the same bytes. */
export type PicturePainter = (picture: Picture) => Promise<Uint8Array>;

/** Draws cards and keeps the last. */
export interface CardPainter {
  /** A picture that was drawn lately, or is being drawn; undefined where it has to be drawn again. */
  readonly atHand: (picture: Picture) => Promise<Uint8Array> | undefined;
  readonly draw: PicturePainter;
}

/** What other sites show with a link to a round's form: one line of text beside a window without words. */
export interface LinkPicture {
  readonly title: string;
  /** In place of a title that is too long, or that has letters which no typeface has. */
  readonly plain: string;
}

/** Draws such a picture as PNG of 1200 x 630; the same text gives the same bytes. */
export type LinkPainter = (picture: LinkPicture) => Promise<Uint8Array>;

/** Goes up with each change of the drawing: everyone who has a picture is asked to fetch the new one. */
export const drawingVersion = 3;

/** Names a picture without drawing it: the same picture has the same name. */
export const pictureTag = (picture: Picture): string =>
  sha256(JSON.stringify([drawingVersion, picture])).slice(0, 22);

export const nameOf = (id: string): string => findTrait(id)?.name ?? id;

/** A card's window tells nothing of votes: it depends on which panes have words, and the catalogue orders those. */
const cardWeights = (own: "all" | "some" | "none"): PaneWeights =>
  own === "some"
    ? { arena: 6, blindSpot: 6, facade: 1, unknown: 1 }
    : own === "all"
      ? { arena: 36, blindSpot: 6, facade: 6, unknown: 1 }
      : { arena: 6, blindSpot: 36, facade: 1, unknown: 6 };

/** What a card and its page show. It has no field for a number, a name or a date. */
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

interface Keepsake extends DrawnAs {
  /** Null where the owner leaves the round's title out. */
  readonly title: string | null;
  readonly createdAt: Date;
}

/** The whole window for its owner: what the page's drawing shows. No count of people, and no name. */
export function keepsakePicture(
  result: Pick<ScoredSurvey, "responseCount" | "words">,
  { title, createdAt, ...as }: Keepsake,
): Picture {
  const panes = resultPanes(result, nameOf);
  return {
    ...as,
    heading: [title ?? "My window"],
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
