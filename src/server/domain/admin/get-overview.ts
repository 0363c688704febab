import type { Deps } from "#src/server/deps.ts";
import type { AdminOverview } from "#src/shared/admin/overview.output.ts";
import { countAll } from "./queries.ts";

/** What there is on this server, in totals. Who may see it, the procedure decides. */
export const getAdminOverview = ({ db }: Pick<Deps, "db">): Promise<AdminOverview> => countAll(db.read);
