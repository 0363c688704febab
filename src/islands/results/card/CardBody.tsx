import { useState } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Chip, Chips } from "#src/islands/kit/ui/Chip.tsx";
import { Switch } from "#src/islands/kit/ui/Field.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { cardWords, keepsakeFormats, maxCardWords, pictureFormats } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { findTrait, traitNames } from "#src/shared/words/catalogue.ts";
import { CardLink } from "./CardLink.tsx";
import { Picture } from "./Picture.tsx";
import { aboutKeepsake, noCardWords, onTheCard, onceClosed, proposedWords } from "./card-copy.ts";

/** The whole window as a picture. It's drawn when it's asked for, after its owner has read what is on it. */
function KeepsakeSection({ surveyId, snapshot }: { surveyId: string; snapshot: number }) {
  const [isAsked, setAsked] = useState(false);
  const [withTitle, setWithTitle] = useState(false);
  const title = withTitle ? "true" : "false";
  return (
    <section className="grid gap-4" aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">Your whole window</h3>
      <p className="max-w-measure">{aboutKeepsake}</p>
      {isAsked ? (
        <Picture
          formats={keepsakeFormats}
          alt="Your window, with the words of all four panes."
          of={["window", surveyId, String(snapshot), title]}
          draw={(as) => api.card.keepsake.query({ surveyId, title, ...as })}
        >
          <Switch
            label="Show the round’s title"
            isOn={withTitle}
            isBusy={false}
            onFlip={() => setWithTitle(!withTitle)}
          >
            Without it, the picture says “My window” and the date.
          </Switch>
        </Picture>
      ) : (
        <p>
          <Button onClick={() => setAsked(true)}>Draw my window</Button>
        </p>
      )}
    </section>
  );
}

export interface CardBodyProps {
  survey: Survey;
  analysis: Analysis;
  /** The card there is, or null; undefined where the page came without it, and has to ask. */
  card: ShareCard | null | undefined;
}

export function CardBody({ survey, analysis, card: known }: CardBodyProps) {
  const brought = known === undefined ? {} : { initialData: known };
  const card = trpc.card.find.useQuery({ surveyId: survey.id }, brought);
  return (
    <>
      <section className="grid gap-5" aria-labelledby="card-to-show">
        <h3 id="card-to-show">A card to show</h3>
        <p className="max-w-measure">{onTheCard}</p>
        {card.data !== undefined ? (
          <CardMaker survey={survey} analysis={analysis} card={card.data} />
        ) : (
          <NotLoaded query={card} what="Your card" loading="Loading your card" lines={6} />
        )}
      </section>
      <KeepsakeSection surveyId={survey.id} snapshot={analysis.snapshot} />
    </>
  );
}

interface CardMakerProps extends Omit<CardBodyProps, "card"> {
  card: ShareCard | null;
}

/** Words to pick, and the picture. If none may be shown it says why; an earlier card can be removed. */
function CardMaker({ survey, analysis, card }: CardMakerProps) {
  const { id: surveyId, ownerMayShowWords } = survey;
  const round = { ownerMayShowWords, isOpen: survey.status === "in_progress" };
  const words = cardWords(analysis, round);
  const [picked, setPicked] = useState(() => proposedWords(analysis, round, card));
  if (words.length === 0) {
    const waits = cardWords(analysis, { ...round, isOpen: false }).length > 0;
    return (
      <>
        <p className="max-w-measure">
          {waits ? onceClosed : noCardWords}{" "}
          {waits && (
            <a className="link-line" href={paths.assessment(surveyId)}>
              Go to the round
            </a>
          )}
        </p>
        {card !== null && <CardLink surveyId={surveyId} card={card} picked={null} />}
      </>
    );
  }
  const traits = [...picked].sort().join(",");
  return (
    <>
      <CardWords words={words} picked={picked} onPick={setPicked} />
      {picked.length > 0 && (
        <Picture
          formats={pictureFormats}
          alt={`Your card: ${traitNames(picked).join(", ")}.`}
          of={["card", surveyId, String(analysis.snapshot), traits]}
          draw={(as) => api.card.draw.query({ surveyId, traits, ...as })}
        />
      )}
      <CardLink surveyId={surveyId} card={card} picked={picked} />
    </>
  );
}

const panes = { blindSpot: "They see it, you didn’t pick it", arena: "You both see it" } as const;

interface CardWordsProps {
  /** What a card may show, strongest first. */
  words: readonly ScoredWord[];
  picked: readonly string[];
  onPick: (words: readonly string[]) => void;
}

/** The words as chips, and how many of them are picked. */
export function CardWords({ words, picked, onPick }: CardWordsProps) {
  const [isRefused, setRefused] = useState(false);
  const toggle = (id: string, isOn: boolean) => {
    const isFull = isOn && picked.length >= maxCardWords;
    setRefused(isFull);
    if (!isFull) onPick(isOn ? [...picked, id] : picked.filter((other) => other !== id));
  };
  const groups = (["blindSpot", "arena"] as const)
    .map((pane) => ({ pane, words: words.filter(({ quadrant }) => quadrant === pane) }))
    .filter((group) => group.words.length > 0);
  return (
    <div className="grid gap-3">
      {groups.map((group) => (
        <div key={group.pane} className="grid gap-2">
          <p className="field-label">{panes[group.pane]}</p>
          <Chips label={panes[group.pane]}>
            {group.words.map(({ traitId: id }) => (
              <Chip
                key={id}
                label={findTrait(id)?.name ?? id}
                description={findTrait(id)?.description}
                pressed={picked.includes(id)}
                onToggle={(isOn) => toggle(id, isOn)}
              />
            ))}
          </Chips>
        </div>
      ))}
      <p aria-live="polite" className="text-base text-muted">
        {countText(picked.length, isRefused)}
      </p>
    </div>
  );
}

function countText(count: number, isRefused: boolean): string {
  if (isRefused && count === maxCardWords)
    return `A card has room for ${String(maxCardWords)}. Remove one to pick another.`;
  if (count === 0) return "Pick at least one.";
  return `${String(count)} of up to ${String(maxCardWords)}`;
}
