import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { errorPath, errorStatus } from "./api-error.ts";
import { sessionRefused } from "./session.ts";

const freshMs = 5 * 60 * 1_000;

function noticeRefusal(error: Error): void {
  if (errorStatus(error) === 401) sessionRefused(errorPath(error));
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeRefusal }),
    mutationCache: new MutationCache({ onError: noticeRefusal }),
    defaultOptions: {
      // "always": what fails offline shows at once; the default would wait in silence for a network.
      queries: { retry: false, staleTime: freshMs, refetchOnWindowFocus: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let ofThisPage: QueryClient | undefined;

/**
 * One client for all islands of a page in the browser. On the server a new one for each render: a shared one would put
 * one person's data into another's page.
 */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  ofThisPage ??= makeQueryClient();
  return ofThisPage;
}
