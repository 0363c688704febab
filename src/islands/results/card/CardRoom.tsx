import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { CardDraft } from "./CardDraft.tsx";
import { CardWords } from "./CardWords.tsx";
import { keepsName, proposedWords, whoSees } from "./card-copy.ts";

interface CardRoomProps {
  analysis: Analysis;
  card: ShareCard | null;
}

/** Keeps the place of what makes cards until its script is here: as tall as that, so that nothing below it moves. */
export function CardRoom({ analysis, card }: CardRoomProps) {
  const picked = proposedWords(analysis, card);
  return (
    <div aria-hidden="true" inert className="invisible grid gap-5">
      <CardWords analysis={analysis} picked={picked} onPick={() => undefined} />
      <div className="result-pair">
        <CardDraft words={picked} />
        <div className="grid content-start gap-4">
          {card === null ? <ButtonRoom>Make the card</ButtonRoom> : <MadeRoom />}
          <p className="text-base text-muted">{whoSees}</p>
        </div>
      </div>
    </div>
  );
}

function ButtonRoom({ children }: { children: string }) {
  return (
    <p>
      <span className="btn btn-secondary">{children}</span>
    </p>
  );
}

/** The place of what is there for a card that is made. */
function MadeRoom() {
  return (
    <>
      <div className="field">
        <span className="field-label">Your card’s link</span>
        <span className="btn btn-secondary">Copy</span>
      </div>
      <p className="flex flex-wrap gap-3">
        <span className="btn btn-secondary">See its page</span>
        <span className="btn btn-secondary">Download PNG</span>
      </p>
      <ButtonRoom>Take the card back</ButtonRoom>
      <div>
        <p className="text-base text-muted">{keepsName}</p>
        <span className="btn btn-secondary">Make it anew</span>
      </div>
    </>
  );
}
