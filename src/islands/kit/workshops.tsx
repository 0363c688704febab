import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LinkList } from "#src/islands/kit/lists/link-list.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import type { WorkshopSummary } from "#src/shared/workshop/workshop.output.ts";

interface WorkshopsSectionProps {
  /** A team's; all that one may lead by default. */
  organisationId?: string;
  canStart: boolean;
  /** Null if the page came without them. */
  initial: readonly WorkshopSummary[] | null;
}

/** Workshops that someone may lead, present and past, and the way to a new one. */
export function WorkshopsSection({ organisationId, canStart, initial }: WorkshopsSectionProps) {
  const query = trpc.workshop.list.useQuery({ organisationId }, fromPage(initial && [...initial]));
  return (
    <section className="grid gap-4" aria-labelledby="workshops">
      <h2 id="workshops">Workshops</h2>
      <p className="measure">
        For 6 to 60 people in one room. They scan a code with their phone and need no account.
      </p>
      {query.data ? (
        <WorkshopList workshops={query.data} />
      ) : (
        <NotLoaded query={query} what="The workshops" loading="Loading workshops" />
      )}
      {canStart && (
        <p>
          <LinkButton href={workshopPaths.newWorkshop(organisationId)}>Start a workshop</LinkButton>
        </p>
      )}
    </section>
  );
}

export function WorkshopList({ workshops }: { workshops: readonly WorkshopSummary[] }) {
  if (workshops.length === 0) return null;
  return (
    <LinkList
      items={workshops.map((workshop) => ({
        id: workshop.id,
        href: workshopPaths.workshop(workshop.id),
        title: workshop.title,
        state: (
          <>
            {stateOf(workshop)}
            {"\u00a0· "}
            <LocalDate iso={workshop.startedAt} />
          </>
        ),
      }))}
    />
  );
}

function stateOf({ step, guests, isErased, hasPicture }: WorkshopSummary): string {
  if (isErased) return "Only the picture is left";
  return `${step === "ended" ? "Over" : "Running"} · ${people(guests)}${hasPicture ? " · picture" : ""}`;
}
