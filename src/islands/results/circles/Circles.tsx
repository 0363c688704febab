import { useRef, useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { pictureFormats } from "#src/shared/result/card.ts";
import type { Circle, CircleComparison } from "#src/shared/result/analysis.output.ts";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { Picture } from "#src/islands/results/card/Picture.tsx";
import { mostCircles } from "#src/shared/survey/survey-limits.ts";
import { paths } from "#src/shared/site/paths.ts";
import { people, stageText } from "#src/shared/survey/survey-stage.ts";
import { CirclePicture } from "#src/islands/kit/window/CirclePicture.tsx";

const onTheCard =
  "One word of each circle that people clearly picked there. It has no numbers, no names and no dates, and leaves out circles that you’ve named yourself.";

/** A group of circles, by one of its rounds. */
export interface CircleGroup {
  readonly surveyId: string;
  readonly title: string;
}

interface CirclesProps {
  surveyId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: { readonly comparison: CircleComparison | null; readonly circles: readonly Circle[] } | null;
  /** Other groups with a picture of their own. */
  others: readonly CircleGroup[];
}

/** What all circles of a round see, and each more than the others. */
function Circles({ surveyId, initial, others }: CirclesProps) {
  const enabled = useSession(initial !== null);
  const circles = trpc.analysis.circles.useQuery(
    { surveyId },
    { enabled, ...fromPage(initial?.circles ?? null) },
  );
  const comparison = trpc.analysis.circleComparison.useQuery(
    { surveyId },
    { enabled, ...fromPage(initial?.comparison ?? null) },
  );
  const isReady = Boolean(comparison.data);
  // The page may have brought that there is nothing to compare.
  const isMissing = comparison.data === undefined && initial === null;
  if (circles.data === undefined || isMissing)
    return (
      <NotLoaded
        query={circles.data === undefined ? circles : comparison}
        what="Your circles"
        loading={<LoadingWindow label="Loading your circles" />}
      />
    );
  return (
    <article className="grid gap-10">
      {comparison.data ? (
        <Seen surveyId={surveyId} comparison={comparison.data} />
      ) : (
        <h1>How your circles see you</h1>
      )}
      {!isReady && (
        <p className="measure">Once two of your circles are opened, you see here what they have in common.</p>
      )}
      <CircleList
        title={isReady ? "Not opened yet" : "Your circles so far"}
        circles={circles.data.filter(({ hasAnalysis }) => !isReady || !hasAnalysis)}
      />
      <p className="flex flex-wrap gap-x-6 gap-y-2 no-print">
        {circles.data.length < mostCircles && (
          <a className="link-line" href={`${paths.assessment(surveyId)}#circles`}>
            Ask another circle
          </a>
        )}
        {others.map((other) => (
          <a key={other.surveyId} className="link-line" href={paths.circles(other.surveyId)}>
            Circles of “<bdi>{other.title}</bdi>”
          </a>
        ))}
      </p>
    </article>
  );
}

function Seen({ surveyId, comparison }: { surveyId: string; comparison: CircleComparison }) {
  const { sentence, sharedText, someText, circles } = comparison;
  return (
    <>
      <header className="grid gap-3">
        {sentence !== null && <p className="text-base text-muted">How your circles see you</p>}
        <h1 className="max-w-176">{sentence ?? "How your circles see you"}</h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,auto)_minmax(22rem,1fr)]">
        <CirclePicture comparison={comparison} />
        <div className="grid grid-cols-1 gap-8">
          <section className="grid content-start gap-2" aria-labelledby="all-see">
            <h2 id="all-see">What all of them see</h2>
            <p className="measure">{sharedText}</p>
          </section>
          {someText !== null && (
            <section className="grid content-start gap-2" aria-labelledby="some-see">
              <h2 id="some-see">What some of them see</h2>
              <p className="measure">{someText}</p>
            </section>
          )}
          {circles.map(({ surveyId, name, responseCount, text }) => (
            <section key={surveyId} className="grid content-start gap-2" aria-label={name}>
              <h2 dir="auto" className="wrap-anywhere">
                <a className="link-line" href={paths.assessmentResults(surveyId)}>
                  {name}
                </a>
              </h2>
              <p className="text-base text-muted">{people(responseCount)} answered</p>
              <p className="measure">{text}</p>
            </section>
          ))}
        </div>
      </div>
      {comparison.card !== null && <SharedPicture surveyId={surveyId} lines={comparison.card.lines} />}
      <details>
        <summary>How sure is this?</summary>
        <p className="measure mt-3">
          A word counts for a circle where it’s clear there: chance alone would hardly bring so many people to
          it. That a circle doesn’t see a word is said only where five people or more have answered and one at
          most picked it. Someone may be in two circles, and what differs may change with more answers.
        </p>
      </details>
    </>
  );
}

interface SharedPictureProps {
  surveyId: string;
  lines: readonly string[];
}

/** What may be shown to others, drawn when it's asked for. */
function SharedPicture({ surveyId, lines }: SharedPictureProps) {
  const [isAsked, setAsked] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(title);
  return (
    <section className="grid gap-4 no-print" aria-labelledby="to-show" {...focusWatch}>
      <h2 ref={title} id="to-show" tabIndex={-1}>
        A picture to show
      </h2>
      <p className="max-w-measure">{onTheCard}</p>
      {isAsked ? (
        <Picture
          formats={pictureFormats}
          alt={lines.join(" ")}
          of={["circles", surveyId, ...lines]}
          draw={(as) => api.card.circles.query({ surveyId, ...as })}
        />
      ) : (
        <p>
          <Button onClick={() => setAsked(true)}>Draw it</Button>
        </p>
      )}
    </section>
  );
}

interface CircleListProps {
  title: string;
  circles: readonly Circle[];
}

/** Circles that can't be compared yet, and what they wait for. */
function CircleList({ title, circles }: CircleListProps) {
  if (circles.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="waiting">
      <h2 id="waiting">{title}</h2>
      <ul className="grid gap-1">
        {circles.map((circle) => (
          <li key={circle.surveyId}>
            <a
              className="link-line"
              href={(circle.hasAnalysis ? paths.assessmentResults : paths.assessment)(circle.surveyId)}
            >
              <bdi>{circle.name}</bdi>
            </a>
            {"\u00A0· "}
            {stageText(circle)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const CirclesIsland = island(Circles);
