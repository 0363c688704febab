import { type Confidence, type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { type Luck, withStrength } from "#src/shared/result/texts/evidence-text.ts";
import { type ResultPane, shownWords, type ResultWord } from "#src/shared/result/result-panes.ts";
import { type ExampleScene, countId, paneId } from "./example-scenes.ts";
import { percent } from "#src/shared/result/window-geometry.ts";
import { PaneTitle, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";

interface EvidenceRowProps {
  word: ResultWord;
  luck: Luck | null;
}

/** A word, its share of the votes as a bar with a mark for luck, and the same in text. */
function EvidenceRow({ word, luck }: EvidenceRowProps) {
  return (
    <li className="evidence-row">
      <span data-evidence={word.evidence}>{word.name}</span>
      {word.share !== null && (
        <svg width="100%" height="12" aria-hidden="true">
          <rect className="fill-hair" y="3" width="100%" height="6" rx="3" />
          <rect className="fill-(--pane-strong)" y="3" width={percent(word.share)} height="6" rx="3" />
          {luck !== null && <rect className="fill-ink" x={percent(luck.share)} width="2" height="12" />}
        </svg>
      )}
      <span className="text-end text-muted tabular-nums">
        {withStrength(word.bandLabel, word.evidence)}
        {luck !== null && word.evidence !== "none" && <span className="sr-only">, {luck.text}</span>}
      </span>
    </li>
  );
}

const confidenceSays: Readonly<Record<Confidence, string>> = {
  firstGlimpse:
    "A first glimpse. With so few people a count could point at one, so words say “most”, “several” or “a few”.",
  useful: "A useful picture. With five or more answers, words carry counts. Who picked them stays unknown.",
  solid: "A solid picture, not a certain one. Other people would name many of the same words, not all.",
};

/** What one scene says, and for each of its panes the words with their evidence. */
function ExampleDetail({ name, scene: { answers, result, luck } }: { name: string; scene: ExampleScene }) {
  if (result === null) {
    return (
      <div className={`scene scene-${answers}`}>
        <p>
          {answers} people have answered, and the curtains stay closed. Below three answers nothing shows, not
          even to {name}: she would guess who said what.
        </p>
      </div>
    );
  }
  return (
    <div className={`scene scene-${answers}`}>
      <p>{confidenceSays[result.confidence]}</p>
      {result.panes.map((pane) => (
        <div key={pane.quadrant} className={`detail detail-${pane.quadrant} pane-${pane.quadrant}`}>
          <p className="font-[600]">{titleOf(pane.quadrant, name)}</p>
          <PaneEvidence pane={pane} luck={luck} />
        </div>
      ))}
    </div>
  );
}

function PaneEvidence({ pane, luck }: { pane: ResultPane; luck: Luck | null }) {
  if (pane.quadrant === "unknown")
    return (
      <p>
        {pane.words.length} of {catalogue.length} words. Nobody knows what is in there.
      </p>
    );
  const shown = shownWords(pane);
  const folded = pane.words.length - shown.length;
  return (
    <>
      <ul className="my-2">
        {shown.map((word) => (
          <EvidenceRow key={word.name} word={word} luck={luck} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        {pane.quadrant !== "facade" && luck !== null && `The upright mark is ${luck.text}. `}
        {folded > 0 && `Single voices and the like, folded away: ${folded}.`}
      </p>
    </>
  );
}

function titleOf(quadrant: Quadrant, name: string): string {
  const says: Readonly<Record<Quadrant, string>> = {
    arena: `${name} and the others picked these.`,
    blindSpot: `The others see these. ${name} did not pick them.`,
    facade: `${name} picked these. Nobody else did.`,
    unknown: `Nobody picked these, ${name} included.`,
  };
  return `${paneText[quadrant].name}. ${says[quadrant]}`;
}

interface ExampleWindowProps {
  name: string;
  scenes: readonly ExampleScene[];
  /** The scene and the pane that are open at first. */
  startAnswers: number;
  startPane: Quadrant;
}

/** The live example. It isn't hydrated: radio buttons and `exampleCss` do the work. */
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
      {/* Not a fieldset, because engines place a legend beside buttons differently. */}
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
      <div className="min-h-60 text-base [&_.scene>p]:text-muted" aria-live="polite">
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
