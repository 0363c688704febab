import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import type { Invitation } from "#src/shared/invitation/invitation.output.ts";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { useRef } from "react";
import { useRevokeInvitations } from "#src/islands/survey/forms.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";

interface InvitedListProps {
  surveyId: string;
  invitations: readonly Invitation[];
  isClosed: boolean;
}

/** Shown at first: longer lists are searched, not read. */
const shownAtFirst = 8;

/**
 * A long list is cut. It looks the same whether or not someone has answered.
 * Apart from the query: the question closes, and gives the focus back, before new data removes the row.
 */
function InvitedList({ surveyId, invitations, isClosed }: InvitedListProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const focusWatch = useFocusFallback(heading);
  const { takeBack, question } = useRevokeInvitations(surveyId);

  return (
    <div className="grid gap-3" {...focusWatch}>
      <p ref={heading} tabIndex={-1} className={invitations.length === 0 ? "text-muted" : undefined}>
        {listText(invitations.length)}
      </p>
      <CutList
        label="Invited people"
        items={invitations}
        keyOf={({ id }) => id}
        row="grid gap-x-6 py-2 sm:grid-cols-[1fr_auto] sm:items-center"
        shownAtFirst={shownAtFirst}
        allLabel={`Show all ${invitations.length} people`}
        button={{ look: "quiet", className: "-ms-3" }}
      >
        {(invitation) => (
          <InvitedPerson invitation={invitation} onTakeBack={isClosed ? null : () => takeBack(invitation)} />
        )}
      </CutList>
      {question}
    </div>
  );
}

function listText(count: number): string {
  if (count === 0) return "You haven’t invited anyone by email yet.";
  return `${people(count)} invited. Nobody can see which of them have answered.`;
}

interface InvitedPersonProps {
  invitation: Invitation;
  /** null where invitations can't be withdrawn any more. */
  onTakeBack: (() => void) | null;
}

function InvitedPerson({ invitation: { email, invitedAt, delivery }, onTakeBack }: InvitedPersonProps) {
  const text = deliveryText(delivery, true);
  return (
    <>
      <div className="min-w-0">
        <p className="wrap-anywhere">{email}</p>
        <p className="text-sm text-muted">
          Invited <LocalDate iso={invitedAt} />
          {text !== null && <>. {text}</>}
        </p>
      </div>
      {onTakeBack && (
        <Button
          look="quiet"
          className="-mx-3 justify-self-start sm:ms-0"
          aria-label={`Withdraw the invitation to ${email}`}
          onClick={onTakeBack}
        >
          Withdraw
        </Button>
      )}
    </>
  );
}

interface InvitedPeopleProps {
  surveyId: string;
  /** The round takes no answers any more: the list is there to read. */
  isClosed?: boolean;
}

/** Who was invited by email. */
export function InvitedPeople({ surveyId, isClosed = false }: InvitedPeopleProps) {
  const query = trpc.invitation.list.useQuery({ surveyId });
  if (query.data) return <InvitedList surveyId={surveyId} invitations={query.data} isClosed={isClosed} />;
  return (
    <NotLoaded
      query={query}
      what="The list of people you invited"
      loading="Loading the people you invited"
      lines={2}
    />
  );
}
