import { api } from "#src/islands/kit/api/api.ts";
import type { ProgrammeSummary, Sending } from "#src/shared/programme/programme.output.ts";
import { queryOptions } from "@tanstack/react-query";

/** A programme whose invitations go out. */
export interface SentProgramme {
  readonly programme: Pick<ProgrammeSummary, "id" | "title" | "opens" | "reminders">;
  readonly sending: Sending;
}

/** Both calls travel in one request. For pages that come without the person. */
export const sentQuery = (faId: string) =>
  queryOptions({
    queryKey: ["programme.sent", faId],
    queryFn: async (): Promise<SentProgramme> => {
      const [programme, sending] = await Promise.all([
        api.programme.get.query({ faId }),
        api.programme.sending.query({ faId }),
      ]);
      return { programme, sending };
    },
  });
