import { useFocusOnNext } from "#src/islands/kit/browser/use-focus-on-next.ts";
import { programmeLimits } from "#src/shared/programme/programme-limits.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import type { ClientPage } from "#src/shared/programme/today.output.ts";
import { ClientRow } from "./ClientRow.tsx";
import { foundText } from "./found-text.ts";

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
