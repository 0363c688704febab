import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { DownloadCsv } from "#src/islands/admin/lists/DownloadCsv.tsx";
import { PagedList } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { useInitial } from "#src/islands/admin/lists/use-initial.ts";
import { useSearch } from "#src/islands/admin/lists/use-search.ts";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import type { PeopleQuery } from "#src/shared/admin/people.input.ts";
import type { People } from "#src/shared/admin/people.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { useState } from "react";
import { noFilter, PeopleFilters, type PeopleFilter } from "./PeopleFilters.tsx";
import { PersonRow } from "./PersonRow.tsx";

export interface PeopleProps extends AdminPageProps<People> {
  /** What the address asks for. */
  asked?: PeopleQuery;
}

const queryOf = ({ state, sort }: PeopleFilter, q: string | undefined) => ({
  q,
  state: state === noFilter.state ? undefined : state,
  sort: sort === noFilter.sort ? undefined : sort,
});

/** Everyone with an account: searched, filtered, in order, a page at a time. */
export function PeopleSection(props: PeopleProps) {
  const { initial, refused = false, asked = {} } = props;
  const enabled = useAdminSession(props);
  const [filter, setFilter] = useState<PeopleFilter>({
    q: asked.q ?? noFilter.q,
    state: asked.state ?? noFilter.state,
    sort: asked.sort ?? noFilter.sort,
  });
  const wanted = queryOf(filter, useSearch(filter.q));
  const query = trpc.admin.people.useInfiniteQuery(wanted, {
    ...pageByPage,
    ...firstPage(useInitial(wanted, initial)),
    enabled,
  });
  if (refused) return <AdminsOnly />;
  return (
    <div className="grid gap-4">
      <PeopleFilters filter={filter} onChange={setFilter} />
      <PagedList query={query} label="People" none="Nobody fits. Try fewer letters, or all people.">
        {(person, first) => <PersonRow key={person.id} person={person} first={first} />}
      </PagedList>
      <DownloadCsv
        href={adminPaths.peopleExport(wanted)}
        fetchFile={() => api.admin.exportPeople.query(wanted)}
        of="these people"
      />
    </div>
  );
}
