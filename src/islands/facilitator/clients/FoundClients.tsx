import { useFocusOnNext } from "#src/islands/kit/browser/use-focus-on-next.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { ClientPage, ClientInProgramme } from "#src/shared/programme/today.output.ts";
import { foundText } from "./found-text.ts";
import { paths } from "#src/shared/site/paths.ts";
import { memo, type Ref } from "react";
import { ClientStep } from "./ClientStep.tsx";
import { ClientName, Standing } from "./ClientFacts.tsx";

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
      <ClientName client={client} />
      <p className="min-w-0">
        <a
          ref={linkRef}
          className="link-line text-sm text-muted wrap-anywhere"
          href={paths.facilitatorOverview(faId)}
        >
          {programme}
        </a>
      </p>
      <Standing client={client} />
      <div className="col-span-2 grid empty:hidden md:col-span-1">
        <ClientStep faId={faId} client={client} opens={null} hasPlan={hasPlan} />
      </div>
    </li>
  );
});

interface FoundClientsProps {
  pages: readonly ClientPage[];
  /** How many clients there are, found or not. */
  total: number;
  hasPlan: boolean;
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isPlaceholderData: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The clients that fit, and how many that are. With the next page the focus goes on to the first of it. */
export function FoundClients({ pages, total, hasPlan, query }: FoundClientsProps) {
  const found = pages.at(-1)?.total ?? 0;
  const clients = pages.flatMap(({ items }) => items);
  const rest = found - clients.length;
  const { noteFirst, place, note } = useFocusOnNext(clients.length);
  return (
    <>
      <p role="status" className="text-muted">
        {query.isPlaceholderData ? "Searching…" : foundText(found, total)}
      </p>
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
      {query.hasNextPage && !query.isPlaceholderData && (
        <p>
          <Button
            busy={query.isFetchingNextPage}
            busyLabel="Loading more…"
            onClick={() => {
              note();
              query.fetchNextPage();
            }}
          >
            Show {Math.min(rest, programmeLimits.clientsAtOnce)} more
          </Button>
        </p>
      )}
    </>
  );
}
