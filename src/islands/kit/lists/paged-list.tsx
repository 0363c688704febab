import { keepPreviousData } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { RateLimitError } from "#src/islands/kit/api/throttle.ts";
import { Button } from "#src/islands/kit/ui/Button.tsx";

/** Slow typing makes more calls than a page may: such a search waits for its turn. */
const waitsForTurn = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof TRPCClientError && error.cause instanceof RateLimitError;

/** For infinite queries. The last search's pages stay while a new one loads. */
export const pageByPage = {
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
  placeholderData: keepPreviousData,
  retry: waitsForTurn,
  retryDelay: 0,
  // An abandoned search uses no turn.
  trpc: { abortOnUnmount: true },
} as const;

/** The query options for data that came with the page; none for null. */
export const firstPage = <Page,>(initial: Page | null) =>
  initial === null ? {} : { initialData: { pages: [initial], pageParams: [undefined] } };

const quietMs = 300;

/** What to search for, once the typing has paused. */
export const useTyped = (typed: string): string => useSettled(typed.trim(), quietMs);

/** The value once it has stopped changing: a call needn't be made for each letter. */
export function useSettled<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}

/**
 * For a list that loads page by page: focuses the first row of the page that was loaded last.
 *
 * @param shown how many rows there are
 */
export function useFocusOnNext(shown: number) {
  const firstOfNext = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<number | null>(null);
  const isThere = place !== null && shown > place;
  useEffect(() => {
    if (isThere) firstOfNext.current?.focus();
  }, [isThere, place]);
  const noteFirst = useCallback((element: HTMLElement | null) => {
    firstOfNext.current = element;
  }, []);
  return { noteFirst, place, note: () => setPlace(shown) };
}

interface NextPageButtonProps {
  query: {
    readonly hasNextPage: boolean;
    readonly isPlaceholderData: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
  /** Called before the page is loaded. */
  onLoad: () => void;
  children: ReactNode;
}

/** Loads the next page of a list; nothing after the last one. */
export function NextPageButton({ query, onLoad, children }: NextPageButtonProps) {
  if (!query.hasNextPage || query.isPlaceholderData) return null;
  return (
    <p>
      <Button
        busy={query.isFetchingNextPage}
        busyLabel="Loading more…"
        onClick={() => {
          onLoad();
          query.fetchNextPage();
        }}
      >
        {children}
      </Button>
    </p>
  );
}
