import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { Health } from "#src/shared/admin/lists.output.ts";
import type { AdminOverview } from "#src/shared/admin/overview.output.ts";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { HealthSection } from "./HealthSection.tsx";

/** In numbers today. */
function Totals({ overview }: { overview: AdminOverview }) {
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

export interface AdminProps extends AdminPageProps<AdminOverview> {
  health?: Health | null;
}

/** What administrators see; others are told so. */
export function Admin(props: AdminProps) {
  const { initial, refused = false, health = null } = props;
  const enabled = useAdminSession(props);
  const query = trpc.admin.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (refused || errorStatus(query.error) === 403) return <AdminsOnly />;
  if (query.data)
    return (
      <div className="grid gap-10">
        <Totals overview={query.data} />
        <HealthSection initial={health} />
      </div>
    );
  if (query.error === null) return <Skeleton label="Loading the totals" />;
  return (
    <LoadFailed
      what="The totals"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
