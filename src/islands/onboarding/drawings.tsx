import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { markWeights } from "#src/shared/result/window-geometry.ts";

/** One window behind its curtains, which part when it is pointed at. */
export function CurtainedWindow() {
  return (
    <span className="one-window">
      <WindowFrame look="curtains" weights={markWeights} />
    </span>
  );
}

const turns = [
  markWeights,
  { arena: 4, blindSpot: 7, facade: 5, unknown: 5 },
  { arena: 6, blindSpot: 5, facade: 3, unknown: 8 },
  { arena: 5, blindSpot: 4, facade: 8, unknown: 4 },
  { arena: 8, blindSpot: 6, facade: 4, unknown: 5 },
  { arena: 3, blindSpot: 5, facade: 5, unknown: 7 },
] as const;

/** The front of a house: many windows, each its own. */
export function HouseFront() {
  return (
    <span className="house-front">
      {turns.map((weights, place) => (
        <WindowFrame key={place} look="curtains" weights={weights} />
      ))}
    </span>
  );
}
