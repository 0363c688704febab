import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { ConfirmedButton } from "#src/islands/kit/ui/Dialog.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useRef } from "react";
import { whoSees } from "./card-copy.ts";

/** Puts the new card, or null, into the page, and drops an older answer that is on its way. */
function useCardUpdate(surveyId: string): (card: ShareCard | null) => void {
  const { find } = trpc.useUtils().card;
  return (card) => {
    void find.cancel({ surveyId });
    find.setData({ surveyId }, card);
  };
}

/** Removes the card for everyone, after asking. */
function TurnOff({ surveyId }: { surveyId: string }) {
  const update = useCardUpdate(surveyId);
  return (
    <ConfirmedButton
      label="Turn the link off"
      button={{ look: "quiet" }}
      mutation={trpc.card.revoke.useMutation()}
      input={{ surveyId }}
      onDone={() => update(null)}
      news="The card’s link is off"
      title="Turn the link off?"
      cancelLabel="Leave it"
      confirmLabel="Turn it off"
      busyLabel="Turning it off…"
      failure="The card still shows"
    >
      <p>Its page and its picture are gone at once, for good. People keep pictures they have saved.</p>
      <p>Your result stays as it is. You can make a new card later, under a new link.</p>
    </ConfirmedButton>
  );
}

interface CardLinkProps {
  surveyId: string;
  card: ShareCard | null;
  /** The words that are picked; null where no card can be made. */
  picked: readonly string[] | null;
}

/** A page for the card, under a link that can be turned off. */
export function CardLink({ surveyId, card, picked }: CardLinkProps) {
  const update = useCardUpdate(surveyId);
  const heir = useRef<HTMLDivElement>(null);
  const focus = useFocusFallback(heir);
  const { run, isBusy } = useAction(
    trpc.card.make.useMutation({
      onSuccess: (made) => {
        update(made);
        showToast({ title: "Your card’s link is ready" });
      },
      onError: toastFailure("We couldn’t make the link"),
    }),
  );
  const isSame =
    card?.selectedTraits.length === picked?.length &&
    card?.selectedTraits.every((id) => picked?.includes(id));
  const canMake = picked !== null && picked.length > 0 && !isSame;
  return (
    <div
      ref={heir}
      role="group"
      aria-label="Your card’s link"
      tabIndex={-1}
      {...focus}
      className="grid gap-4"
    >
      {card !== null && <CopyField label="Your card’s link" value={card.url} />}
      {card !== null && canMake && (
        <p>The link shows the words you chose before. With a new link, this one stops working.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {canMake && (
          <Button
            busy={isBusy}
            busyLabel="Making it…"
            onClick={() => run({ surveyId, selectedTraits: [...picked] })}
          >
            {card === null ? "Make a link" : "Make a new link"}
          </Button>
        )}
        {card !== null && <LinkButton href={paths.card(card.publicId)}>See its page</LinkButton>}
        {card !== null && <TurnOff surveyId={surveyId} />}
      </div>
      <p className="max-w-measure text-base text-muted">{whoSees}</p>
    </div>
  );
}
