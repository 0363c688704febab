import { PaneTitle } from "#src/islands/kit/window/PaneTitle.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";

const legend: Readonly<Record<Quadrant, string>> = {
  arena: "You picked it, and so did they.",
  blindSpot: "They see it, and you didn’t pick it.",
  facade: "You picked it, and they didn’t.",
  unknown: "Nobody picked it. Not yet.",
};

/** The window with its panes explained: once for the eye, once for screen readers. */
export function PaneLegend() {
  const panes = Object.fromEntries(
    quadrants.map((quadrant) => [
      quadrant,
      <div key={quadrant}>
        <PaneTitle quadrant={quadrant} />
        <p className="pane-legend">{legend[quadrant]}</p>
      </div>,
    ]),
  );
  return (
    <figure className="pane-legend-figure">
      <figcaption className="sr-only">
        The window has four panes.{" "}
        {quadrants.map((quadrant) => `${paneText[quadrant].name}: ${legend[quadrant]}`).join(" ")}
      </figcaption>
      <WindowFrame panes={panes} />
    </figure>
  );
}
