import { getPreparation } from "#src/server/domain/preparation/get-preparation.ts";
import { exportPreparation } from "#src/server/domain/preparation/export-preparation.ts";
import {
  getClientAnalysis,
  getLedger,
  getNotes,
  listRetakes,
  saveNotes,
} from "#src/server/domain/programme/results.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";
import { preparationFormatInput } from "#src/shared/preparation/preparation.input.ts";
import { clientIdInput, notesInput } from "#src/shared/programme/programme.input.ts";

/** A client's result as their facilitator sees it, while it is shared, also when the plan has ended. */
const ofClient = userProcedure.input(clientIdInput);

export const clientResultRouter = t.router({
  analysis: ofClient.query(({ ctx, input }) => getClientAnalysis(ctx.deps, ctx.actor, input.clientId)),
  preparation: ofClient.query(({ ctx, input }) => getPreparation(ctx.deps, ctx.actor, input.clientId)),
  exportPreparation: ofClient.query(({ ctx, input }) =>
    exportPreparation(ctx.deps, ctx.actor, input.clientId, ctx.origin),
  ),
  ledger: ofClient.query(({ ctx, input }) => getLedger(ctx.deps, ctx.actor, input.clientId)),
  /** For callers who ask for one or the other by `format`. */
  preparationAs: ofClient
    .input(preparationFormatInput)
    .query(async ({ ctx, input: { clientId, format } }) =>
      format === "pdf"
        ? await exportPreparation(ctx.deps, ctx.actor, clientId, ctx.origin)
        : await getPreparation(ctx.deps, ctx.actor, clientId),
    ),
  retakes: ofClient.query(({ ctx, input }) => listRetakes(ctx.deps, ctx.actor, input.clientId)),
  notes: ofClient.query(({ ctx, input }) => getNotes(ctx.deps, ctx.actor, input.clientId)),
  saveNotes: ofClient
    .input(notesInput)
    .mutation(({ ctx, input }) => saveNotes(ctx.deps, ctx.actor, input.clientId, input.text)),
});
