import type { FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { dayText } from "#src/islands/admin/people/person-text.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { AdminRound } from "#src/shared/admin/lists.output.ts";
import type { RoundAct } from "#src/shared/admin/other-acts.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";

interface RoundRowProps {
  round: AdminRound;
  first: FirstRef;
  onAct: (act: RoundAct) => void;
}

function endText({ closes, closed }: AdminRound): string {
  if (closed !== null) return `Closed ${dayText(closed)}`;
  return closes === null ? "Open, no deadline" : `Open until ${dayText(closes)}`;
}

const windowsText = (windows: number): string =>
  windows === 0
    ? "No window opened"
    : windows === 1
      ? "1 window opened"
      : `${String(windows)} windows opened`;

/** A round in the list, with what can be done about it. */
export function RoundRow({ round, first, onAct }: RoundRowProps) {
  const { owner, started, closed, hasLink, windows } = round;
  const of = `of ${owner.name}, started ${dayText(started)}`;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-hair py-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <a ref={first} className="link-line wrap-anywhere" href={adminPaths.person(owner.id)}>
          {owner.name}
        </a>
        <p className="text-sm text-muted">Started {dayText(started)}</p>
      </div>
      <div className="min-w-0 text-sm">
        <p>{endText(round)}</p>
        <p className="text-muted">
          {hasLink ? "Link on" : "No link"} · {windowsText(windows)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:col-span-2 md:col-span-1 md:w-72 md:justify-end">
        {hasLink && (
          <Button aria-label={`Turn off the link of the round ${of}`} onClick={() => onAct("turn-off-link")}>
            Turn off the link
          </Button>
        )}
        {closed === null && (
          <Button aria-label={`Close the round ${of}`} onClick={() => onAct("close")}>
            Close
          </Button>
        )}
      </div>
    </li>
  );
}
