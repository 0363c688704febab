import type { AppRouter } from "#src/server/trpc/router.ts";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { demoLink } from "./demo-link.ts";
import { throttleLink } from "./throttle.ts";
import { bearerHeader } from "#src/islands/kit/session/token-store.ts";

/** The server takes no larger batch. */
const maxBatchSize = 10;

/** Calls the server's procedures. Calls of one moment travel together. */
export const api = createTRPCClient<AppRouter>({
  links: [
    demoLink,
    throttleLink,
    httpBatchLink({ url: "/api/trpc", maxItems: maxBatchSize, headers: bearerHeader }),
  ],
});
