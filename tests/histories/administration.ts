import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { getHealth } from "#src/server/domain/admin/health/get-health.ts";
import { exportLog, listLog } from "#src/server/domain/admin/log/list-log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { exportPeople } from "#src/server/domain/admin/people/export-people.ts";
import { getPerson } from "#src/server/domain/admin/people/get-person.ts";
import { listPeople } from "#src/server/domain/admin/people/list-people.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";

/** All that administrators see, on every page and in every file: none of it may move when someone answers. */
export const readAdministration = async (deps: Deps, owner: Actor): Promise<unknown> => [
  await getAdminOverview(deps),
  await listPeople(deps, { q: owner.email }),
  await exportPeople(deps, { q: owner.email }),
  await getPerson(deps, owner.userId),
  await listRounds(deps, { person: owner.userId }),
  await listLog(deps, {}),
  await exportLog(deps, {}),
  await listMails(deps, { state: "retrying" }),
  await listMails(deps, { state: "failed" }),
  await listAdminPlans(deps, {}),
  await getHealth(deps),
];
