import type { PrintedPicture } from "#src/server/domain/group/printed-picture.ts";
import { isWordList } from "#src/shared/group/picture-parts.ts";
import { groupTexts as texts } from "#src/shared/group/texts.en.ts";
import { brand } from "#src/shared/site/brand.ts";
import { type Block, heading, paragraph, space, stack } from "./blocks.ts";
import { dayOf, factsOf } from "./draw-picture.ts";
import { drawMark, pdfOf } from "./page.ts";
import { muted, themes as palettes } from "./palette.ts";
import { type Paper, styled } from "./paper.ts";
import { numberedList, participationBlock, viewsBlock, wordsBlock } from "./picture-blocks.ts";
import { gapsNoteOf } from "#src/server/integrations/typeface/set-text.ts";

/** 16:9, in points. */
const slide = { width: 1280, height: 720, left: 90, top: 64, bottom: 640 } as const;
const width = slide.width - 2 * slide.left;
const room = slide.bottom - slide.top;

const small = styled({ size: 22, leading: 1.35, colour: muted });

/** A text in the largest letters that fit. */
function largeText(paper: Paper, text: string, height: number): Block {
  const at = (size: number) => styled({ face: "display", size, leading: 1.14 });
  const longest = text.split(" ").toSorted((one, other) => other.length - one.length)[0] ?? "";
  let size = 84;
  while (
    size > 26 &&
    (paper.heightOf(text, at(size), width) > height || paper.widthOf(longest, at(size)) > width)
  )
    size -= 2;
  return paragraph(paper, text, { style: at(size), width, type: "H1" });
}

/** One large thing a slide, in the order of the slides on a screen. */
function slidesOf(paper: Paper, printed: PrintedPicture): readonly Block[] {
  const { title, byline, picture, audience } = printed;
  const { sentence, words, themes, difference, questions } = picture;
  const isSponsors = audience === "sponsor";
  const above = (text: string) =>
    stack([paragraph(paper, text, { style: small, width, lines: 1 }), space(14)]);
  const large = (before: string, text: string, after = "") => {
    const head = above(before);
    const foot = stack([space(14), paragraph(paper, after, { style: small, width, lines: 3 })]);
    return stack([head, largeText(paper, text, room - head.height - foot.height), foot]);
  };
  const named = (
    isShown: boolean,
    name: string,
    content: (height: number) => readonly Block[],
    before = title,
  ): readonly Block[] => {
    if (!isShown) return [];
    const head = stack([
      above(before),
      heading(paper, name, { size: 40, leading: 1.2, width, type: "H1" }),
      space(18),
    ]);
    return [stack([head, ...content(room - head.height)])];
  };
  const after = [byline, factsOf(picture), gapsNoteOf([title, byline])];
  const toTalk = isSponsors ? texts.sponsor.questions : texts.questions;
  return [
    large(title, sentence, after.filter((text) => text !== "").join(" · ")),
    ...named(isSponsors, texts.sponsor.participation, () => [
      space(24),
      participationBlock(paper, printed, { width, size: 110 }),
      space(32),
      paragraph(paper, texts.sponsor.participationNote, { style: small, width }),
    ]),
    ...named(words.length > 0, texts.words[audience], (height) => [
      wordsBlock(paper, picture, { width, height: height - 80, most: 88, caption: 20 }),
      ...(isWordList(picture)
        ? [space(16), paragraph(paper, texts.earlier, { style: small, width, lines: 2 })]
        : []),
    ]),
    ...named(
      themes.length > 0,
      texts.themes,
      (height) => [
        viewsBlock(paper, printed, { width, rowHeight: Math.min(48, (height - 50) / 9), size: 22 }),
      ],
      texts.legend,
    ),
    ...(difference === null ? [] : [large(texts.difference, difference)]),
    ...questions.map((question, index) =>
      large(`${toTalk} · ${texts.question(index + 1, questions.length)}`, question),
    ),
    ...named(isSponsors, texts.sponsor.nextSteps, () => [
      numberedList(paper, texts.sponsor.steps, { width, size: 32, gap: 22 }),
    ]),
  ];
}

function drawEdge(paper: Paper, place: string): void {
  paper.decorate(() => {
    const style = styled({ size: 16, colour: muted });
    const y = 672;
    drawMark(paper, { x: slide.left, y: y - 1, size: 22 });
    paper.put(brand.name, styled({ face: "display", size: 19, leading: 1.2 }), { x: slide.left + 32, y });
    paper.put(place, style, { x: slide.width - slide.left - paper.widthOf(place, style), y: y + 2 });
  });
}

/** A picture as a tagged PDF of slides, in the light theme. */
export const drawSlides = (printed: PrintedPicture): Promise<Uint8Array> =>
  pdfOf(
    {
      title: printed.title,
      madeOn: dayOf(printed.picture.createdAt),
      size: [slide.width, slide.height],
    },
    (paper, root) => {
      const slides = slidesOf(paper, printed);
      for (const [index, block] of slides.entries()) {
        if (index > 0) paper.pen.addPage();
        paper.decorate(() => paper.pen.rect(0, 0, slide.width, slide.height).fill(palettes.light.paper));
        block.draw(root, slide.left, slide.top + Math.max(0, (room - block.height) / 2));
        drawEdge(paper, `${String(index + 1)} of ${String(slides.length)}`);
      }
    },
  );
