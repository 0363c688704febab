import { type ReactNode, useEffect, useRef, useState } from "react";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { FullScreenButton, stepAt, stepByKeyIn, useStageKeys } from "#src/islands/kit/stage.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { GroupPicture } from "#src/shared/group/group.output.ts";
import { isWordList, wordGroups } from "#src/shared/group/picture-parts.ts";
import { type Audience, groupTexts as texts } from "#src/shared/group/texts.en.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { PictureViews, PictureWords } from "./parts.tsx";

interface ShownPicture {
  title: string;
  byline: string;
  picture: GroupPicture;
  audience: Audience;
}

interface Slide {
  /** Small, above the heading. */
  readonly above: string;
  readonly heading: string;
  readonly content: ReactNode;
  /** A heading that is the slide's one large thing, or the name of what is below. */
  readonly isLarge: boolean;
}

const large = (above: string, heading: string, content: ReactNode = null): Slide => ({
  ...{ above, heading, content, isLarge: true },
});

/** One large thing a slide, in the order in which a picture is told. */
function slidesOf({ title, byline, picture, audience }: ShownPicture): readonly Slide[] {
  const { sentence, words, themes, ownThemes, difference, questions } = picture;
  const facts = `${byline} · ${texts.counted(people(picture.counted))}`;
  const named = { above: title, isLarge: false };
  return [
    large(title, sentence, <p className="slide-facts">{facts}</p>),
    ...(words.length > 0
      ? [{ ...named, heading: texts.words[audience], content: <SlideWords picture={picture} /> }]
      : []),
    ...(themes.length + ownThemes.length > 0
      ? [
          {
            ...{ ...named, above: texts.legend, heading: texts.twoViews },
            content: <PictureViews picture={picture} audience={audience} />,
          },
        ]
      : []),
    ...(difference === null ? [] : [large(texts.difference, difference)]),
    ...questions.map((question, index) =>
      large(`${texts.questions} · ${texts.question(index + 1, questions.length)}`, question),
    ),
  ];
}

/** How much room a text takes, in steps that the style sheet has sizes for. */
const fillOf = (letters: number): number =>
  [24, 45, 75, 110, 150].findIndex((most) => letters <= most) + 1 || 6;

const stepSizes = [1, 0.7, 0.5];
/** The room of a band's name. */
const bandLetters = 14;

function SlideWords({ picture }: { picture: GroupPicture }) {
  // In letters of the largest size; a word has room behind it.
  const letters = wordGroups(picture)
    .map(({ step, names }) => {
      const own = names.reduce((sum, { length }) => sum + length + 2, 0);
      return bandLetters + own * (stepSizes[step - 1] ?? 1) ** 2;
    })
    .reduce((sum, one) => sum + one, 0);
  return (
    <div className="slide-words" data-fill={fillOf(letters)}>
      <PictureWords picture={picture} />
      {isWordList(picture) && <p className="slide-facts">{texts.earlier}</p>}
    </div>
  );
}

/** A slide, as large as the screen. A new one is read out. */
function Stage({ slide: { above, heading, content, isLarge }, place }: { slide: Slide; place: number }) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current !== place) title.current?.focus();
    shown.current = place;
  }, [place]);
  return (
    <section className="slide" aria-labelledby="slide-title">
      <div className="slide-body" data-look={isLarge ? "large" : "named"}>
        <p className="slide-above">{above}</p>
        <h1
          id="slide-title"
          ref={title}
          tabIndex={-1}
          data-fill={isLarge ? fillOf(heading.length) : undefined}
        >
          {heading}
        </h1>
        {content}
      </div>
    </section>
  );
}

interface PresentedPictureProps extends ShownPicture {
  /** What else is in the bar. */
  children: ReactNode;
}

/** A picture one slide at a time, by buttons, keys or a remote control. */
export function PresentedPicture({ children, ...shown }: PresentedPictureProps) {
  const [place, setPlace] = useState(0);
  const slides = slidesOf(shown);
  const places = slides.map((_, index) => index);
  const at = Math.min(place, slides.length - 1);
  useStageKeys(true, (key) => {
    const next = stepByKeyIn(places, at, key);
    if (next !== null) setPlace(next);
    return next !== null;
  });
  const slide = slides[at];
  return (
    <div className="slides">
      {slide && <Stage slide={slide} place={at} />}
      <footer className="session-bar">
        <Button disabled={at === 0} onClick={() => setPlace(stepAt(places, at, -1))}>
          {texts.acts.back}
        </Button>
        <span className="text-sm text-muted" role="status">
          {at + 1} of {slides.length}
        </span>
        <Button
          look="primary"
          disabled={at === slides.length - 1}
          onClick={() => setPlace(stepAt(places, at, 1))}
        >
          {texts.acts.next}
        </Button>
        {children}
      </footer>
    </div>
  );
}

interface GroupSlidesProps extends ShownPicture {
  backHref: string;
}

/** The picture on a screen that everyone looks at. */
export function GroupSlides({ backHref, ...shown }: GroupSlidesProps) {
  return (
    <PresentedPicture {...shown}>
      <FullScreenButton />
      <LinkButton look="quiet" href={backHref}>
        {texts.acts.stop}
      </LinkButton>
    </PresentedPicture>
  );
}

export const GroupSlidesIsland = island(GroupSlides);
