import { trpc, fromPage } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import type { OpenInvite, Organisation } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/organisation.ts";
import { useId, useState, useRef } from "react";
import { CutList } from "#src/islands/kit/lists/long-list.tsx";
import { useFocusFallback } from "#src/islands/kit/forms/inline-form.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { ConfirmDialog, useConfirmedAction } from "#src/islands/kit/ui/Dialog.tsx";

interface OpenInviteRowProps {
  organisationId: string;
  invite: OpenInvite;
  /** Whether anything can be sent: an owner's plan is active. */
  canSend: boolean;
  onRevoke: (invite: OpenInvite) => void;
}

/** An open invitation: when it was sent, until when it counts, and what can be done. */
function OpenInviteRow({ organisationId, invite, canSend, onRevoke }: OpenInviteRowProps) {
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
    <>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {email} <span className="badge text-sm">{roleNames[role]}</span>
        </p>
        <p className="text-sm text-muted">
          Invited <LocalDate iso={sentAt} /> by <bdi>{invitedBy}</bdi>. They can reply until{" "}
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
    </>
  );
}

interface OpenInvitesProps {
  organisation: Organisation;
  /** Null if the page came without them. */
  initial: readonly OpenInvite[] | null;
}

/** Invitations that wait for a reply. */
export function OpenInvites({ organisation: { id, isActive }, initial }: OpenInvitesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const query = trpc.organisation.invites.useQuery({ id }, fromPage(initial && [...initial]));
  const invites = query.data;
  const utils = trpc.useUtils();
  /** Whose invitation is to be withdrawn: one question for the whole list. */
  const [email, setEmail] = useState("");
  const { ask, question } = useConfirmedAction(trpc.organisation.revokeInvite.useMutation(), {
    onDone: (_, { inviteId }) => {
      utils.organisation.invites.setData({ id }, (now) => now?.filter((invite) => invite.id !== inviteId));
      showToast({ title: `The invitation to ${email} is withdrawn` });
    },
  });
  const revoke = (invite: OpenInvite) => {
    setEmail(invite.email);
    ask({ id, inviteId: invite.id });
  };
  return (
    <section className="grid gap-4" aria-labelledby="open-invites" {...focusWatch}>
      <h2 id="open-invites" ref={heading} tabIndex={-1}>
        Open invitations
      </h2>
      {invites === undefined && (
        <NotLoaded query={query} what="Open invitations" loading="Loading open invitations" />
      )}
      {invites?.length === 0 && <p className="text-muted">Nobody who was invited still has to reply.</p>}
      <CutList
        label="Open invitations"
        items={invites ?? []}
        keyOf={(invite) => invite.id}
        row="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto] sm:items-center"
        shownAtFirst={20}
        allLabel={`Show all ${invites?.length} invitations`}
      >
        {(invite) => (
          <OpenInviteRow organisationId={id} invite={invite} canSend={isActive} onRevoke={revoke} />
        )}
      </CutList>
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
    </section>
  );
}
