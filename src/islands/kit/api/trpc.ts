import type { AppRouter } from "#src/server/trpc/router.ts";
import { createTRPCReact } from "@trpc/react-query";

/** The server's procedures as hooks of React Query. `api` makes the calls; outside of components, use it directly. */
export const trpc = createTRPCReact<AppRouter>();
