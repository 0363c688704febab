import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { quadrants, type Quadrant } from "#src/shared/analysis.ts";

const legend: Readonly<Record<Quadrant, readonly [name: string, who: string]>> = {
  arena: ["Arena", "You picked it, and so did they."],
  blindSpot: ["Blind Spot", "They see it, and you did not pick it."],
  facade: ["Façade", "You picked it, and they did not."],
  unknown: ["Unknown", "Nobody picked it. Not yet."],
};

/** The window with its panes explained: once for the eye, once for screen readers. */
export function PaneLegend() {
  const panes = Object.fromEntries(
    quadrants.map((quadrant) => [
      quadrant,
      <div key={quadrant}>
        <p className="pane-title">
          <PaneGlyph quadrant={quadrant} />
          {legend[quadrant][0]}
        </p>
        <p className="pane-legend">{legend[quadrant][1]}</p>
      </div>,
    ]),
  );
  return (
    <figure className="pane-legend-figure">
      <figcaption className="sr-only">
        The window has four panes.{" "}
        {quadrants.map((quadrant) => `${legend[quadrant][0]}: ${legend[quadrant][1]}`).join(" ")}
      </figcaption>
      <WindowFrame panes={panes} />
    </figure>
  );
}
