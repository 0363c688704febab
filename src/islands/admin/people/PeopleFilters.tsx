import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import type { PeopleSort, PeopleState } from "#src/shared/admin/people.ts";

/** Whom someone looks for. */
export interface PeopleFilter {
  readonly q: string;
  readonly state: PeopleState;
  readonly sort: PeopleSort;
}

export const noFilter: PeopleFilter = { q: "", state: "all", sort: "newest" };

const states = [
  ["all", "All people"],
  ["unverified", "Address not confirmed"],
  ["administrators", "Administrators"],
] as const satisfies readonly (readonly [PeopleState, string])[];

const sorts = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const satisfies readonly (readonly [PeopleSort, string])[];

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (filter: PeopleFilter) => void;
}

/** Search, state and order. */
export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  return (
    <ListFilters
      of="People"
      searchLabel="Search by name, email or username"
      q={filter.q}
      onSearch={(q) => onChange({ ...filter, q })}
      action={adminPaths.people()}
    >
      <Choice
        label="Show"
        name="state"
        value={filter.state}
        options={states}
        onPick={(state) => onChange({ ...filter, state })}
      />
      <Choice
        label="Order"
        name="sort"
        value={filter.sort}
        options={sorts}
        onPick={(sort) => onChange({ ...filter, sort })}
      />
    </ListFilters>
  );
}
