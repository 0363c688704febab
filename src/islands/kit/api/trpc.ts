import type { AppRouter } from "#src/server/trpc/router.ts";
import { createTRPCReact } from "@trpc/react-query";

/** The server's procedures as hooks of React Query. `api` makes the calls; outside of components, use it directly. */
export const trpc = createTRPCReact<AppRouter>();

/** A query's first data, where the page brought it along. (A function would do, but tRPC's types then take it for granted.) */
export const fromPage = <Data>(initial: Data | null): { initialData?: Data } =>
  initial === null ? {} : { initialData: initial };
