import { LinkButton, Button } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import type { CardFormat } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AskFirst } from "#src/islands/kit/forms/AskFirst.tsx";
import { showToast } from "#src/islands/kit/ui/toasts/toast-store.ts";
import { useAskedAction } from "#src/islands/kit/api/use-asked-action.ts";
import { useCardUpdate } from "./use-card-update.ts";

/** Takes the card away from everyone, after asking. */
function RevokeCard({ surveyId }: { surveyId: string }) {
  const update = useCardUpdate(surveyId);
  const { ask, question } = useAskedAction(trpc.card.revoke.useMutation(), {
    onDone: () => {
      update(null);
      showToast({ title: "The card’s link is off" });
    },
  });
  return (
    <>
      <p>
        <Button look="quiet" className="-ms-3" onClick={() => ask({ surveyId })}>
          Turn the link off
        </Button>
      </p>
      <AskFirst
        {...question}
        title="Turn the link off?"
        keepLabel="Leave it"
        goLabel="Turn it off"
        busyLabel="Turning it off…"
        failure="The card still shows"
      >
        <p>Its page and its picture are gone at once, for good. People keep pictures they have saved.</p>
        <p>Your result stays as it is. You can make a new card later, under a new link.</p>
      </AskFirst>
    </>
  );
}

interface PassOnCardProps {
  surveyId: string;
  card: ShareCard;
  format: CardFormat;
}

/** The ways to pass a card on, and to take it back. */
export function PassOnCard({ surveyId, card, format }: PassOnCardProps) {
  const fileName = format === "wide" ? "openpane-card.png" : `openpane-card-${format}.png`;
  return (
    <>
      <CopyField label="Your card’s link" value={card.url} />
      <p className="flex flex-wrap gap-3">
        <LinkButton href={paths.card(card.publicId)}>See its page</LinkButton>
        <LinkButton href={paths.cardImage(card.publicId, format)} download={fileName}>
          Download PNG
        </LinkButton>
      </p>
      <RevokeCard surveyId={surveyId} />
    </>
  );
}
