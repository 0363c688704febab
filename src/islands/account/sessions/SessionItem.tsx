import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { SessionInfo } from "#src/shared/account/session.output.ts";
import type { Ref } from "react";
import { EndSession } from "./EndSession.tsx";
import { SignOutHere } from "./SignOutHere.tsx";

interface SessionItemProps {
  session: SessionInfo;
  /** Tells it apart from the others, for whoever hears its button alone. */
  name: string;
  /** For whoever moves the focus to it. */
  itemRef?: Ref<HTMLLIElement> | undefined;
}

/** One place where the person is signed in. */
export function SessionItem({ session, name, itemRef }: SessionItemProps) {
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <li
      ref={itemRef}
      tabIndex={itemRef ? -1 : undefined}
      className="grid gap-x-6 gap-y-1 border-t border-hair py-3 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <strong>{device}</strong>
          {current && <span className="badge text-sm">This device</span>}
        </p>
        <p className="text-sm text-muted">
          {current ? "In use now" : <LastSeen iso={lastSeenAt} />} · signed in <LocalDate iso={createdAt} />
        </p>
      </div>
      {current ? <SignOutHere /> : <EndSession session={session} name={name} />}
    </li>
  );
}

/** It is known to the hour, so no minute is claimed. */
function LastSeen({ iso }: { iso: string }) {
  return (
    <>
      Last seen around <LocalDate iso={iso} withTime />
    </>
  );
}
