import { exportPreparation } from "./export-preparation.ts";
import { getPreparation } from "./get-preparation.ts";
import {
  getClientAnalysis,
  getLedger,
  listGroupRetakes,
  listRetakes,
} from "#src/server/domain/programme/results.ts";
import { getNotes, saveNotes } from "#src/server/domain/programme/notes.ts";
import { t, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { preparationFormatInput } from "#src/shared/preparation/preparation.input.ts";
import {
  clientRetakeOutput,
  preparationOutput,
  retakeOutput,
} from "#src/shared/preparation/preparation.output.ts";
import { preparationInWords, retakesInWords } from "#src/shared/preparation/preparation.ts";
import { clientIdInput, notesInput, programmeIdInput } from "#src/shared/programme/programme.input.ts";
import { notesOutput } from "#src/shared/programme/programme.output.ts";
import { analysisOutput, exportedReportOutput } from "#src/shared/result/analysis.output.ts";
import { analysisInWords } from "#src/shared/result/texts/in-words.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { ledgerOutput } from "#src/shared/sharing/sharing.output.ts";

/** A client's result for their facilitator while it is shared, even after the plan has ended. */
const ofClient = userProcedure.input(clientIdInput);

export const clientResultRouter = t.router({
  analysis: ofClient
    .meta({
      call: "GET /facilitator/clients/{clientId}/analysis",
      summary: "A client’s newest analysis; 404 unless they share it with you",
      output: analysisOutput,
      respond: ({ analysis }: SharedResult) => analysisInWords(analysis),
    })
    .query(({ ctx, input }) => getClientAnalysis(ctx.deps, ctx.actor, input.clientId)),
  preparation: ofClient.query(({ ctx, input }) => getPreparation(ctx.deps, ctx.actor, input.clientId)),
  exportPreparation: ofClient.query(({ ctx, input }) =>
    exportPreparation(ctx.deps, ctx.actor, input.clientId, ctx.origin),
  ),
  ledger: ofClient
    .meta({
      call: "GET /facilitator/clients/{clientId}/ledger",
      summary: "What a client agreed to and withdrew, oldest first: the same list that the client reads",
      output: ledgerOutput,
    })
    .query(({ ctx, input }) => getLedger(ctx.deps, ctx.actor, input.clientId)),
  /** JSON or PDF, chosen by `format`. */
  preparationAs: ofClient
    .meta({
      call: "GET /facilitator/clients/{clientId}/preparation",
      summary: "What to prepare a session with; 404 unless the client shares their result with you",
      output: preparationOutput,
      otherOutputs: { "application/pdf": exportedReportOutput },
      respond: preparationInWords,
    })
    .input(preparationFormatInput)
    .query(async ({ ctx, input: { clientId, format } }) =>
      format === "pdf"
        ? await exportPreparation(ctx.deps, ctx.actor, clientId, ctx.origin)
        : await getPreparation(ctx.deps, ctx.actor, clientId),
    ),
  retakes: ofClient
    .meta({
      call: "GET /facilitator/clients/{clientId}/retakes",
      summary:
        "The results that a client shares with you in all of your programmes, and what changed beyond chance",
      output: retakeOutput.array(),
      respond: retakesInWords,
    })
    .query(({ ctx, input }) => listRetakes(ctx.deps, ctx.actor, input.clientId)),
  groupRetakes: userProcedureOnPage
    .meta({
      call: "GET /facilitator/assessments/{faId}/retakes",
      summary: "Before and now of clients who share an earlier result from another programme with you, too",
      output: clientRetakeOutput.array(),
    })
    .input(programmeIdInput)
    .query(({ ctx, input }) => listGroupRetakes(ctx.deps, ctx.actor, input.faId)),
  notes: ofClient
    .meta({
      call: "GET /facilitator/clients/{clientId}/notes",
      summary: "Your own notes on a client",
      output: notesOutput,
    })
    .query(({ ctx, input }) => getNotes(ctx.deps, ctx.actor, input.clientId)),
  saveNotes: ofClient
    .meta({
      call: "PUT /facilitator/clients/{clientId}/notes",
      summary: "Save your notes on a client",
      output: notesOutput,
    })
    .input(notesInput)
    .mutation(({ ctx, input }) => saveNotes(ctx.deps, ctx.actor, input.clientId, input.text)),
});
