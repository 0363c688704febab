import type { ReactNode } from "react";
import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { type PaneWeights, evenWeights, windowBars } from "#src/shared/result/window-geometry.ts";
import type { TileWord, WindowTile } from "#src/shared/result/window-tile.ts";

interface WindowFrameProps {
  weights?: PaneWeights | undefined;
  /** `loading`: light passes over the panes. `curtains`: drawn shut. */
  look?: "still" | "loading" | "curtains" | undefined;
  /** Content of the panes. Screen readers don't get it, so put the same beside it as text. */
  panes?: Readonly<Partial<Record<Quadrant, ReactNode>>> | undefined;
}

/**
 * The window: two sides, each with a crossbar. Panes are HTML, because WebKit misplaces HTML in an SVG.
 * `data-at`: a bar's place in whole percent, which CSS reads, because the policy refuses inline styles.
 */
export function WindowFrame({ weights = evenWeights, look = "still", panes = {} }: WindowFrameProps) {
  const bars = windowBars(weights);
  const kind = Object.keys(panes).length === 0 ? "" : " window-text";
  const pane = (quadrant: Quadrant, crossbar?: number) => (
    <div className={`pane pane-${quadrant}`} data-at={crossbar}>
      <div className="pane-body">{panes[quadrant]}</div>
    </div>
  );
  return (
    <div className={`window window-${look}${kind}`} aria-hidden="true">
      <div className="window-side" data-at={bars.upright}>
        {pane("arena", bars.left)}
        {pane("facade")}
      </div>
      <div className="window-side">
        {pane("blindSpot", bars.right)}
        {pane("unknown")}
      </div>
      <Light passing={look === "loading"} />
      {look === "curtains" && <Curtains />}
    </div>
  );
}

/** A slanting beam on the glass, under the text. It lies still, or comes from the left and passes. */
function Light({ passing }: { passing: boolean }) {
  return (
    <svg className="window-light" viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      {passing ? (
        <path className="light light-pass" d="M-40 0h30L-40 100h-30Z" />
      ) : (
        <path className="light" d="M46 0h24L34 100H10ZM77 0h7L48 100h-7Z" />
      )}
    </svg>
  );
}

/** A pair of curtains over the window. `window-motion.css` draws and opens them. */
export function Curtains() {
  return (
    <div className="curtains">
      <div className="curtain" />
      <div className="curtain curtain-right" />
    </div>
  );
}

interface HalfWindowProps {
  /** The person's own words, as they are read. */
  names: readonly string[];
  label?: string;
  /** On the curtains. */
  note?: string;
}

/** A window before any answer: one's own words, and curtains where others' words will be. */
export function HalfWindow({
  names,
  label = "Your words",
  note = "The rest is what they’d say.",
}: HalfWindowProps) {
  return (
    <div className="half-window">
      <div className="half-lit">
        <ul className="half-words" aria-label={label}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
      <div className="half-dark">
        <WindowFrame look="curtains" />
        <p className="relative z-3 max-w-40 rounded-sm bg-paper px-3 py-1.5 text-center text-base/[1.35] text-balance">
          {note}
        </p>
      </div>
    </div>
  );
}

/** The wait for a window: light passes over four equal panes. `label` says what is on its way. */
export function LoadingWindow({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <WindowFrame look="loading" />
    </div>
  );
}

/** The name of a pane, for inside it. A span, because it's used in labels, too. */
export function PaneTitle({ quadrant, hasName = true }: { quadrant: Quadrant; hasName?: boolean }) {
  return (
    <span className="pane-title">
      <PaneGlyph quadrant={quadrant} />
      {hasName && paneText[quadrant].name}
    </span>
  );
}

/** A tiny window with one pane filled, so that panes can be told apart without colour. */
export function PaneGlyph({ quadrant }: { quadrant: Quadrant }) {
  return (
    <svg className="pane-glyph" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {quadrants.map((each, place) => (
        <rect
          key={each}
          x={place % 2 === 0 ? 0.75 : 7.75}
          y={place < 2 ? 0.75 : 7.75}
          width="5.5"
          height="5.5"
          fill={each === quadrant ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}

interface TileDrawingProps {
  /** null where the window is still closed. */
  tile: WindowTile | null;
}

/** A round's own window in small, or its drawn curtains; for the eye only, so its headline goes beside it. */
export function TileDrawing({ tile }: TileDrawingProps) {
  if (tile === null) return <WindowFrame look="curtains" />;
  const { arena = [], blindSpot = [], facade = [] } = tile.words;
  const panes = {
    arena: <TileWords words={arena} />,
    blindSpot: <TileWords words={blindSpot} />,
    facade: <TileWords words={facade} />,
  };
  return <WindowFrame weights={tile.weights} panes={panes} />;
}

function TileWords({ words }: { words: readonly TileWord[] }) {
  return (
    <ul className="tile-words">
      {words.map(({ name, evidence }) => (
        <li key={name} data-evidence={evidence}>
          {name}
        </li>
      ))}
    </ul>
  );
}
