import { trpc } from "#src/islands/kit/api/trpc.ts";
import { toastFailure, useAction } from "#src/islands/kit/api/use-action.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { showToast } from "#src/islands/kit/ui/toasts.tsx";
import { deliveryText } from "#src/shared/invitation/delivery-text.ts";
import type { OpenInvite } from "#src/shared/organisation/organisation.output.ts";
import { roleNames } from "#src/shared/organisation/roles.ts";
import { useId, useState, type Ref } from "react";

interface OpenInviteRowProps {
  organisationId: string;
  invite: OpenInvite;
  /** Whether anything can be sent: an owner's plan is active. */
  canSend: boolean;
  itemRef: Ref<HTMLLIElement> | undefined;
  onRevoke: (invite: OpenInvite) => void;
}

/** Someone who hasn't replied: when they were asked, until when they can reply, and what can be done about it. */
export function OpenInviteRow({ organisationId, invite, canSend, itemRef, onRevoke }: OpenInviteRowProps) {
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
