import type { AppRouter } from "#src/server/trpc/router.ts";
import { createTRPCReact } from "@trpc/react-query";

/** The server's procedures as hooks of React Query. `api` makes the calls; outside of components, use it directly. */
export const trpc = createTRPCReact<AppRouter>();

/** A query's first data, where the page brought it along. Given as a function, tRPC's types would promise that it is there. */
export const fromPage = <Data>(initial: Data | null): { initialData?: Data } =>
  initial === null ? {} : { initialData: initial };
