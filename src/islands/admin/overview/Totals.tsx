import type { AdminOverview } from "#src/shared/admin/overview.output.ts";

/** In numbers today. */
export function Totals({ overview }: { overview: AdminOverview }) {
  return (
    <section className="grid gap-6" aria-labelledby="today">
      <h2 id="today">In numbers today</h2>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Total name="People" value={overview.users} />
        <Total name="Rounds" value={overview.surveys} />
        <Total name="Windows opened" value={overview.snapshots} />
      </dl>
      <p className="measure text-muted">
        We don’t count answers here. On a small server, that number would show when someone answered.
      </p>
    </section>
  );
}

function Total({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  );
}
