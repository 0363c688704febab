import { api } from "#src/islands/kit/api/api.ts";
import type { User } from "#src/shared/account/account.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { queryOptions } from "@tanstack/react-query";

/** Where someone stands who opens a page of onboarding. */
export interface Standing {
  readonly user: Pick<User, "onboardingStatus">;
  /** The round that they would go on with; null where there is none. */
  readonly round: Survey | null;
}

/** Both calls travel in one request. */
export const standingQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: async (): Promise<Standing> => {
    const [user, round] = await Promise.all([api.account.me.query(), api.onboarding.survey.query()]);
    return { user, round };
  },
});
