import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { listLog } from "#src/server/domain/admin/log/log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { getPersonPage } from "#src/server/domain/admin/people/get-person-page.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";

/**
 * An administrator's view of a survey and its owner, which no answer may change. promise/below-minimum
 * compares lists and files.
 */
export const readAdministration = async (deps: Deps, owner: Actor): Promise<unknown> => [
  await getAdminOverview(deps),
  await getPersonPage(deps, owner.userId),
  await listRounds(deps, { person: owner.userId }),
  await listLog(deps, {}),
  await listMails(deps, { state: "retrying" }),
  await listMails(deps, { state: "failed" }),
];
