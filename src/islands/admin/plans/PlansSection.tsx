import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { PagedList, type FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { dayText, planText } from "#src/islands/admin/people/person-text.ts";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { useSearch } from "#src/islands/admin/lists/use-search.ts";
import { Choice } from "#src/islands/kit/ui/Choice.tsx";
import { ListFilters } from "#src/islands/kit/ui/ListFilters.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { AdminPlan, AdminPlans } from "#src/shared/admin/lists.output.ts";
import type { PlanGroup } from "#src/shared/admin/list-states.ts";
import { useState } from "react";
import { PersonName } from "#src/islands/admin/people/PersonName.tsx";

export type PlansProps = AdminPageProps<AdminPlans>;

const groups = [
  ["all", "All plans"],
  ["paid", "Paid for"],
  ["given", "Given"],
  ["trial", "On trial"],
  ["ended", "Ended"],
] as const satisfies readonly (readonly [PlanGroup, string])[];

const orders: Readonly<Record<PlanGroup, string>> = {
  all: "What changed last comes first.",
  paid: "What changed last comes first.",
  given: "What ends next comes first.",
  trial: "What ends next comes first.",
  ended: "What ended last comes first.",
};

/** Who has, tries or had the plan: searched, or one group of them. */
export function PlansSection(props: PlansProps) {
  const { initial, refused = false } = props;
  const enabled = useAdminSession(props);
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<PlanGroup>("all");
  const q = useSearch(typed);
  const isUnfiltered = q === undefined && state === "all";
  const query = trpc.admin.plans.useInfiniteQuery(
    { q, state: state === "all" ? undefined : state },
    { ...pageByPage, ...firstPage(isUnfiltered ? initial : null), enabled },
  );
  if (refused) return <AdminsOnly />;
  return (
    <div className="grid gap-4">
      <p className="measure text-muted">
        {q === undefined ? orders[state] : "The newest people come first."} To give a plan or take it away,
        open the person.
      </p>
      <ListFilters of="Plans" searchLabel="Search by name, email or username" q={typed} onSearch={setTyped}>
        <Choice label="Show" value={state} options={groups} onPick={setState} />
      </ListFilters>
      <PagedList
        query={query}
        label="Plans"
        none={
          isUnfiltered
            ? "Nobody has tried, bought or been given the plan yet."
            : "Nobody fits. Try fewer letters, or all plans."
        }
      >
        {(plan, first) => <PlanRow key={plan.person.id} plan={plan} first={first} />}
      </PagedList>
    </div>
  );
}

const dates = ({ since, until, renews }: AdminPlan): string =>
  [
    since !== null && `since ${dayText(since)}`,
    until !== null && `until ${dayText(until)}`,
    renews !== null && `renews ${dayText(renews)}`,
  ]
    .filter(Boolean)
    .join(", ");

function PlanRow({ plan, first }: { plan: AdminPlan; first: FirstRef }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-hair py-3 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1.4fr)] md:items-center">
      <div className="min-w-0">
        <PersonName person={plan.person} first={first} />
      </div>
      <p>{planText(plan.plan)}</p>
      <p className="text-sm text-muted first-letter:uppercase">{dates(plan)}</p>
    </li>
  );
}
