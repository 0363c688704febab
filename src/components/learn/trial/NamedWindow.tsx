import { PaneTitle, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paneStories } from "#src/components/learn/pane-stories.ts";

/** The window as it stands in textbooks: each pane with its name and who knows what is in it. */
export function NamedWindow() {
  const panes = Object.fromEntries(
    quadrants.map((quadrant) => [
      quadrant,
      <div key={quadrant}>
        <PaneTitle quadrant={quadrant} />
        {paneStories[quadrant].known}
      </div>,
    ]),
  );
  return <WindowFrame panes={panes} />;
}
