import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { TimelineChart } from "#src/islands/results/measures/TimelineChart.tsx";
import { retakesQuery } from "#src/islands/results/shared/client/queries.ts";
import type { Retake } from "#src/shared/preparation/retake.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { useQuery } from "@tanstack/react-query";
import { RetakeRow } from "./RetakeRow.tsx";
import { retakesLimits } from "./retake-text.ts";

interface RetakesSectionProps {
  client: Client;
  /** null where the page came without. */
  initial: readonly Retake[] | null;
}

/** The results of one person in several programmes. Most have one, so nothing stands here until there is more to show. */
export function RetakesSection({ client, initial }: RetakesSectionProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...retakesQuery(client.id),
    initialData: () => initial ?? undefined,
  });
  if (data !== undefined) return <Retakes client={client} retakes={data} />;
  // A client who isn't there any more: the page says so by itself.
  if (error === null || errorStatus(error) === 404) return null;
  return (
    <LoadFailed
      what="What they share in other programmes"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** More would not fit on a phone; the list has them all. */
const mostDrawn = 3;

function Retakes({ client: { id, name }, retakes }: { client: Client; retakes: readonly Retake[] }) {
  if (retakes.length < 2 || !retakes.some(({ clientId }) => clientId === id)) return null;
  const points = retakes.slice(-mostDrawn).map((retake) => ({
    ...retake,
    key: retake.clientId,
    label: monthOf(retake),
  }));
  return (
    <section aria-labelledby="retakes-title" className="grid content-start gap-4">
      <h2 id="retakes-title">Before and now</h2>
      <p className="measure">
        {name} shares results from {retakes.length} of your programmes with you.
      </p>
      <TimelineChart points={points} />
      <ol className="retakes">
        {retakes.map((retake, place) => (
          <RetakeRow
            key={retake.clientId}
            retake={retake}
            before={retakes[place - 1]}
            isThisPage={retake.clientId === id}
          />
        ))}
      </ol>
      <p className="measure text-sm text-muted">{retakesLimits(name)}</p>
    </section>
  );
}

/** The list has the exact day. */
const monthOf = ({ createdAt }: Retake): string =>
  new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(createdAt),
  );
