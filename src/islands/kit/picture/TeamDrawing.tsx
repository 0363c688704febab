import { PaneTitle } from "#src/islands/kit/window/PaneTitle.tsx";
import { PaneWords } from "#src/islands/kit/window/PaneWords.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { windowLettering } from "#src/shared/result/lettering.ts";
import { wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { panesOf } from "./team-panes.ts";

/** The window of the team, for the eye only: the lists beside it say the same. */
export function TeamDrawing({ picture }: { picture: Pick<TeamPicture, "words" | "counted"> }) {
  const panes = panesOf(picture);
  const shown = wordsByQuadrant(panes);
  const weights = resultWeights(shown);
  const lettering = windowLettering(shown, windowGeometry(weights));
  const drawn = Object.fromEntries(
    panes.map((pane) => [
      pane.quadrant,
      <>
        <PaneTitle quadrant={pane.quadrant} />
        <PaneWords pane={pane} lettering={lettering[pane.quadrant]} />
      </>,
    ]),
  );
  const unknown = (
    <>
      <PaneTitle quadrant="unknown" />
      <p className="pane-count">Not counted</p>
    </>
  );
  return <WindowFrame weights={weights} panes={{ ...drawn, unknown }} />;
}
