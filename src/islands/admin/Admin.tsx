import { useState } from "react";
import { type PeopleProps, PeopleSection } from "#src/islands/admin/people/PeopleSection.tsx";
import { PersonName, alsoGiven, dayText, planText } from "#src/islands/admin/people/person.tsx";
import { PersonPage, type PersonPageProps } from "#src/islands/admin/people/PersonPage.tsx";
import { PostsSection, type PostsSectionProps } from "#src/islands/admin/posts/list.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import { type PlanGroup, type PlanSort, planSortsOf } from "#src/shared/admin/lists.ts";
import type { PlansInput } from "#src/shared/admin/admin.input.ts";
import type { AdminPlan, AdminPlans } from "#src/shared/admin/admin.output.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { type AdminPageProps, adminIsland } from "./page.tsx";
import { type FirstRef, PagedList, useListOptions, useSearch } from "./lists.tsx";
import { type LogProps, LogSection } from "./log.tsx";
import { type MailsProps, MailsSection } from "./mails.tsx";
import { Admin, type AdminProps } from "./overview.tsx";
import { type RoundsProps, RoundsSection } from "./rounds.tsx";

interface PlansProps extends AdminPageProps<AdminPlans> {
  /** What the address asks for. */
  asked?: PlansInput;
}

const groups = [
  ["all", "All plans"],
  ["paid", "Paid for"],
  ["given", "Given"],
  ["trial", "On trial"],
  ["ended", "Ended"],
] as const satisfies readonly (readonly [PlanGroup, string])[];

const orderTexts: Readonly<Record<PlanSort, string>> = {
  changed: "Last changed first",
  soonest: "Ending soonest first",
  latest: "Ending last first",
  newest: "Newest account first",
  oldest: "Oldest account first",
};

/** Groups that have ended have no future end. */
const orderText = (sort: PlanSort, group: PlanGroup): string => {
  if (group === "ended" && sort === "latest") return "Ended most recently first";
  return group === "ended" && sort === "soonest" ? "Ended longest ago first" : orderTexts[sort];
};

/** Who has, tries or had the plan: searched, or one group of them, in the orders that there are. */
export function PlansSection(props: PlansProps) {
  const { asked = {} } = props;
  const [typed, setTyped] = useState(asked.q ?? "");
  const [state, setState] = useState<PlanGroup>(asked.state ?? "all");
  const [picked, setPicked] = useState(asked.sort);
  const q = useSearch(typed);
  const sorts = planSortsOf(state, q !== undefined);
  const sort = sorts.find((one) => one === picked) ?? sorts[0];
  const wanted = {
    q,
    state: state === "all" ? undefined : state,
    sort: sort === sorts[0] ? undefined : sort,
  };
  const query = trpc.admin.plans.useInfiniteQuery(wanted, useListOptions(wanted, props));
  const isUnfiltered = q === undefined && state === "all";
  return (
    <div className="grid gap-4">
      <p className="measure text-muted">To give a plan or take it away, open the person.</p>
      <ListFilters
        of="Plans"
        searchLabel="Search by name, email or username"
        q={typed}
        onSearch={setTyped}
        action={adminPaths.plans()}
      >
        <Choice label="Show" name="state" value={state} options={groups} onPick={setState} />
        <Choice
          label="Order"
          name="sort"
          value={sort}
          options={sorts.map((one) => [one, orderText(one, state)] as const)}
          onPick={setPicked}
        />
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

const dates = ({ plan, since, until, renews, given }: AdminPlan): string =>
  [
    since !== null && `since ${dayText(since)}`,
    until !== null && `until ${dayText(until)}`,
    renews !== null && `${plan === "paidLater" ? "first payment" : "renews"} ${dayText(renews)}`,
    given !== null && plan !== "given" && alsoGiven(given),
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

/** A page for administrators, with what it shows. */
type Page =
  | (AdminProps & { readonly page: "overview" })
  | (PeopleProps & { readonly page: "people" })
  | (PersonPageProps & { readonly page: "person" })
  | (RoundsProps & { readonly page: "rounds" })
  | (MailsProps & { readonly page: "mails" })
  | (PlansProps & { readonly page: "plans" })
  | (LogProps & { readonly page: "log" })
  | (PostsSectionProps & { readonly page: "blog" });

/** One island for all admin pages, so that it's cached on the way from one to another. */
function Section(props: Page) {
  switch (props.page) {
    case "overview":
      return <Admin {...props} />;
    case "people":
      return <PeopleSection {...props} />;
    case "person":
      return <PersonPage {...props} />;
    case "rounds":
      return <RoundsSection {...props} />;
    case "mails":
      return <MailsSection {...props} />;
    case "plans":
      return <PlansSection {...props} />;
    case "log":
      return <LogSection {...props} />;
    case "blog":
      return <PostsSection {...props} />;
  }
}

export const AdminIsland = adminIsland(Section);
