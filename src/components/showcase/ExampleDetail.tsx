import type { Confidence, Quadrant } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { paneText } from "#src/shared/result/pane.ts";
import type { Luck } from "#src/shared/result/texts/evidence-text.ts";
import { type ResultPane, shownWords } from "#src/shared/result/result-panes.ts";
import { EvidenceRow } from "./EvidenceRow.tsx";
import type { ExampleScene } from "./example-scenes.ts";

const confidenceSays: Readonly<Record<Confidence, string>> = {
  firstGlimpse:
    "A first glimpse. With so few people a count could point at one, so words say “most”, “several” or “a few”.",
  useful: "A useful picture. With five or more answers, words carry counts. Who picked them stays unknown.",
  solid: "A solid picture, not a certain one. Other people would name many of the same words, not all.",
};

/** What one scene says, and for each of its panes the words with their evidence. */
export function ExampleDetail({
  name,
  scene: { answers, result, luck },
}: {
  name: string;
  scene: ExampleScene;
}) {
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
          <p className="detail-title">{titleOf(pane.quadrant, name)}</p>
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
      <ul className="evidence">
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
