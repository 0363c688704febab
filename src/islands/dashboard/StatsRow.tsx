import type { DashboardTotals } from "#src/shared/survey/dashboard.ts";

interface StatsRowProps {
  stats: DashboardTotals;
  opened: number;
}

/** What it all comes to; about clients only where there are any. */
export function StatsRow({ stats, opened }: StatsRowProps) {
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] justify-start gap-x-3 gap-y-4 max-[19rem]:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-12">
      <Figure name="Self-assessments" value={stats.totalSelfAssessments} />
      <Figure name="Peer responses" value={stats.totalPeerResponses} />
      <Figure name="Windows opened" value={opened} />
      {stats.totalClientAssessments > 0 && (
        <>
          <Figure name="Client assessments" value={stats.totalClientAssessments} />
          <Figure name="Client peer responses" value={stats.totalClientPeerResponses} />
        </>
      )}
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="wrap-break-word text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl tabular-nums">{value}</dd>
    </div>
  );
}
