import { PaneGlyph, PaneTitle, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { PaneWords } from "#src/islands/kit/window/ResultWindow.tsx";
import { windowLettering } from "#src/shared/result/lettering.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { type ResultPane, wordsByQuadrant } from "#src/shared/result/result-panes.ts";
import { resultWeights, windowGeometry } from "#src/shared/result/window-geometry.ts";
import { type TeamPane, teamPanes } from "#src/shared/team/picture-content.ts";
import {
  teamAgreementText,
  teamMethod,
  teamPaneMeanings,
  teamPictureLimits,
  teamWordName,
} from "#src/shared/team/picture-text.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

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

/** The words of one pane, with in how many windows each is. */
export function TeamPaneList({ pane }: { pane: ReturnType<typeof panesOf>[number] }) {
  const { quadrant, title, words } = pane;
  return (
    <section className={`group-pane pane-${quadrant}`} aria-labelledby={`team-${quadrant}`}>
      <div>
        <h2 id={`team-${quadrant}`} className="flex items-center gap-2 text-xl">
          <PaneGlyph quadrant={quadrant} />
          {title}
        </h2>
        <p className="text-base">{teamPaneMeanings[quadrant]}</p>
      </div>
      {words.length === 0 ? (
        <p className="text-base">Not enough of you share a word here.</p>
      ) : (
        <ul>
          {words.map(({ traitId, name, bandLabel }) => (
            <li key={traitId} className="group-word">
              <span>{name}</span>
              <span className="result-count">{bandLabel}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How far people's own words and their colleagues' agree. */
export function TeamAgreement({ picture }: { picture: Pick<TeamPicture, "agreement"> }) {
  return (
    <section className="grid content-start gap-4" aria-labelledby="agreement-title">
      <h2 id="agreement-title">How far you and others agree</h2>
      <p>{teamAgreementText(picture)}</p>
    </section>
  );
}

/** How the picture is made, and what it can't tell. */
export function AboutPicture() {
  return (
    <section className="grid content-start gap-4" aria-labelledby="limits-title">
      <h2 id="limits-title">What it can’t tell you</h2>
      <ul className="result-claims">
        {teamPictureLimits.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
      <details>
        <summary className="result-fold">How it’s made</summary>
        <ul className="result-claims">
          {teamMethod.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface TeamResultPane extends ResultPane {
  readonly quadrant: TeamPane;
}

/** The words that the team shares, pane by pane, as the window draws them. The Unknown isn't counted. */
export const panesOf = ({
  words,
  counted,
}: Pick<TeamPicture, "words" | "counted">): readonly TeamResultPane[] =>
  teamPanes.map((quadrant) => ({
    quadrant,
    title: paneText[quadrant].name,
    words: words
      .filter(({ pane }) => pane === quadrant)
      .map(({ traitId, people }) => ({
        traitId,
        name: teamWordName(traitId),
        evidence: "clear" as const,
        bandLabel: `${String(people)} of ${String(counted)}`,
        share: null,
      })),
  }));
