import { type ReactNode, useState } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { FullScreenButton, stepByKeyIn, useFocusOnChange, useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { isWordList, wordGroups } from "#src/shared/group/picture-parts.ts";
import { groupTexts as texts } from "#src/shared/group/texts.en.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { PictureViews, PictureWords, type ShownPicture } from "./parts.tsx";

interface Slide {
  /** Small, above the heading. */
  readonly above: string;
  readonly heading: string;
  readonly content?: ReactNode;
  /** A heading that is the slide's one large thing, or the name of what is below. */
  readonly look: "large" | "named";
}

/** One large thing a slide, in the order in which a picture is told. */
function slidesOf({ title, byline, picture, audience }: ShownPicture): readonly Slide[] {
  const { sentence, words, themes, difference, questions } = picture;
  const facts = `${byline} · ${texts.counted(people(picture.counted))}`;
  const slides: readonly (Slide | false)[] = [
    { look: "large", above: title, heading: sentence, content: <p className="slide-facts">{facts}</p> },
    words.length > 0 && {
      look: "named",
      above: title,
      heading: texts.words[audience],
      content: <SlideWords picture={picture} />,
    },
    themes.length > 0 && {
      look: "named",
      above: texts.legend,
      heading: texts.themes,
      content: <PictureViews picture={picture} audience={audience} />,
    },
    difference !== null && { look: "large", above: texts.difference, heading: difference },
    ...questions.map((question, index): Slide => {
      const above = `${texts.questions} · ${texts.question(index + 1, questions.length)}`;
      return { look: "large", above, heading: question };
    }),
  ];
  return slides.filter((slide) => slide !== false);
}

/** The letters' size by how many there are, as a share of the room. */
const fills = [
  [24, "[--fill:0.1]"],
  [45, "[--fill:0.0775]"],
  [75, "[--fill:0.06]"],
  [110, "[--fill:0.0496]"],
  [150, "[--fill:0.0425]"],
  [Infinity, "[--fill:0.0377]"],
] as const;

const fillOf = (letters: number) => fills.find(([most]) => letters <= most)?.[1];

const stepSizes = [1, 0.7, 0.5];
/** The room of a band's name. */
const bandLetters = 14;

function SlideWords({ picture }: { picture: GroupPicture }) {
  // In letters of the largest size; a word has room behind it.
  const letters = wordGroups(picture).reduce((sum, { step, names }) => {
    const own = names.reduce((length, name) => length + name.length + 2, 0);
    return sum + bandLetters + own * (stepSizes[step - 1] ?? 1) ** 2;
  }, 0);
  return (
    <div className={`slide-words grid gap-[inherit] ${fillOf(letters)}`}>
      <PictureWords picture={picture} />
      {isWordList(picture) && <p className="slide-facts">{texts.earlier}</p>}
    </div>
  );
}

/** A slide, as large as the screen. */
function Stage({ slide: { above, heading, content, look }, place }: { slide: Slide; place: number }) {
  const title = useFocusOnChange(place);
  return (
    <section className="slide" aria-labelledby="slide-title">
      <div className="slide-body" data-look={look}>
        <p className="slide-above" dir="auto">
          {above}
        </p>
        <h1
          id="slide-title"
          ref={title}
          tabIndex={-1}
          className={`outline-offset-[0.25rem] leading-[1.12] wrap-break-word ${look === "large" ? fillOf(heading.length) : ""}`}
        >
          {heading}
        </h1>
        {content}
      </div>
    </section>
  );
}

/** A picture one slide at a time, by buttons, keys or a remote control. `children`: what else is in the bar. */
export function PresentedPicture({ children, ...shown }: ShownPicture & { children: ReactNode }) {
  const [place, setPlace] = useState(0);
  const slides = slidesOf(shown);
  const at = Math.min(place, slides.length - 1);
  useStageKeys(true, (key) => {
    const next = stepByKeyIn([...slides.keys()], at, key);
    if (next !== null) setPlace(next);
    return next !== null;
  });
  const slide = slides[at];
  return (
    <div className="slides">
      {slide && <Stage slide={slide} place={at} />}
      <footer className="session-bar">
        <Button disabled={at === 0} onClick={() => setPlace(at - 1)}>
          Back
        </Button>
        <span className="text-sm text-muted" role="status">
          {at + 1} of {slides.length}
        </span>
        <Button look="primary" disabled={at === slides.length - 1} onClick={() => setPlace(at + 1)}>
          Next
        </Button>
        {children}
      </footer>
    </div>
  );
}

/** The picture on a screen that everyone looks at. */
export function GroupSlides({ backHref, ...shown }: ShownPicture & { backHref: string }) {
  return (
    <PresentedPicture {...shown}>
      <FullScreenButton />
      <LinkButton look="quiet" href={backHref}>
        Stop presenting
      </LinkButton>
    </PresentedPicture>
  );
}

export const GroupSlidesIsland = island(GroupSlides);
