import { api } from "#src/islands/kit/api/api.ts";
import type { SessionInfo } from "#src/shared/account/session.ts";
import { queryOptions } from "@tanstack/react-query";

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: (): Promise<readonly SessionInfo[]> => api.session.list.query(),
});
