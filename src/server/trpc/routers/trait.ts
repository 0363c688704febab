import { catalogue } from "#src/shared/words/catalogue.ts";
import { publicProcedure } from "#src/server/trpc/procedures.ts";
import { t } from "#src/server/trpc/init.ts";

export const traitRouter = t.router({
  list: publicProcedure.query(() => catalogue),
});
