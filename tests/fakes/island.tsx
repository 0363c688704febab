import { IslandRoot } from "#src/islands/kit/page/IslandRoot.tsx";
import { api } from "#src/islands/kit/api/api.ts";
import { queryClient } from "#src/islands/kit/api/trpc.ts";
import { forgetTurns } from "#src/islands/kit/api/throttle.ts";
import { dismissToast, toasts } from "#src/islands/kit/ui/toasts.tsx";
import { cleanup, render } from "@testing-library/react";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";

/** Renders a part of an island with its providers. */
export const renderIsland = (part: ReactNode) => render(<IslandRoot>{part}</IslandRoot>);

/** The page's queries, by procedure. */
export const pageQueries = () => createTRPCQueryUtils({ client: api, queryClient: queryClient() });

/** Every address that a test's page was led to. */
export function watchPage(): string[] {
  const visited: string[] = [];
  beforeEach(() => {
    visited.length = 0;
    for (const method of ["assign", "replace"] as const) {
      vi.spyOn(location, method).mockImplementation((url) => void visited.push(String(url)));
    }
  });
  afterEach(() => {
    cleanup();
    queryClient().clear();
    forgetTurns();
    for (const { id } of toasts.get()) dismissToast(id);
    toasts.set([]);
    localStorage.clear();
    sessionStorage.clear();
  });
  return visited;
}
