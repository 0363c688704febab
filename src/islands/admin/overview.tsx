import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import type { Health, AdminOverview } from "#src/shared/admin/admin.output.ts";
import { type AdminPageProps, AdminsOnly, Total, useAdminSession } from "./page.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { WeeksSection } from "./weeks.tsx";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";

/** How the server and its parts are. */
function HealthSection({ initial }: { initial: Health | null }) {
  const query = trpc.admin.health.useQuery(undefined, fromPage(initial));
  return (
    <section className="grid gap-4" aria-labelledby="health">
      <h2 id="health">Health</h2>
      {query.data && <Parts health={query.data} />}
      {(!query.data || query.error !== null) && (
        <NotLoaded query={query} what="The server’s health" loading="Loading the server’s health" lines={5} />
      )}
    </section>
  );
}

function stateText({ configured, reachable }: Health["parts"][number]): string {
  if (!configured) return "Not set up";
  if (reachable === null) return "Set up";
  return reachable ? "Works" : "Out of reach";
}

function Parts({ health }: { health: Health }) {
  const { version, startedAt, migrations, newestMigration, parts } = health;
  return (
    <>
      <ul className="max-w-measure border-b border-hair" aria-label="Parts of the server">
        {parts.map((part) => (
          <li
            key={part.name}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] gap-x-4 border-t border-hair py-2"
          >
            <p className="text-muted">{part.name}</p>
            <div className="min-w-0">
              <p>
                {stateText(part)}
                {part.since !== null && (
                  <>
                    {" since "}
                    <LocalDate iso={part.since} withTime />
                  </>
                )}
              </p>
              <p className="text-sm text-muted">
                {part.detail}
                {part.lastAnswer !== null && (
                  <>
                    {" "}
                    It last answered on <LocalDate iso={part.lastAnswer} withTime />.
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="measure text-muted wrap-anywhere">
        Version {version}, running since <LocalDate iso={startedAt} withTime />. The database has had{" "}
        {migrations} migrations; the newest is {newestMigration}.{" "}
        <a className="link-line" href={paths.debug()}>
          See which settings are set
        </a>
      </p>
    </>
  );
}

/** In numbers today. */
function Totals({ overview }: { overview: AdminOverview }) {
  return (
    <section className="grid gap-6" aria-labelledby="today">
      <h2 id="today">In numbers today</h2>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Total name={<a href={adminPaths.people()}>People</a>} value={overview.users} />
        <Total name={<a href={adminPaths.rounds()}>Rounds</a>} value={overview.surveys} />
        <Total name="Times a window was opened" value={overview.snapshots} />
      </dl>
      <p className="measure text-muted">
        We don’t count answers here. On a small server, that number would show when someone answered.
      </p>
    </section>
  );
}

export interface AdminProps extends AdminPageProps<AdminOverview> {
  health?: Health | null;
}

/** The overview, for administrators only. */
export function Admin(props: AdminProps) {
  const { initial, health = null } = props;
  const enabled = useAdminSession(props);
  const query = trpc.admin.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (errorStatus(query.error) === 403) return <AdminsOnly />;
  if (query.data)
    return (
      <div className="grid gap-10">
        <Totals overview={query.data} />
        <WeeksSection weeks={query.data.weeks} />
        <HealthSection initial={health} />
      </div>
    );
  return <NotLoaded query={query} what="The totals" loading="Loading the totals" />;
}
