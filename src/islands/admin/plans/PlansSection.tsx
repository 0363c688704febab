import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { PagedList, type FirstRef } from "#src/islands/admin/lists/PagedList.tsx";
import { firstPage, pageByPage } from "#src/islands/admin/lists/use-pages.ts";
import { dayText, planText } from "#src/islands/admin/people/person-text.ts";
import { useAdminSession, type AdminPageProps } from "#src/islands/admin/use-admin-session.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import type { AdminPlan, AdminPlans } from "#src/shared/admin/lists.output.ts";
import { PersonName } from "#src/islands/admin/people/PersonName.tsx";

export type PlansProps = AdminPageProps<AdminPlans>;

/** Who has, tries or had the plan, by what changed last. */
export function PlansSection(props: PlansProps) {
  const { initial, refused = false } = props;
  const enabled = useAdminSession(props);
  const query = trpc.admin.plans.useInfiniteQuery({}, { ...pageByPage, ...firstPage(initial), enabled });
  if (refused) return <AdminsOnly />;
  return (
    <div className="grid gap-4">
      <p className="measure text-muted">
        What changed last comes first. To give a plan or take it away, open the person.
      </p>
      <PagedList query={query} label="Plans" none="Nobody has tried, bought or been given the plan yet.">
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
