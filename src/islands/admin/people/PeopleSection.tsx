import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import type { PeopleSort, PeopleState } from "#src/shared/admin/lists.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { AdminPageProps } from "#src/islands/admin/page.tsx";
import {
  DownloadCsv,
  PagedList,
  dateSorts,
  type FirstRef,
  useListOptions,
  useSearch,
} from "#src/islands/admin/lists.tsx";
import type { PeopleQuery } from "#src/shared/admin/admin.input.ts";
import type { People, Person } from "#src/shared/admin/people.output.ts";
import { useState } from "react";
import { PersonName, dayText, planWithEnd, rolesText, roundsText } from "./person.tsx";

const states = [
  ["all", "All people"],
  ["unverified", "Address not confirmed"],
  ["administrators", "Administrators"],
] as const satisfies readonly (readonly [PeopleState, string])[];

function PersonRow({ person, first }: { person: Person; first: FirstRef }) {
  const { since, lastSeen, rounds } = person;
  const roles = rolesText(person);
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-hair py-3 sm:grid-cols-2 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-center">
      <div className="min-w-0 sm:col-span-2 md:col-span-1">
        <PersonName person={person} first={first} />
      </div>
      <div className="min-w-0 text-sm">
        <p>
          {planWithEnd(person)} · {roundsText(rounds)}
        </p>
        {roles !== "" && <p className="text-muted">{roles}</p>}
      </div>
      <div className="min-w-0 text-sm text-muted">
        <p>Since {dayText(since)}</p>
        <p>{lastSeen === null ? "Not seen lately" : `Last seen ${dayText(lastSeen)}`}</p>
      </div>
    </li>
  );
}

export interface PeopleProps extends AdminPageProps<People> {
  asked?: PeopleQuery;
}

/** Everyone with an account: searched, filtered, in order, a page at a time. */
export function PeopleSection(props: PeopleProps) {
  const { asked = {} } = props;
  const [typed, setTyped] = useState(asked.q ?? "");
  const [state, setState] = useState<PeopleState>(asked.state ?? "all");
  const [sort, setSort] = useState<PeopleSort>(asked.sort ?? "newest");
  const wanted = {
    q: useSearch(typed),
    state: state === "all" ? undefined : state,
    sort: sort === "newest" ? undefined : sort,
  };
  const query = trpc.admin.people.useInfiniteQuery(wanted, useListOptions(wanted, props));
  return (
    <div className="grid gap-4">
      <ListFilters
        of="People"
        searchLabel="Search by name, email or username"
        q={typed}
        onSearch={setTyped}
        action={adminPaths.people()}
      >
        <Choice label="Show" name="state" value={state} options={states} onPick={setState} />
        <Choice label="Order" name="sort" value={sort} options={dateSorts} onPick={setSort} />
      </ListFilters>
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
