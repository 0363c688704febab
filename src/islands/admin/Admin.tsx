import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { here } from "#src/islands/kit/session/session.ts";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { AdminOverview } from "#src/shared/account/admin.ts";
import { paths } from "#src/shared/site/paths.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { AdminsOnly } from "./AdminsOnly.tsx";
import { Totals } from "./Totals.tsx";

export interface AdminProps {
  /** null where the page did not know who is signed in. */
  initial: AdminOverview | null;
  /** The page knows who is signed in, and that they are no administrator. */
  refused?: boolean;
}

const overviewQuery = queryOptions({
  queryKey: ["admin", "overview"],
  queryFn: (): Promise<AdminOverview> => api.admin.overview.query(),
});

/** What administrators see; others are told so. */
export function Admin({ initial, refused = false }: AdminProps) {
  const enabled = useSession(initial !== null || refused, goToAdminLogin) && !refused;
  const query = useQuery({ ...overviewQuery, enabled, initialData: () => initial ?? undefined });
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

/** Administrators have a sign-in of their own. */
const goToAdminLogin = () => location.replace(paths.adminLogin(here()));
