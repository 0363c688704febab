import { createProgramme } from "./create-programme.ts";
import { getProgramme } from "./get-programme.ts";
import { exportStages, listClients, listProgrammes } from "./lists.ts";
import { updateProgramme } from "./update-programme.ts";
import { addClients } from "#src/server/domain/programme/asking/add-clients.ts";
import { getSending } from "#src/server/domain/programme/asking/get-sending.ts";
import { nudgeClient } from "#src/server/domain/programme/asking/nudge-client.ts";
import { previewInvitation } from "#src/server/domain/programme/asking/preview-invitation.ts";
import { checkClients } from "#src/server/domain/programme/check/check-clients.ts";
import { closeProgramme } from "#src/server/domain/programme/ending/close-programme.ts";
import { deleteProgramme } from "#src/server/domain/programme/ending/delete-programme.ts";
import { removeClient } from "#src/server/domain/programme/ending/remove-client.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import { addFacilitator } from "#src/server/domain/programme/leading/add-facilitator.ts";
import { listColleagues } from "#src/server/domain/programme/leading/list-colleagues.ts";
import { removeFacilitator } from "#src/server/domain/programme/leading/remove-facilitator.ts";
import { t } from "#src/server/trpc/init.ts";
import { facilitatorProcedureOnPage, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { clientListInput } from "#src/shared/programme/client-list.input.ts";
import {
  clientCheckInput,
  clientOfProgrammeInput,
  exampleInput,
  facilitatorOfProgrammeInput,
  invitationPreviewInput,
  newClientsInput,
  newFacilitatorInput,
  newProgrammeInput,
  programmeChangesInput,
  programmeIdInput,
  startProgrammeInput,
} from "#src/shared/programme/programme.input.ts";
import {
  checkedRowOutput,
  clientOutput,
  clientsAddedOutput,
  colleagueOutput,
  exportedStagesOutput,
  facilitatorOutput,
  newProgrammeOutput,
  programmeOutput,
  programmeSummaryOutput,
  sendingOutput,
} from "#src/shared/programme/programme.output.ts";
import { clientPageOutput } from "#src/shared/programme/today.output.ts";
import { exportedTableOutput } from "#src/shared/result/analysis.output.ts";

/** Reading, and ending things, needs no plan: what ends with it is only what one can start. Whose programme it is, the gate decides. */
const ofProgramme = userProcedureOnPage.input(programmeIdInput);

export const programmeRouter = t.router({
  list: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/assessments",
        summary: "Your programmes, newest first, with how many clients are at each stage",
        output: programmeSummaryOutput.array(),
      },
    })
    .query(({ ctx }) => listProgrammes(ctx.deps, ctx.actor)),
  clients: userProcedureOnPage
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/clients",
        summary: "Your clients in all programmes, a page at a time",
        output: clientPageOutput,
      },
    })
    .input(clientListInput)
    .query(({ ctx, input }) => listClients(ctx.deps, ctx.actor, input)),
  get: ofProgramme
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/assessments/{faId}",
        summary: "One programme with the stage of each client",
        output: programmeOutput,
      },
    })
    .query(({ ctx, input }) => getProgramme(ctx.deps, ctx.actor, input.faId)),
  sending: ofProgramme
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/assessments/{faId}/sending",
        summary: "How many of the invitations have gone out",
        output: sendingOutput,
      },
    })
    .query(({ ctx, input }) => getSending(ctx.deps, ctx.actor, input.faId)),
  exportStages: ofProgramme
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/assessments/{faId}/stages",
        summary: "The stage of each client, as CSV",
        output: exportedStagesOutput,
        otherOutputs: { "text/csv": exportedTableOutput },
      },
    })
    .query(({ ctx, input }) => exportStages(ctx.deps, ctx.actor, input.faId)),
  startExample: userProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/example",
        summary: "An example programme to look around in; however often, it is one. Nobody in it is real",
        output: programmeOutput,
      },
    })
    .input(exampleInput)
    .mutation(({ ctx, input }) => startExample(ctx.deps, ctx.actor, input.title)),
  update: ofProgramme
    .meta({
      rest: {
        method: "patch",
        path: "/facilitator/assessments/{faId}",
        summary: "Change a programme; a new deadline moves the rounds that still have the old one",
        output: programmeOutput,
      },
    })
    .input(programmeChangesInput)
    .mutation(({ ctx, input: { faId, ...changes } }) => updateProgramme(ctx.deps, ctx.actor, faId, changes)),
  colleagues: ofProgramme
    .meta({
      rest: {
        method: "get",
        path: "/facilitator/assessments/{faId}/colleagues",
        summary:
          "Who could lead your programme with you: owners and facilitators of teams that you lead, too",
        output: colleagueOutput.array(),
      },
    })
    .query(({ ctx, input }) => listColleagues(ctx.deps, ctx.actor, input.faId)),
  addFacilitator: facilitatorProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/assessments/{faId}/facilitators",
        summary: "Have a colleague lead your programme with you; clients are told by email",
        status: 201,
        output: facilitatorOutput,
      },
    })
    .input(programmeIdInput)
    .input(newFacilitatorInput)
    .mutation(({ ctx, input: { faId, ...colleague } }) =>
      addFacilitator(ctx.deps, ctx.actor, faId, colleague),
    ),
  removeFacilitator: userProcedureOnPage
    .meta({
      rest: {
        method: "delete",
        path: "/facilitator/assessments/{faId}/facilitators/{userId}",
        summary: "Take someone off your programme, or yourself off someone else’s",
        status: 204,
      },
    })
    .input(facilitatorOfProgrammeInput)
    .mutation(({ ctx, input }) => removeFacilitator(ctx.deps, ctx.actor, input.faId, input.userId)),
  close: ofProgramme
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/assessments/{faId}/close",
        summary: "Ask nobody any more; clients’ rounds go on",
        output: programmeOutput,
      },
    })
    .mutation(({ ctx, input }) => closeProgramme(ctx.deps, ctx.actor, input.faId)),
  delete: ofProgramme
    .meta({
      rest: {
        method: "delete",
        path: "/facilitator/assessments/{faId}",
        summary: "Erase a programme with its notes and group pictures; clients keep their rounds",
        status: 204,
      },
    })
    .mutation(({ ctx, input }) => deleteProgramme(ctx.deps, ctx.actor, input.faId)),
  removeClient: userProcedureOnPage
    .meta({
      rest: {
        method: "delete",
        path: "/facilitator/assessments/{faId}/clients/{clientId}",
        summary: "Remove a client; their round stays theirs",
        status: 204,
      },
    })
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => removeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),

  /** A list, or a note in any script, is longer than an address may be: so these two, which store nothing, travel in a body. */
  check: facilitatorProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/clients/check",
        summary: "What would come of a list of clients, as pasted or as CSV; stores and sends nothing",
        output: checkedRowOutput.array(),
      },
    })
    .input(clientCheckInput)
    .mutation(({ ctx, input }) => checkClients(ctx.deps, ctx.actor, input)),
  preview: facilitatorProcedureOnPage
    .input(invitationPreviewInput)
    .mutation(({ ctx, input }) => previewInvitation(ctx.deps, ctx.actor, input)),
  create: facilitatorProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/assessments",
        summary:
          "Start a programme and ask its clients by email; sent again with its Idempotency-Key, it is the same",
        status: 201,
        takesIdempotencyKey: true,
        body: newProgrammeInput,
        output: newProgrammeOutput,
      },
    })
    .input(startProgrammeInput)
    .mutation(({ ctx, input }) => createProgramme(ctx.deps, ctx.actor, input)),
  addClients: facilitatorProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/assessments/{faId}/clients",
        summary: "Ask more clients",
        status: 201,
        output: clientsAddedOutput,
      },
    })
    .input(programmeIdInput)
    .input(newClientsInput)
    .mutation(({ ctx, input }) => addClients(ctx.deps, ctx.actor, input.faId, input.clients)),
  nudge: facilitatorProcedureOnPage
    .meta({
      rest: {
        method: "post",
        path: "/facilitator/assessments/{faId}/clients/{clientId}/nudge",
        summary: "Email a client a friendly nudge; once in three days at most",
        output: clientOutput,
      },
    })
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => nudgeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),
});
