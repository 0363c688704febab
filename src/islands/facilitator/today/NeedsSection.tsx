import type { Today } from "#src/shared/programme/today.output.ts";
import { NeedRow } from "./NeedRow.tsx";
import { groupNeeds } from "./need-text.ts";

/** Who needs their facilitator today, most urgent first; each with the one thing to do. */
export function NeedsSection({ today: { today, todayCount, hasPlan } }: { today: Today }) {
  return (
    <section className="grid gap-4" aria-labelledby="needs">
      <h2 id="needs">{headingText(todayCount)}</h2>
      {today.length === 0 ? (
        <p className="measure text-muted">
          We’ll list clients here when a window is ready, a result is shared, or someone gets stuck.
        </p>
      ) : (
        <ul className="border-b border-hair">
          {groupNeeds(today).map((group, place) => (
            <NeedRow
              key={`${group.need} ${group.clients[0].id}`}
              group={group}
              isFirst={place === 0}
              hasPlan={hasPlan}
            />
          ))}
        </ul>
      )}
      {todayCount > today.length && (
        <p className="text-muted">
          These are the {today.length} most urgent. The others will show here once these are done.
        </p>
      )}
    </section>
  );
}

function headingText(count: number): string {
  if (count === 0) return "Nobody needs you right now";
  return count === 1 ? "1 client needs you" : `${String(count)} clients need you`;
}
