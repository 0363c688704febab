import {
  NextPageButton,
  firstPage,
  pageByPage,
  useFocusOnNext,
  useTyped,
} from "#src/islands/kit/lists/paged-list.tsx";
import { ListFilters } from "#src/islands/kit/lists/long-list.tsx";
import {
  programmeLimits,
  type StageGroup,
  stageGroups,
  stageGroupTexts,
} from "#src/shared/programme/programme.ts";
import type { ClientPage, ClientInProgramme } from "#src/shared/programme/programme.output.ts";
import { ClientName, ClientStep, ClientStage, foundText } from "#src/islands/kit/clients/client.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { memo, type Ref, useState } from "react";
import { Choice } from "#src/islands/kit/ui/Field.tsx";
import type { ClientListQuery } from "#src/shared/programme/programme.input.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { trpc } from "#src/islands/kit/api/trpc.ts";

interface ClientRowProps {
  client: ClientInProgramme;
  hasPlan: boolean;
  linkRef: Ref<HTMLAnchorElement>;
}

/** A client in the list of all; unchanged rows aren't drawn again while someone types. */
const ClientRow = memo(function ClientRow({ client, hasPlan, linkRef }: ClientRowProps) {
  const { faId, programme } = client;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-t border-hair py-3 max-md:[&>:first-child]:col-span-2 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_15rem] md:items-center">
      <ClientName faId={faId} client={client} linkRef={linkRef} />
      <p className="min-w-0">
        <a className="link-line text-sm text-muted wrap-anywhere" href={paths.facilitatorOverview(faId)}>
          <bdi>{programme}</bdi>
        </a>
      </p>
      <ClientStage client={client} />
      <div className="col-span-2 grid empty:hidden md:col-span-1">
        <ClientStep faId={faId} client={client} opens={client.opens} hasPlan={hasPlan} />
      </div>
    </li>
  );
});

type ClientSort = NonNullable<ClientListQuery["sort"]>;

const sorts = [
  ["name", "Name"],
  ["stage", "Stage"],
  ["answers", "Number of answers"],
  ["invited", "Date invited"],
] as const satisfies readonly (readonly [ClientSort, string])[];

const groups = [
  ["", "All clients"],
  ...stageGroups.map((group) => [group, stageGroupTexts[group]] as const),
] as const;

interface ClientsSectionProps {
  /** The first of them by name, where the page brought them along. */
  initial: ClientPage | null;
  /** How many there are in all programmes, found or not. */
  total: number;
  hasPlan: boolean;
}

/** All clients in all programmes: searched, filtered, ordered, a page at a time. The first row of the next gets the focus. */
export function ClientsSection({ initial, total, hasPlan }: ClientsSectionProps) {
  const [typed, setTyped] = useState("");
  const [group, setGroup] = useState<StageGroup | "">("");
  const [sort, setSort] = useState<ClientSort>("name");
  const q = useTyped(typed);
  const wanted = {
    q: q === "" ? undefined : q,
    group: group === "" ? undefined : group,
    sort: sort === "name" ? undefined : sort,
  };
  const isUnfiltered = Object.values(wanted).every((value) => value === undefined);
  const query = trpc.programme.clients.useInfiniteQuery(wanted, {
    ...pageByPage,
    ...firstPage(isUnfiltered ? initial : null),
  });
  const found = query.data?.pages.at(-1)?.total ?? 0;
  const clients = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { noteFirst, place, note } = useFocusOnNext(clients.length);
  return (
    <section className="grid gap-4" aria-labelledby="clients">
      <h2 id="clients">All clients</h2>
      <ListFilters of="Clients" searchLabel="Search by name or email" q={typed} onSearch={setTyped}>
        <Choice label="Show" value={group} options={groups} onPick={setGroup} />
        <Choice label="Order" value={sort} options={sorts} onPick={setSort} />
      </ListFilters>
      {query.data && (
        <p role="status" className="text-muted">
          {query.isPlaceholderData ? "Searching…" : foundText(found, total)}
        </p>
      )}
      {clients.length > 0 && (
        <ul className="border-b border-hair" aria-label="Clients" aria-busy={query.isPlaceholderData}>
          {clients.map((client, n) => (
            <ClientRow
              key={client.id}
              client={client}
              hasPlan={hasPlan}
              linkRef={n === place ? noteFirst : null}
            />
          ))}
        </ul>
      )}
      <NextPageButton query={query} onLoad={note}>
        Show {Math.min(found - clients.length, programmeLimits.clientsAtOnce)} more
      </NextPageButton>
      {(!query.data || query.error !== null) && (
        <NotLoaded query={query} what="Your clients" loading="Loading your clients" lines={5} />
      )}
    </section>
  );
}
