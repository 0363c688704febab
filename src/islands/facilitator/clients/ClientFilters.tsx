import { Field, FieldFrame } from "#src/islands/kit/ui/Field.tsx";
import { stageTexts, type Stage } from "#src/shared/programme/stage.ts";
import type { ClientListQuery } from "#src/shared/programme/client-list.input.ts";
import { stagesInOrder } from "#src/islands/facilitator/stages/segments.ts";

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

/** Search, stage and order. All of it works as it is typed or picked; Enter sends nothing. */
export function ClientFilters({ filter, onChange }: ClientFiltersProps) {
  return (
    <form
      role="search"
      aria-label="Clients"
      className="grid gap-4 sm:grid-cols-2 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="sm:col-span-2 md:col-span-1">
        <Field
          label="Search by name or email"
          type="search"
          autoComplete="off"
          maxLength={120}
          value={filter.q}
          onChange={({ target }) => onChange({ ...filter, q: target.value })}
        />
      </div>
      <Choice
        label="Stage"
        value={filter.stage ?? ""}
        options={[["", "All stages"], ...stagesInOrder.map((stage) => [stage, stageTexts[stage]] as const)]}
        onPick={(picked) =>
          onChange({ ...filter, stage: stagesInOrder.find((stage) => stage === picked) ?? null })
        }
      />
      <Choice
        label="Order"
        value={filter.sort}
        options={sorts.map((sort) => [sort, sortTexts[sort]] as const)}
        onPick={(picked) => onChange({ ...filter, sort: sorts.find((sort) => sort === picked) ?? "name" })}
      />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onPick: (value: string) => void;
}

function Choice({ label, value, options, onPick }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} className="input" value={value} onChange={({ target }) => onPick(target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
