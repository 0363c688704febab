import { RateLimitError } from "#src/islands/kit/api/throttle/throttle.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";

/** A page of a list, and where the next one starts. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Someone who types slowly asks more often than a page may: such a search waits for its turn, and doesn't fail. */
const waitsForTurn = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof TRPCClientError && error.cause instanceof RateLimitError;

/** For an infinite query over such pages. Until the pages of another search are there, those of the one before stay. */
export const pageByPage = {
  getNextPageParam: ({ next }: { readonly next: string | null }) => next,
  placeholderData: keepPreviousData,
  retry: waitsForTurn,
  retryDelay: 0,
  // A search that nobody waits for any more takes no turn.
  trpc: { abortOnUnmount: true },
} as const;

/** The first page, where the page brought it along. */
export const firstPage = <Page>(initial: Page | null) =>
  initial === null ? {} : { initialData: { pages: [initial], pageParams: [undefined] } };
