import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { lazy, Suspense, type ReactNode } from "react";
import type { PartProps, StaticParts } from "./static-parts.tsx";

interface LazyPartProps extends PartProps {
  part: keyof StaticParts;
}

const LazyPart = lazy(async () => {
  const { staticParts } = await import("./static-parts.tsx");
  return { default: ({ part, ...of }: LazyPartProps) => staticParts(of)[part] };
});

/** The parts, loaded where the page came without them, or with those of an older result. */
export const lazyParts = (of: PartProps): StaticParts => {
  const part = (name: keyof StaticParts, fallback: ReactNode) => (
    <Suspense fallback={fallback}>
      <LazyPart part={name} {...of} />
    </Suspense>
  );
  const note = <p>Loading…</p>;
  const window = part("window", <LoadingWindow label="Loading your window" />);
  return { window, sure: part("sure", note), guess: part("guess", note), near: part("near", note) };
};
