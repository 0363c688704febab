import { MutationCache, QueryCache, QueryClient, type QueryFunction } from "@tanstack/react-query";
import { createTRPCReact } from "@trpc/react-query";
import { handleRefusedSession } from "#src/islands/kit/session/session.ts";
import type { AppRouter } from "#src/server/trpc/router.ts";
import { RequestError, errorStatus, staysOn401 } from "./api-error.ts";
import { request } from "./request.ts";

/** The server's procedures as React Query hooks. Outside components, use `api`. */
export const trpc = createTRPCReact<AppRouter>();

/** A query's first data from the page. As a function, because tRPC's types would promise data otherwise. */
export const fromPage = <Data>(initial: Data | null): { initialData?: Data } =>
  initial === null ? {} : { initialData: initial };

const freshMs = 5 * 60 * 1_000;

/** The `meta` of a query whose 401 means null instead of a sign-in. */
export const nullOn401 = { on401: "returnNull" } as const;

/** `request` handles the 401s of REST calls itself. */
function noticeRefusal(error: Error): void {
  if (!(error instanceof RequestError) && errorStatus(error) === 401) handleRefusedSession(staysOn401(error));
}

/** A query without a function is a GET on the first element of its key. */
const readPath: QueryFunction = async ({ queryKey, meta }) => {
  const [url] = queryKey;
  if (typeof url !== "string") throw new Error("A query without a function needs a path as its key.");
  const returnsNull = meta?.["on401"] === nullOn401.on401;
  try {
    return await request("get", url, undefined, { kind: "query", seesTo401: returnsNull });
  } catch (error) {
    if (returnsNull && errorStatus(error) === 401) return null;
    throw error;
  }
};

function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeRefusal }),
    mutationCache: new MutationCache({ onError: noticeRefusal }),
    defaultOptions: {
      queries: {
        queryFn: readPath,
        retry: false,
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        // What fails offline shows at once; the default would wait in silence for a network.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let ofThisPage: QueryClient | undefined;

/** One client for all islands of a page; on the server one for each render, so that no data is shared. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  ofThisPage ??= makeQueryClient();
  return ofThisPage;
}
