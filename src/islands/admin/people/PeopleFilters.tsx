import { Field } from "#src/islands/kit/ui/Field.tsx";
import { Choice } from "#src/islands/admin/lists/Choice.tsx";
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

/** Search, state and order. All of it works as it is typed or picked; Enter sends nothing. */
export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  return (
    <form
      role="search"
      aria-label="People"
      className="grid gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sm:col-span-2 md:col-span-1">
        <Field
          label="Search by name, email or username"
          type="search"
          autoComplete="off"
          maxLength={120}
          value={filter.q}
          onChange={({ target }) => onChange({ ...filter, q: target.value })}
        />
      </div>
      <Choice
        label="Show"
        value={filter.state}
        options={states}
        onPick={(state) => onChange({ ...filter, state })}
      />
      <Choice
        label="Order"
        value={filter.sort}
        options={sorts}
        onPick={(sort) => onChange({ ...filter, sort })}
      />
    </form>
  );
}
