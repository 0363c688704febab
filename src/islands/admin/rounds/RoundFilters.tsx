import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import type { RoundSort, RoundState } from "#src/shared/admin/list-states.ts";

/** Which rounds someone looks for. */
export interface RoundFilter {
  readonly link: string;
  readonly state: RoundState;
  readonly sort: RoundSort;
}

export const noFilter: RoundFilter = { link: "", state: "all", sort: "newest" };

const states = [
  ["all", "All rounds"],
  ["open", "Open"],
  ["closed", "Closed"],
  ["unlinked", "Without a link"],
] as const satisfies readonly (readonly [RoundState, string])[];

const sorts = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const satisfies readonly (readonly [RoundSort, string])[];

interface RoundFiltersProps {
  filter: RoundFilter;
  /** The id of the one owner whose rounds they are. */
  person: string | undefined;
  onChange: (filter: RoundFilter) => void;
}

/** A link, or state and order. */
export function RoundFilters({ filter, person, onChange }: RoundFiltersProps) {
  return (
    <ListFilters
      of="Rounds"
      searchLabel="Find a round by its link"
      maxLength={300}
      q={filter.link}
      onSearch={(link) => onChange({ ...filter, link })}
      action={adminPaths.rounds()}
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
      {person !== undefined && <input type="hidden" name="person" value={person} />}
    </ListFilters>
  );
}
