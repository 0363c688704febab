import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { ClientPage } from "#src/shared/programme/today.output.ts";
import { useState } from "react";
import { ClientFilters, noFilter } from "./ClientFilters.tsx";
import { FoundClients } from "./FoundClients.tsx";
import { useClientPages } from "./use-client-pages.ts";
import { useSettled } from "#src/islands/kit/browser/use-settled.ts";

interface ClientsSectionProps {
  /** The first of them by name, where the page brought them along. */
  initial: ClientPage | null;
  /** How many there are in all programmes. */
  total: number;
  hasPlan: boolean;
}

const quietMs = 300;

/** All clients in all programmes: searched, filtered, ordered, a page at a time. */
export function ClientsSection({ initial, total, hasPlan }: ClientsSectionProps) {
  const [filter, setFilter] = useState(noFilter);
  const q = useSettled(filter.q.trim(), quietMs);
  const query = useClientPages(
    {
      q: q === "" ? undefined : q,
      stage: filter.stage ?? undefined,
      sort: filter.sort === noFilter.sort ? undefined : filter.sort,
    },
    initial,
  );
  return (
    <section className="grid gap-4" aria-labelledby="clients">
      <h2 id="clients">All clients</h2>
      <ClientFilters filter={filter} onChange={setFilter} />
      {query.data && <FoundClients {...{ query, total, hasPlan }} pages={query.data.pages} />}
      {!query.data && query.error === null && <Skeleton label="Loading your clients" lines={5} />}
      {query.error !== null && (
        <LoadFailed
          what="Your clients"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}
