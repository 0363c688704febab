import { type ReactNode, Suspense, lazy } from "react";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import type { StaticParts } from "./static-parts.tsx";

interface Of {
  result: Analysis;
  survey: Survey;
}

interface LazyPartProps extends Of {
  part: keyof StaticParts;
}

const LazyPart = lazy(async () => {
  const [{ staticParts }, { moreAnswersText }] = await Promise.all([
    import("./static-parts.tsx"),
    import("./static-parts.tsx"),
  ]);
  const draw = ({ part, result, survey }: LazyPartProps) =>
    staticParts({ result, next: moreAnswersText(survey, result) })[part];
  return { default: draw };
});

/** The parts, loaded if the page came without them or with older ones. */
export const lazyParts = (of: Of): StaticParts => {
  const part = (name: keyof StaticParts, fallback: ReactNode) => (
    <Suspense fallback={fallback}>
      <LazyPart part={name} {...of} />
    </Suspense>
  );
  const note = <p>Loading…</p>;
  const window = part("window", <LoadingWindow label="Loading your window" />);
  return { window, words: part("words", note), sure: part("sure", note), guess: part("guess", note) };
};

/** After a new version of the site the old one's scripts are gone. */
export function throwMissingScript(): never {
  throw new Error("Part of this page didn’t load. Nothing is lost: please reload the page.");
}
