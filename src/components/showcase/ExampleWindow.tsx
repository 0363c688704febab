import { PaneTitle } from "#src/islands/kit/window/PaneTitle.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { shownWords } from "#src/shared/result/result-panes.ts";
import { ExampleDetail } from "./ExampleDetail.tsx";
import { type ExampleScene, countId, paneId } from "./example-scenes.ts";

interface ExampleWindowProps {
  name: string;
  scenes: readonly ExampleScene[];
  /** The scene and the pane that are open at first. */
  startAnswers: number;
  startPane: Quadrant;
}

/** The live example: never hydrated, its radio buttons and `exampleCss` do all the work. */
export function ExampleWindow({ name, scenes, startAnswers, startPane }: ExampleWindowProps) {
  const panes = Object.fromEntries(
    quadrants.map((quadrant) => [quadrant, <PaneWords key={quadrant} quadrant={quadrant} scenes={scenes} />]),
  );
  return (
    <figure className="example">
      <figcaption className="text-sm text-muted">An example to try. {name} is invented.</figcaption>
      <fieldset className="example-panes">
        <legend className="sr-only">Look into a pane</legend>
        {quadrants.map((quadrant) => (
          <input
            key={quadrant}
            className="segment-input"
            type="radio"
            name="example-pane"
            id={paneId(quadrant)}
            aria-label={paneText[quadrant].name}
            defaultChecked={quadrant === startPane}
          />
        ))}
      </fieldset>
      <div className="example-window">
        <WindowFrame panes={panes} look="curtains" />
      </div>
      {/* Not a fieldset: engines differ on where a legend goes that is to be in one row with its buttons. */}
      <div className="example-count" role="radiogroup" aria-labelledby="example-count">
        <span id="example-count">People who have answered about {name}</span>
        <div className="segments">
          {scenes.flatMap(({ answers }) => [
            <input
              key={countId(answers)}
              className="segment-input"
              type="radio"
              name="example-count"
              id={countId(answers)}
              defaultChecked={answers === startAnswers}
            />,
            <label key={answers} className="segment" htmlFor={countId(answers)}>
              {answers}
            </label>,
          ])}
        </div>
      </div>
      <div className="example-details" aria-live="polite">
        {scenes.map((scene) => (
          <ExampleDetail key={scene.answers} name={name} scene={scene} />
        ))}
      </div>
    </figure>
  );
}

/** A pane is a label of its radio button: a click on it opens its words below. */
function PaneWords({ quadrant, scenes }: { quadrant: Quadrant; scenes: readonly ExampleScene[] }) {
  return (
    <label className="example-pane" htmlFor={paneId(quadrant)}>
      <PaneTitle quadrant={quadrant} />
      {scenes.map(({ answers, result }) => {
        const pane = result?.panes.find((each) => each.quadrant === quadrant);
        return (
          <span key={answers} className={`scene scene-${answers}`}>
            {pane?.quadrant === "unknown"
              ? `${pane.words.length} words nobody picked`
              : pane &&
                shownWords(pane).map((word) => (
                  <span key={word.name} className="block" data-evidence={word.evidence}>
                    {word.name}
                  </span>
                ))}
          </span>
        );
      })}
    </label>
  );
}
