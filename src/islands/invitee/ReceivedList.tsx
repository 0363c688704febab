import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { useCutList } from "#src/islands/kit/browser/use-cut-list.ts";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import type { Ref } from "react";

/** So many at first: more than that is looked for, not read. */
const shownAtFirst = 10;

const states = ["open", "done", "closed"] as const satisfies readonly ReceivedInvitation["state"][];

/** Open rounds first. A long list is cut, and shown in full on demand. */
export function ReceivedList({ invitations }: { invitations: readonly ReceivedInvitation[] }) {
  const sorted = states.flatMap((state) => invitations.filter((invitation) => invitation.state === state));
  const { shown, refAt, showAll } = useCutList(sorted, shownAtFirst);

  return (
    <div className="grid gap-4">
      <ul className="border-b border-hair" aria-label="Rounds you’re invited to">
        {shown.map((invitation, place) => (
          <ReceivedItem key={invitation.id} invitation={invitation} itemRef={refAt(place)} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <p>
          <Button onClick={showAll}>Show all {sorted.length} invitations</Button>
        </p>
      )}
    </div>
  );
}

interface ReceivedItemProps {
  invitation: ReceivedInvitation;
  itemRef: Ref<HTMLLIElement> | undefined;
}

function ReceivedItem({ invitation, itemRef }: ReceivedItemProps) {
  const { ownerName, title, state } = invitation;
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid gap-1 border-t border-hair py-4 wrap-anywhere"
    >
      <h3 className="text-xl">{ownerName}</h3>
      <p className="text-sm text-muted">{title}</p>
      <p>
        <span className="badge me-2 text-sm">{badges[state]}</span>
        <WhatToDo invitation={invitation} />
      </p>
    </li>
  );
}

const badges = { open: "Open", done: "Answered", closed: "Closed" } as const;

/** Links of invitations rest here as hashes, so that nobody can look them up: the email alone has them. */
function WhatToDo({ invitation: { ownerName, state, closesAt } }: { invitation: ReceivedInvitation }) {
  if (state === "done") return <>Thank you. There’s nothing more to do.</>;
  if (state === "closed") return <>This round takes no more answers.</>;
  return (
    <>
      To answer, open the link in the email that invited you to describe {ownerName}.
      {closesAt !== null && (
        <>
          {" "}
          It works until <LocalDate iso={closesAt} withTime />.
        </>
      )}
    </>
  );
}
