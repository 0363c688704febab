import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

interface WorkshopsProps {
  organisation: Organisation;
  /** null where the page did not bring them along. */
  initial: readonly WorkshopSummary[] | null;
}

/** An organisation's workshops, and the way to a new one. */
export function Workshops({ organisation: { id, isActive }, initial }: WorkshopsProps) {
  const query = trpc.workshop.list.useQuery({ id }, fromPage(initial && [...initial]));
  return (
    <section className="grid gap-4" aria-labelledby="team-workshops">
      <h2 id="team-workshops">Workshops</h2>
      <p className="measure">
        Do it live, in one room: people scan a code with their phone and need no account. You choose after how
        many days everything is erased.
      </p>
      {query.data ? (
        <WorkshopList workshops={query.data} />
      ) : (
        <NotLoaded query={query} what="The workshops" loading={<Skeleton label="Loading workshops" />} />
      )}
      {isActive && (
        <p>
          <LinkButton href={workshopPaths.newWorkshop(id)}>Start a workshop</LinkButton>
        </p>
      )}
    </section>
  );
}

function WorkshopList({ workshops }: { workshops: readonly WorkshopSummary[] }) {
  if (workshops.length === 0) return null;
  return (
    <ul className="border-b border-hair">
      {workshops.map(({ id, title, step, guests, startedAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hair py-2 wrap-anywhere"
        >
          <a className="link-line" href={workshopPaths.workshop(id)}>
            {title}
          </a>
          <span className="text-muted">
            {step === "ended" ? "Over" : "Running"}
            {"\u00a0· "}
            {people(guests)}
            {"\u00a0· "}
            <LocalDate iso={startedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
