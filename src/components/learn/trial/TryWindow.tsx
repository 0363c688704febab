import { paneStories } from "#src/components/learn/pane-stories.ts";
import { PaneTitle, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { type Quadrant, quadrants } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { type Lever, comes, leaves, levers, stepId, trialStart, trialWeights, trialWords } from "./trial.ts";

interface LeverText {
  readonly legend: string;
  readonly choices: readonly { readonly label: string; readonly says: string }[];
}

/** What the reader can do to the window, and what it does. */
const leverTexts: Readonly<Record<Lever, LeverText>> = {
  ask: {
    legend: "You ask",
    choices: [
      { label: "Nobody", says: "What others see and you don’t stays in the Blind Spot." },
      {
        label: "Three people",
        says: "They tell you you’re observant. The word moves from the Blind Spot into the Arena: now you know it, too.",
      },
      {
        label: "Eight people",
        says: "“Witty” comes up as well. “Tense” stays in the Blind Spot: they see it, but nobody says it.",
      },
    ],
  },
  tell: {
    legend: "You tell",
    choices: [
      { label: "Nobody", says: "What only you know stays in the Façade." },
      {
        label: "One person",
        says: "You say that you’re nervous before every talk. Between the two of you, the word is now in the Arena.",
      },
      {
        label: "The team",
        says: "They hear about the nerves and the ideals. You keep “sentimental” to yourself, which is fine.",
      },
    ],
  },
  discover: {
    legend: "You try something new together",
    choices: [
      { label: "Not yet", says: "The Unknown stays as it is. Nobody can say what is in it, or how much." },
      {
        label: "Once",
        says: "You replace the speaker who is ill, and all of you find out that you’re bold.",
      },
    ],
  },
};

/** The window to try out. It isn't hydrated: radio buttons and `trialCss` do the work. */
export function TryWindow() {
  const panes = Object.fromEntries(
    quadrants.map((quadrant) => [
      quadrant,
      <div key={quadrant}>
        <PaneTitle quadrant={quadrant} />
        <PaneWords quadrant={quadrant} />
      </div>,
    ]),
  );
  return (
    <figure className="trial">
      <figcaption className="sr-only">A made-up window you can move.</figcaption>
      <WindowFrame weights={trialWeights(trialStart)} panes={panes} />
      <div className="levers">
        {levers.map((lever) => (
          <LeverField key={lever} lever={lever} />
        ))}
      </div>
      <details>
        <summary className="link-line text-muted">The window as a table</summary>
        <table className="twin-table">
          <thead>
            <tr>
              <th scope="col">Pane</th>
              <th scope="col">Words in it now</th>
            </tr>
          </thead>
          <tbody>
            {quadrants.map((quadrant) => (
              <tr key={quadrant}>
                <th scope="row">{paneText[quadrant].name}</th>
                <td>
                  <PaneWords quadrant={quadrant} hidden="not known yet" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function LeverField({ lever }: { lever: Lever }) {
  const { legend, choices } = leverTexts[lever];
  return (
    <div className="lever" role="radiogroup" aria-labelledby={`try-${lever}`}>
      <span className="font-[600]" id={`try-${lever}`}>
        {legend}
      </span>
      <div className="segments">
        {choices.flatMap(({ label }, step) => [
          <input
            key={stepId(lever, step)}
            className="segment-input"
            type="radio"
            name={`try-${lever}`}
            id={stepId(lever, step)}
            defaultChecked={step === trialStart[lever]}
          />,
          <label key={label} className="segment" htmlFor={stepId(lever, step)}>
            {label}
          </label>,
        ])}
      </div>
      <div className="min-h-[4.65em] text-base text-muted sm:min-h-[3.1em]" aria-live="polite">
        {choices.map(({ label, says }, step) => (
          <p key={label} className={`says says-${lever}-${step}`}>
            {says}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Words that start here, and in the Arena those that come in from elsewhere. */
function PaneWords({ quadrant, hidden = "?" }: { quadrant: Quadrant; hidden?: string }) {
  return trialWords.map(({ name, from, moves }, place) => {
    const starts = from === quadrant;
    if (!starts && (moves === null || quadrant !== "arena")) return null;
    const way = moves === null ? "" : (starts ? leaves : comes)(moves.by, moves.at);
    return (
      <span key={place} className={`trial-word ${starts ? "" : "comes"} ${way}`}>
        {quadrant === "unknown" ? hidden : name}
      </span>
    );
  });
}

/** The window of textbooks: each pane with its name and who knows what is in it. */
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
