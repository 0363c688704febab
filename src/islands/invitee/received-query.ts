import { api } from "#src/islands/kit/api/api.ts";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.ts";
import { queryOptions } from "@tanstack/react-query";

export const receivedQuery = queryOptions({
  queryKey: ["received invitations"],
  queryFn: (): Promise<readonly ReceivedInvitation[]> => api.invitation.received.query(),
});
