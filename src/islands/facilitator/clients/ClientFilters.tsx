import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import { stageTexts, type Stage } from "#src/shared/programme/stage.ts";
import type { ClientListQuery } from "#src/shared/programme/client-list.input.ts";
import { stagesInOrder } from "#src/islands/facilitator/stages.tsx";

export type ClientSort = NonNullable<ClientListQuery["sort"]>;

/** What someone looks for among clients. */
export interface ClientFilter {
  readonly q: string;
  readonly stage: Stage | null;
  readonly sort: ClientSort;
}

export const noFilter: ClientFilter = { q: "", stage: null, sort: "name" };

const sortTexts: Readonly<Record<ClientSort, string>> = {
  name: "Name",
  stage: "Stage",
  answers: "Number of answers",
  invited: "Date invited",
};
const sorts = ["name", "stage", "answers", "invited"] as const satisfies readonly ClientSort[];

interface ClientFiltersProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
}

/** Search, stage and order. */
export function ClientFilters({ filter, onChange }: ClientFiltersProps) {
  return (
    <ListFilters
      of="Clients"
      searchLabel="Search by name or email"
      q={filter.q}
      onSearch={(q) => onChange({ ...filter, q })}
    >
      <Choice
        label="Stage"
        value={filter.stage ?? ""}
        options={[["", "All stages"], ...stagesInOrder.map((stage) => [stage, stageTexts[stage]] as const)]}
        onPick={(stage) => onChange({ ...filter, stage: stage === "" ? null : stage })}
      />
      <Choice
        label="Order"
        value={filter.sort}
        options={sorts.map((sort) => [sort, sortTexts[sort]] as const)}
        onPick={(sort) => onChange({ ...filter, sort })}
      />
    </ListFilters>
  );
}
