import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { listLog } from "#src/server/domain/admin/log/list-log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { getPerson } from "#src/server/domain/admin/people/get-person.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";

/**
 * What administrators see of a round and its owner: none of it may move when someone answers. It's read after each step, so lists and files
 * that show the same are left to promise/below-minimum, which compares every output of administrators byte for byte.
 */
export const readAdministration = async (deps: Deps, owner: Actor): Promise<unknown> => [
  await getAdminOverview(deps),
  await getPerson(deps, owner.userId),
  await listRounds(deps, { person: owner.userId }),
  await listLog(deps, {}),
  await listMails(deps, { state: "retrying" }),
  await listMails(deps, { state: "failed" }),
];
