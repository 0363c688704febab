import { api } from "#src/islands/kit/api/api.ts";
import type { Invitation } from "#src/shared/invitation/invitation.ts";
import { queryOptions } from "@tanstack/react-query";

/** Whom the owner has invited by mail; never who has answered. */
export const invitationsQuery = (surveyId: string) =>
  queryOptions({
    queryKey: ["invitations", surveyId],
    queryFn: (): Promise<readonly Invitation[]> => api.invitation.list.query({ surveyId }),
  });
