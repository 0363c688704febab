import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { t } from "#src/server/trpc/init.ts";
import { adminProcedure } from "#src/server/trpc/procedures.ts";

export const adminRouter = t.router({
  overview: adminProcedure.query(({ ctx }) => getAdminOverview(ctx.deps)),
});
