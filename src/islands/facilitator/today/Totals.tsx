import type { Today } from "#src/shared/programme/today.output.ts";

/** What it all comes to. */
export function Totals({ today }: { today: Today }) {
  return (
    <section className="grid gap-4" aria-labelledby="totals">
      <h2 id="totals">In numbers</h2>
      <dl className="flex flex-wrap gap-x-10 gap-y-4 sm:gap-x-12">
        <Figure name="Programmes" value={today.programmeCount} />
        <Figure name="Clients" value={today.clientCount} />
        <Figure name="Client assessments" value={today.totalClientAssessments} />
        <Figure name="Client peer responses" value={today.totalClientPeerResponses} />
      </dl>
    </section>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl tabular-nums">{value.toLocaleString("en-GB")}</dd>
    </div>
  );
}
