import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { AdminOverview } from "#src/shared/admin/overview.output.ts";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { Totals } from "./Totals.tsx";

export type AdminProps = AdminPageProps<AdminOverview>;

/** What administrators see; others are told so. */
export function Admin(props: AdminProps) {
  const { initial, refused = false } = props;
  const enabled = useAdminSession(props);
  const query = trpc.admin.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (refused || errorStatus(query.error) === 403) return <AdminsOnly />;
  if (query.data) return <Totals overview={query.data} />;
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
