import { type ReactNode, Suspense, lazy } from "react";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import type { StaticPartIslandProps, StaticParts } from "./static-parts.tsx";

const LazyPart = lazy(async () => ({ default: (await import("./static-parts.tsx")).StaticPartIsland }));

/** The parts, loaded if the page came without them or with older ones. */
export const lazyParts = (of: Omit<StaticPartIslandProps, "part">): StaticParts => {
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
