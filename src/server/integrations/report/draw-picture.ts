import type { PrintedPicture } from "#src/server/domain/group/printed-picture.ts";
import { isWordList } from "#src/shared/group/picture-parts.ts";
import { dayInUtc, groupTexts as texts } from "#src/shared/group/texts.en.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { type Block, dashList, heading, paragraph, space, stack } from "./blocks.ts";
import { drawPages, page, pdfOf } from "./page.ts";
import { muted } from "./palette.ts";
import { type Paper, styled, typed } from "./paper.ts";
import { numberedList, participationBlock, viewsBlock, wordsBlock } from "./picture-blocks.ts";
import { gapsNoteOf } from "#src/server/integrations/typeface/set-text.ts";

const { width, top, bottom } = page;

export const dayOf = (createdAt: string): Date => new Date(`${createdAt.slice(0, 10)}T00:00:00.000Z`);

/** "9 people in the picture · 29 November 2026". */
export const factsOf = ({ counted, createdAt }: PrintedPicture["picture"]): string =>
  `${texts.counted(people(counted))} · ${dayInUtc.format(dayOf(createdAt))}`;

function headBlock(paper: Paper, { title, byline, picture }: PrintedPicture, scale: number): Block {
  return stack([
    paragraph(paper, title, { style: typed({ face: "strong", size: 12 }), width, lines: 2 }),
    paragraph(paper, byline, { style: styled({ size: 10.5 }), width, lines: 2 }),
    paragraph(paper, factsOf(picture), { style: styled({ size: 10.5, colour: muted }), width }),
    space(14 * scale),
    heading(paper, picture.sentence, { size: 30 * scale, leading: 1.12, width, type: "H1" }),
  ]);
}

/**
 * What pages say: the picture itself, and what to do with it.
 *
 * @param spread how much larger the questions are that have a page of their own
 */
function partsOf(paper: Paper, printed: PrintedPicture, scale: number, spread: number) {
  const { picture, audience } = printed;
  const { words, themes, difference, questions } = picture;
  const isSponsors = audience === "sponsor";
  const small = { style: styled({ size: 9.6 * scale, colour: muted }), width };
  const told = styled({ face: "display", size: 14.5 * scale, leading: 1.28 });
  const part = (isShown: boolean, title: string, blocks: () => readonly Block[]) =>
    isShown
      ? stack([
          space(20 * scale),
          heading(paper, title, { size: 14 * scale, leading: 1.3, width }),
          space(6 * scale),
          ...blocks(),
        ])
      : space(0);
  return {
    picture: stack([
      headBlock(paper, printed, scale),
      part(isSponsors, texts.sponsor.participation, () => [
        participationBlock(paper, printed, { width, size: 34 * scale }),
        paragraph(paper, texts.sponsor.participationNote, small),
      ]),
      part(words.length > 0, texts.words[audience], () => [
        ...(isWordList(picture) ? [paragraph(paper, texts.earlier, small), space(8)] : []),
        wordsBlock(paper, picture, { width, height: 190 * scale, most: 40 * scale, caption: 9.2 * scale }),
      ]),
      part(themes.length > 0, texts.themes, () => [
        viewsBlock(paper, printed, { width, rowHeight: 20 * scale, size: 10.5 * scale }),
        space(10 * scale),
        paragraph(paper, difference ?? "", { style: told, width }),
        space(4 * scale),
        paragraph(paper, texts.ownNote, small),
      ]),
    ]),
    talk: stack([
      part(questions.length > 0, isSponsors ? texts.sponsor.questions : texts.questions, () => [
        numberedList(paper, questions, { width, size: 14.5 * scale * spread, gap: 8 * scale * spread }),
      ]),
      part(isSponsors, texts.sponsor.nextSteps, () => [
        dashList(paper, texts.sponsor.steps, styled({ size: 11 * scale }), width),
      ]),
      part(!isWordList(picture), texts.how.title, () => [
        dashList(paper, texts.how.points, styled({ size: 9.6 * scale }), width),
      ]),
      paragraph(paper, gapsNoteOf([printed.title, printed.byline]), small),
    ]),
  };
}

const room = bottom - top;

const scales = [1.1, 1.05, 1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7];

/** One page if everything fits in letters of a good size, else two. */
function pagesOf(paper: Paper, printed: PrintedPicture): readonly Block[] {
  for (const scale of scales.filter((one) => one >= 1)) {
    const { picture, talk } = partsOf(paper, printed, scale, 1);
    const only = stack([picture, talk]);
    if (only.height <= room) return [only];
  }
  const sets = scales.map((scale) => partsOf(paper, printed, scale, 1.4));
  return (["picture", "talk"] as const).map((part) => {
    const blocks = sets.map((set) => set[part]);
    return blocks.find(({ height }) => height <= room) ?? blocks.at(-1) ?? space(0);
  });
}

/** A picture as a tagged PDF of one or two pages of A4. */
export const drawPicture = (printed: PrintedPicture): Promise<Uint8Array> =>
  pdfOf({ title: printed.title, madeOn: dayOf(printed.picture.createdAt) }, (paper, root) =>
    drawPages(paper, root, pagesOf(paper, printed), texts.foot, printed.brand),
  );
