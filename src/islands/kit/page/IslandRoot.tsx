import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { ServerHtmlBoundary } from "./ServerHtmlBoundary.tsx";
import { api } from "#src/islands/kit/api/api.ts";
import { queryClient } from "#src/islands/kit/api/query-client.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { ToastRegion } from "#src/islands/kit/ui/toasts.tsx";

interface IslandRootProps {
  children: ReactNode;
  /** A page has one place for toasts: where it has several islands, all but one say false. */
  toasts?: boolean;
}

/** What an island that talks to the server stands on. */
export function IslandRoot({ children, toasts = true }: IslandRootProps) {
  const [client] = useState(queryClient);
  useEffect(reloadWhenRestored, []);
  return (
    <trpc.Provider client={api} queryClient={client}>
      <QueryClientProvider client={client}>
        {toasts ? <ServerHtmlBoundary>{children}</ServerHtmlBoundary> : children}
        {toasts && <ToastRegion />}
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** "Back" may bring up a frozen page: of someone who has signed out since, or with a button that is still busy. */
function reloadWhenRestored() {
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) location.reload();
  };
  addEventListener("pageshow", restored);
  return () => removeEventListener("pageshow", restored);
}
