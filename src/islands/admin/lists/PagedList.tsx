import { useFocusOnNext } from "#src/islands/kit/browser/use-focus-on-next.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { AdminsOnly } from "#src/islands/admin/AdminsOnly.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import type { ReactNode } from "react";
import type { ListPage } from "./use-pages.ts";

/** For what can have the focus in a row; null in rows that needn't. */
export type FirstRef = ((element: HTMLElement | null) => void) | null;

interface PagedQuery<Item> {
  readonly data: { readonly pages: readonly ListPage<Item>[] } | undefined;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface PagedListProps<Item> {
  query: PagedQuery<Item>;
  /** What it is a list of: "People". */
  label: string;
  /** What it says where there is nothing. */
  none: string;
  /** A row; `first` goes to something in it that can have the focus. */
  children: (item: Item, first: FirstRef) => ReactNode;
}

/** A list a page at a time, with what it says while it loads, fails or has nothing. */
export function PagedList<Item>({ query, label, none, children }: PagedListProps<Item>) {
  const { data, error, isPlaceholderData } = query;
  const what = label.toLowerCase();
  const shown = (data?.pages ?? []).reduce((sum, page) => sum + page.items.length, 0);
  if (errorStatus(error) === 403) return <AdminsOnly />;
  if (data === undefined && error === null) return <Skeleton label={`Loading ${what}`} lines={5} />;
  return (
    <>
      {/* Where there are rows it's only heard: a line that comes and goes would move them. */}
      <p role="status" className={shown === 0 && data ? "text-muted" : "sr-only"}>
        {isPlaceholderData
          ? "Searching…"
          : data && (shown === 0 ? none : countText(shown, query.hasNextPage))}
      </p>
      {data && <Rows pages={data.pages} query={query} label={label} row={children} />}
      {error !== null && (
        <LoadFailed
          what={query.isFetchNextPageError ? "The rest" : label}
          error={error}
          isRetrying={query.isFetching}
          onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
        />
      )}
    </>
  );
}

function countText(shown: number, hasMore: boolean): string {
  if (hasMore) return `The first ${String(shown)} are shown.`;
  return shown === 1 ? "One found." : `${String(shown)} found.`;
}

interface RowsProps<Item> {
  pages: readonly ListPage<Item>[];
  query: PagedQuery<Item>;
  label: string;
  row: PagedListProps<Item>["children"];
}

/** With the next page the focus goes on to the first of it. */
function Rows<Item>({ pages, query, label, row }: RowsProps<Item>) {
  const items = pages.flatMap((page) => page.items);
  const { noteFirst, place, note } = useFocusOnNext(items.length);
  if (items.length === 0) return null;
  return (
    <>
      <ul
        className="border-b border-hair aria-busy:opacity-60"
        aria-label={label}
        aria-busy={query.isPlaceholderData}
      >
        {items.map((item, n) => row(item, n === place ? noteFirst : null))}
      </ul>
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
            Show more
          </Button>
        </p>
      )}
    </>
  );
}
