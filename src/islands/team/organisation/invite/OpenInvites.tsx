import { trpc, fromPage } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import type { OpenInvite, Organisation } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/roles.ts";
import { useId, useState, type Ref, useRef } from "react";
import { useCutList } from "#src/islands/kit/lists/long-list.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";

interface OpenInviteRowProps {
  organisationId: string;
  invite: OpenInvite;
  /** Whether anything can be sent: an owner's plan is active. */
  canSend: boolean;
  itemRef: Ref<HTMLLIElement> | undefined;
  onRevoke: (invite: OpenInvite) => void;
}

/** An open invitation: when it was sent, until when it counts, and what can be done. */
function OpenInviteRow({ organisationId, invite, canSend, itemRef, onRevoke }: OpenInviteRowProps) {
  const { id, email, role, invitedBy, sentAt, expiresAt, nextSendAt, delivery } = invite;
  const utils = trpc.useUtils();
  const waitId = useId();
  // A page that stays open for hours asks the server, which knows better.
  const [openedAt] = useState(() => Date.now());
  const mustWait = new Date(nextSendAt).getTime() > openedAt;
  const { run, isBusy } = useAction(
    trpc.organisation.resendInvite.useMutation({
      onSuccess: (sent) => {
        utils.organisation.invites.setData({ id: organisationId }, (now) =>
          now?.map((one) => (one.id === id ? sent : one)),
        );
        showToast({
          title: `The invitation to ${email} ${sent.delivery === "later" ? "goes out later" : "is on its way again"}`,
        });
      },
      onError: toastFailure("The invitation wasn’t sent"),
    }),
  );
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid gap-x-6 gap-y-1 border-t border-hair py-3 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {email} <span className="badge text-sm">{roleNames[role]}</span>
        </p>
        <p className="text-sm text-muted">
          Invited <LocalDate iso={sentAt} /> by {invitedBy}. They can reply until{" "}
          <LocalDate iso={expiresAt} />. {deliveryText(delivery)}
          {canSend && mustWait && (
            <span id={waitId}>
              {" "}
              You can send it again from <LocalDate iso={nextSendAt} withTime />.
            </span>
          )}
        </p>
      </div>
      <p className="-mx-3 flex flex-wrap gap-x-2">
        {canSend && (
          <Button
            look="quiet"
            busy={isBusy}
            busyLabel="Sending…"
            aria-disabled={mustWait || undefined}
            aria-describedby={mustWait ? waitId : undefined}
            aria-label={isBusy ? undefined : `Send again to ${email}`}
            onClick={() => {
              if (!mustWait) run({ id: organisationId, inviteId: id });
            }}
          >
            Send again
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Withdraw the invitation to ${email}`}
          onClick={() => onRevoke(invite)}
        >
          Withdraw
        </Button>
      </p>
    </li>
  );
}

/** Withdraws invitations, after asking: one question for the whole list. */
function useRevokeInvite(organisationId: string) {
  const utils = trpc.useUtils();
  const [email, setEmail] = useState("");
  const { ask, question } = useConfirmedAction(trpc.organisation.revokeInvite.useMutation(), {
    onDone: (_, { inviteId }) => {
      utils.organisation.invites.setData({ id: organisationId }, (now) =>
        now?.filter(({ id }) => id !== inviteId),
      );
      showToast({ title: `The invitation to ${email} is withdrawn` });
    },
  });
  return {
    ask: (invite: OpenInvite) => {
      setEmail(invite.email);
      ask({ id: organisationId, inviteId: invite.id });
    },
    question: (
      <ConfirmDialog
        {...question}
        title="Withdraw the invitation?"
        cancelLabel="Keep it"
        confirmLabel="Withdraw it"
        busyLabel="Withdrawing…"
        failure="The invitation still works"
      >
        <p className="wrap-anywhere">
          The link in the email to {email} stops working. We don’t tell them. You can invite them again later.
        </p>
      </ConfirmDialog>
    ),
  };
}

interface OpenInvitesProps {
  organisation: Organisation;
  /** Null if the page came without them. */
  initial: readonly OpenInvite[] | null;
}

/** Invitations that wait for a reply. */
export function OpenInvites({ organisation, initial }: OpenInvitesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const query = trpc.organisation.invites.useQuery(
    { id: organisation.id },
    fromPage(initial && [...initial]),
  );
  return (
    <section className="grid gap-4" aria-labelledby="open-invites" {...focusWatch}>
      <h2 id="open-invites" ref={heading} tabIndex={-1}>
        Open invitations
      </h2>
      {query.data ? (
        <InviteRows organisation={organisation} invites={query.data} />
      ) : (
        <NotLoaded
          query={query}
          what="Open invitations"
          loading={<Skeleton label="Loading open invitations" />}
        />
      )}
    </section>
  );
}

/** Shown at first: longer lists are searched, not read. */
const shownAtFirst = 20;

interface InviteRowsProps {
  organisation: Organisation;
  invites: readonly OpenInvite[];
}

function InviteRows({ organisation: { id, isActive }, invites }: InviteRowsProps) {
  const { shown, refAt, showAll } = useCutList(invites, shownAtFirst);
  const { ask, question } = useRevokeInvite(id);
  return (
    <>
      {invites.length === 0 ? (
        <p className="text-muted">Nobody who was invited still has to reply.</p>
      ) : (
        <ul className="border-b border-hair" aria-label="Open invitations">
          {shown.map((invite, place) => (
            <OpenInviteRow
              key={invite.id}
              organisationId={id}
              invite={invite}
              canSend={isActive}
              itemRef={refAt(place)}
              onRevoke={ask}
            />
          ))}
        </ul>
      )}
      {shown.length < invites.length && (
        <p>
          <Button onClick={showAll}>Show all {invites.length} invitations</Button>
        </p>
      )}
      {question}
    </>
  );
}
