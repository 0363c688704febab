import { createProgramme, previewInvitation } from "./create-programme.ts";
import { getProgramme } from "./present-programme.ts";
import { exportStages, listClients, listProgrammes } from "./lists.ts";
import { updateProgramme } from "./update-programme.ts";
import { addClients, getSending } from "#src/server/domain/programme/asking/ask-clients.ts";
import { nudgeClient } from "#src/server/domain/programme/asking/nudge-client.ts";
import { checkClients } from "#src/server/domain/programme/check/check-clients.ts";
import {
  closeProgramme,
  deleteProgramme,
  removeClient,
} from "#src/server/domain/programme/ending/end-programme.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import {
  addFacilitator,
  listColleagues,
  removeFacilitator,
} from "#src/server/domain/programme/leading/facilitators.ts";
import { t, facilitatorProcedureOnPage, rest, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  clientListInput,
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
  clientPageOutput,
} from "#src/shared/programme/programme.output.ts";
import { exportedTableOutput } from "#src/shared/result/analysis.output.ts";

/** Reading and ending need no plan, unlike starting; the gate checks whose programme it is. */
const ofProgramme = userProcedureOnPage.input(programmeIdInput);

export const programmeRouter = t.router({
  list: userProcedureOnPage
    .meta(
      rest(
        "GET /facilitator/assessments",
        "Your programmes, newest first, with how many clients are at each stage",
        programmeSummaryOutput.array(),
      ),
    )
    .query(({ ctx }) => listProgrammes(ctx.deps, ctx.actor)),
  clients: userProcedureOnPage
    .meta(
      rest("GET /facilitator/clients", "Your clients in all programmes, a page at a time", clientPageOutput),
    )
    .input(clientListInput)
    .query(({ ctx, input }) => listClients(ctx.deps, ctx.actor, input)),
  get: ofProgramme
    .meta(
      rest(
        "GET /facilitator/assessments/{faId}",
        "One programme with the stage of each client",
        programmeOutput,
      ),
    )
    .query(({ ctx, input }) => getProgramme(ctx.deps, ctx.actor, input.faId)),
  sending: ofProgramme
    .meta(
      rest(
        "GET /facilitator/assessments/{faId}/sending",
        "How many of the invitations have gone out",
        sendingOutput,
      ),
    )
    .query(({ ctx, input }) => getSending(ctx.deps, ctx.actor, input.faId)),
  exportStages: ofProgramme
    .meta(
      rest(
        "GET /facilitator/assessments/{faId}/stages",
        "The stage of each client, as CSV",
        exportedStagesOutput,
        { otherOutputs: { "text/csv": exportedTableOutput } },
      ),
    )
    .query(({ ctx, input }) => exportStages(ctx.deps, ctx.actor, input.faId)),
  startExample: userProcedureOnPage
    .meta(
      rest(
        "POST /facilitator/example",
        "An example programme to look around in; however often, it is one. Nobody in it is real",
        programmeOutput,
      ),
    )
    .input(exampleInput)
    .mutation(({ ctx, input }) => startExample(ctx.deps, ctx.actor, input.title)),
  update: ofProgramme
    .meta(
      rest(
        "PATCH /facilitator/assessments/{faId}",
        "Change a programme; a new deadline moves the rounds that still have the old one",
        programmeOutput,
        { errors: [409] },
      ),
    )
    .input(programmeChangesInput)
    .mutation(({ ctx, input: { faId, ...changes } }) => updateProgramme(ctx.deps, ctx.actor, faId, changes)),
  colleagues: ofProgramme
    .meta(
      rest(
        "GET /facilitator/assessments/{faId}/colleagues",
        "Who could lead your programme with you: owners and facilitators of teams that you lead, too",
        colleagueOutput.array(),
        { errors: [403] },
      ),
    )
    .query(({ ctx, input }) => listColleagues(ctx.deps, ctx.actor, input.faId)),
  addFacilitator: facilitatorProcedureOnPage
    .meta(
      rest(
        "POST /facilitator/assessments/{faId}/facilitators",
        "Have a colleague lead your programme with you; clients are told by email",
        facilitatorOutput,
        { status: 201, errors: [403] },
      ),
    )
    .input(programmeIdInput)
    .input(newFacilitatorInput)
    .mutation(({ ctx, input: { faId, ...colleague } }) =>
      addFacilitator(ctx.deps, ctx.actor, faId, colleague),
    ),
  removeFacilitator: userProcedureOnPage
    .meta(
      rest(
        "DELETE /facilitator/assessments/{faId}/facilitators/{userId}",
        "Take someone off your programme, or yourself off someone else’s",
        null,
        { errors: [403] },
      ),
    )
    .input(facilitatorOfProgrammeInput)
    .mutation(({ ctx, input }) => removeFacilitator(ctx.deps, ctx.actor, input.faId, input.userId)),
  close: ofProgramme
    .meta(
      rest(
        "POST /facilitator/assessments/{faId}/close",
        "Ask nobody any more; clients’ rounds go on",
        programmeOutput,
        { errors: [403] },
      ),
    )
    .mutation(({ ctx, input }) => closeProgramme(ctx.deps, ctx.actor, input.faId)),
  delete: ofProgramme
    .meta(
      rest(
        "DELETE /facilitator/assessments/{faId}",
        "Erase a programme with its notes and group pictures; clients keep their rounds",
        null,
        { errors: [403] },
      ),
    )
    .mutation(({ ctx, input }) => deleteProgramme(ctx.deps, ctx.actor, input.faId)),
  removeClient: userProcedureOnPage
    .meta(
      rest(
        "DELETE /facilitator/assessments/{faId}/clients/{clientId}",
        "Remove a client; their round stays theirs",
        null,
        { errors: [403] },
      ),
    )
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => removeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),

  /** These two store nothing, but POST a body, as a list or note may exceed a URL's length. */
  check: facilitatorProcedureOnPage
    .meta(
      rest(
        "POST /facilitator/clients/check",
        "What would come of a list of clients, as pasted or as CSV; stores and sends nothing",
        checkedRowOutput.array(),
        { errors: [404] },
      ),
    )
    .input(clientCheckInput)
    .mutation(({ ctx, input }) => checkClients(ctx.deps, ctx.actor, input)),
  preview: facilitatorProcedureOnPage
    .input(invitationPreviewInput)
    .mutation(({ ctx, input }) => previewInvitation(ctx.deps, ctx.actor, input)),
  create: facilitatorProcedureOnPage
    .meta(
      rest(
        "POST /facilitator/assessments",
        "Start a programme and ask its clients by email; sent again with its Idempotency-Key, it is the same",
        newProgrammeOutput,
        { status: 201, takesIdempotencyKey: true, body: newProgrammeInput, errors: [409] },
      ),
    )
    .input(startProgrammeInput)
    .mutation(({ ctx, input }) => createProgramme(ctx.deps, ctx.actor, input)),
  addClients: facilitatorProcedureOnPage
    .meta(
      rest("POST /facilitator/assessments/{faId}/clients", "Ask more clients", clientsAddedOutput, {
        status: 201,
        errors: [409],
      }),
    )
    .input(programmeIdInput)
    .input(newClientsInput)
    .mutation(({ ctx, input }) => addClients(ctx.deps, ctx.actor, input.faId, input.clients)),
  nudge: facilitatorProcedureOnPage
    .meta(
      rest(
        "POST /facilitator/assessments/{faId}/clients/{clientId}/nudge",
        "Email a client a friendly nudge; once in three days at most",
        clientOutput,
        { errors: [409] },
      ),
    )
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => nudgeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),
});
