import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { AdminMails } from "#src/shared/admin/lists.output.ts";

const stateTexts = new Map([
  ["queued", "Waiting"],
  ["failed", "Given up"],
  ["local", "In the local mailbox"],
]);

/** How the queue stood at the last full hour. Nobody sees it as it stands now: that could tell of an answer. */
export function HourlyCounts({ hourly }: Pick<AdminMails, "hourly">) {
  return (
    <section className="grid gap-4" aria-labelledby="queue">
      <h2 id="queue">The queue on the hour</h2>
      {hourly === null ? (
        <p className="text-muted">Not counted yet. We count every hour, on the hour.</p>
      ) : (
        <Counts hourly={hourly} />
      )}
    </section>
  );
}

function Counts({ hourly }: { hourly: NonNullable<AdminMails["hourly"]> }) {
  const { countedAt, counts, longestDueAt } = hourly;
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {counts.map(({ state, count }) => (
          <div key={state} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{stateTexts.get(state) ?? state}</dt>
            <dd className="font-display text-3xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="measure text-muted">
        Counted <LocalDate iso={countedAt} withTime />, over all emails that aren’t sent.{" "}
        {counts.length === 0 && "There were none. "}
        {longestDueAt !== null && (
          <>
            The one that was due longest has waited since <LocalDate iso={longestDueAt} withTime />.
          </>
        )}
      </p>
    </>
  );
}
