import type { DashboardTotals } from "#src/shared/survey/dashboard.ts";

interface StatsRowProps {
  stats: DashboardTotals;
  opened: number;
}

/** What it all comes to, on one quiet line. */
export function StatsRow({ stats, opened }: StatsRowProps) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
      <Figure name="Self-assessments" value={stats.totalSelfAssessments} />
      <Figure name="Peer responses" value={stats.totalPeerResponses} />
      <Figure name="Windows opened" value={opened} />
      <Figure name="Client assessments" value={stats.totalClientAssessments} />
      <Figure name="Client peer responses" value={stats.totalClientPeerResponses} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}:</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
