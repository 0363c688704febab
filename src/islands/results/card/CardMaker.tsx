import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { useFocusHeir } from "#src/islands/kit/forms/use-focus-heir.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { type CardFormat, cardSizes, cardFormats } from "#src/shared/result/card.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { useRef, useState } from "react";
import { CardWords } from "./CardWords.tsx";
import { isOfWords, keepsName, proposedWords, whoSees, formatNames } from "./card-copy.ts";
import { useCardUpdate } from "./use-card-update.ts";
import { PassOnCard } from "./PassOnCard.tsx";
import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";

interface FormatChoiceProps {
  format: CardFormat;
  onPick: (format: CardFormat) => void;
}

/** What the picture is for. The card is the same in each format, and so is its link. */
function FormatChoice({ format, onPick }: FormatChoiceProps) {
  return (
    <fieldset>
      <legend className="field-label">Format</legend>
      <div className="flex flex-wrap gap-x-6">
        {cardFormats.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="card-format"
              value={one}
              checked={one === format}
              onChange={() => onPick(one)}
            />
            {formatNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CardPictureProps {
  card: ShareCard;
  format: CardFormat;
}

/** The card as others see it. */
function CardPicture({ card: { publicId, selectedTraits }, format }: CardPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const names = selectedTraits.map((id) => findTrait(id)?.name ?? id).join(", ");
  const alt = `Your card: ${names}.`;
  if (hasFailed) return <PictureFailed onRetry={() => setFailed(false)} />;
  return (
    <img
      className="card-picture"
      data-format={format}
      src={paths.cardImage(publicId, format)}
      {...cardSizes[format]}
      alt={alt}
      onError={() => setFailed(true)}
    />
  );
}

/** Trying again draws the picture again, which asks the server for it again. */
function PictureFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title="The picture of your card didn’t load">
      <p>Your card is ready, and its link works.</p>
      <p className="mt-2">
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </Notice>
  );
}

/** The card before it is made: the same window, drawn by the page. What it shows is said by the chips above. */
function CardDraft({ words, format }: { words: readonly string[]; format: CardFormat }) {
  return (
    <div className="card-draft" data-format={format} aria-hidden="true">
      <div className="card-draft-sheet">
        <div className="card-draft-window">
          <div className="card-draft-words">
            {catalogue
              .filter(({ id }) => words.includes(id))
              .map(({ id, name }) => (
                <span key={id}>{name}</span>
              ))}
          </div>
          <div className="card-draft-blindSpot" />
          <div className="card-draft-facade" />
          <div className="card-draft-unknown" />
        </div>
        <p className="card-draft-foot">Your open pane</p>
      </div>
    </div>
  );
}

interface CardMakerProps {
  analysis: Analysis;
  /** Null where none was made, or it was taken back. */
  card: ShareCard | null;
  /** False while people can answer, and where the Arena is empty: a card that is there can be passed on and taken back. */
  canMake: boolean;
}

/** Words to pick, how they will look, and the card once it is made. */
export function CardMaker({ analysis, card, canMake }: CardMakerProps) {
  const { surveyId } = analysis;
  const update = useCardUpdate(surveyId);
  const heir = useRef<HTMLDivElement>(null);
  const ownCard = {
    ref: heir,
    role: "group",
    "aria-label": "Your card",
    tabIndex: -1,
    ...useFocusHeir(heir),
  };
  const [format, setFormat] = useState<CardFormat>("wide");
  const [picked, setPicked] = useState(() => proposedWords(analysis, card));
  const { run, isBusy } = useAction(
    trpc.card.make.useMutation({
      onSuccess: (made) => {
        update(made);
        showToast({ title: "Your card is ready" });
      },
      onError: toastFailure("We couldn’t make the card"),
    }),
  );
  const make = () => run({ surveyId, selectedTraits: [...picked] });
  if (!canMake) {
    return (
      <div {...ownCard}>
        {card === null ? (
          <p>There is no card yet.</p>
        ) : (
          <KeptCard surveyId={surveyId} card={card} format={format} onPick={setFormat} />
        )}
      </div>
    );
  }
  const isShown = card !== null && isOfWords(card, picked);
  return (
    <>
      <CardWords analysis={analysis} picked={picked} onPick={setPicked} />
      <div {...ownCard} className="result-pair">
        {isShown ? (
          <CardPicture key={`${card.publicId} ${format}`} card={card} format={format} />
        ) : (
          <CardDraft words={picked} format={format} />
        )}
        <div className="grid content-start gap-4">
          <FormatChoice format={format} onPick={setFormat} />
          {!isShown && card !== null && <p>If you make it again, your current card’s link stops working.</p>}
          {!isShown && (
            <p>
              <Button
                busy={isBusy}
                busyLabel="Making it…"
                aria-disabled={picked.length === 0}
                onClick={() => picked.length > 0 && make()}
              >
                {card === null ? "Make the card" : "Make it again"}
              </Button>
            </p>
          )}
          {card !== null && <PassOnCard surveyId={surveyId} card={card} format={format} />}
          {isShown && <MakeAnew isBusy={isBusy} onMake={make} />}
          <p className="text-base text-muted">{whoSees}</p>
        </div>
      </div>
    </>
  );
}

interface KeptCardProps {
  surveyId: string;
  card: ShareCard;
  format: CardFormat;
  onPick: (format: CardFormat) => void;
}

/** A card that is there while none can be made: it can be passed on and taken back. */
function KeptCard({ surveyId, card, format, onPick }: KeptCardProps) {
  return (
    <div className="result-pair">
      <CardPicture key={`${card.publicId} ${format}`} card={card} format={format} />
      <div className="grid content-start gap-4">
        <FormatChoice format={format} onPick={onPick} />
        <PassOnCard surveyId={surveyId} card={card} format={format} />
        <p className="text-base text-muted">{whoSees}</p>
      </div>
    </div>
  );
}

/** A card keeps the name that its owner had when it was made. */
function MakeAnew({ isBusy, onMake }: { isBusy: boolean; onMake: () => void }) {
  return (
    <div>
      <p className="text-base text-muted">{keepsName}</p>
      <Button look="quiet" className="-ms-3" busy={isBusy} busyLabel="Making it…" onClick={onMake}>
        Make it again
      </Button>
    </div>
  );
}
