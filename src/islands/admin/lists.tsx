import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import {
  firstPage,
  NextPageButton,
  pageByPage,
  useFocusOnNext,
  useTyped,
} from "#src/islands/kit/lists/paged-list.tsx";
import { FileLink } from "#src/islands/kit/FileLink.tsx";
import { LoadFailed, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { type AdminPageProps, AdminsOnly, useAdminSession } from "./page.tsx";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { peopleLimits } from "#src/shared/admin/lists.ts";
import { withQuery } from "#src/shared/site/admin-paths.ts";

interface DownloadCsvProps extends Pick<ComponentProps<typeof FileLink>, "href" | "fetchFile"> {
  /** What is in the file: "these people". */
  of: string;
}

/** A list as a table to keep. */
export const DownloadCsv = ({ of, ...file }: DownloadCsvProps) => (
  <FileLink
    {...file}
    className="btn btn-quiet -mx-3 justify-self-start"
    aria-label={`Download CSV of ${of}, 5,000 at most`}
  >
    Download CSV
  </FileLink>
);

/** The orders of a list that has dates alone. */
export const dateSorts = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
] as const;

/** A page of a list, and where the next one starts. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** For the first focusable part of a row; null in rows that needn't. */
export type FirstRef = ((element: HTMLElement | null) => void) | null;

interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Item>>, unknown>;
  /** What it is a list of: "People". */
  label: string;
  /** The text for an empty list. */
  none: string;
  /** A row; `first` goes to something in it that can have the focus. */
  children: (item: Item, first: FirstRef) => ReactNode;
}

/** A paged list, with its states of loading, failure and emptiness. Focuses the first row of the next page. */
export function PagedList<Item>({ query, label, none, children }: PagedListProps<Item>) {
  const { data, error, isPlaceholderData } = query;
  const what = label.toLowerCase();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = items.length;
  const { noteFirst, place, note } = useFocusOnNext(shown);
  if (errorStatus(error) === 403) return <AdminsOnly />;
  if (data === undefined && error === null) return <Skeleton label={`Loading ${what}`} lines={5} />;
  return (
    <>
      {/* Visually hidden beside rows, because a line that appears would move them. */}
      <p role="status" className={shown === 0 && data ? "text-muted" : "sr-only"}>
        {isPlaceholderData
          ? "Searching…"
          : data && (shown === 0 ? none : countText(shown, query.hasNextPage))}
      </p>
      {shown > 0 && (
        <>
          <ul
            className="border-b border-hair aria-busy:opacity-60"
            aria-label={label}
            aria-busy={isPlaceholderData}
          >
            {items.map((item, n) => children(item, n === place ? noteFirst : null))}
          </ul>
          <NextPageButton query={query} onLoad={note}>
            Show more
          </NextPageButton>
        </>
      )}
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

/** The options of a list's query. The address has the search, for a reload and for Back. */
export function useListOptions<Page>(
  wanted: Readonly<Record<string, string | undefined>>,
  props: AdminPageProps<Page>,
) {
  const enabled = useAdminSession(props);
  const now = withQuery("", wanted);
  const [first] = useState(now);
  useEffect(() => {
    // A page without a search keeps its plain address.
    if (now !== first || location.search !== "")
      history.replaceState(history.state, "", `${location.pathname}${now}`);
  }, [now, first]);
  // The page's first data is for its own search.
  return { ...pageByPage, ...firstPage(now === first ? props.initial : null), enabled };
}

/** The search for people needs two letters. */
export function useSearch(typed: string): string | undefined {
  const q = useTyped(typed);
  return q.length < peopleLimits.leastLetters ? undefined : q;
}
