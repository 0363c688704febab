import { createProgramme, previewInvitation, testInvitation } from "./create-programme.ts";
import { getClient, setDone } from "./client.ts";
import { getProgramme, getProgrammeBrand } from "./present-programme.ts";
import { exportStages, listClients, listProgrammes } from "./lists.ts";
import { updateProgramme } from "./update-programme.ts";
import { addClients, correctAddress, getSending } from "#src/server/domain/programme/asking/ask-clients.ts";
import { nudgeClient, nudgeClients, previewNudge } from "#src/server/domain/programme/asking/nudge-client.ts";
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
import { t, facilitatorProcedureOnPage, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  clientListInput,
  clientCheckInput,
  clientIdInput,
  clientOfProgrammeInput,
  correctedAddressInput,
  doneInput,
  exampleInput,
  facilitatorOfProgrammeInput,
  invitationPreviewInput,
  newClientsInput,
  newFacilitatorInput,
  newProgrammeInput,
  programmeChangesInput,
  programmeIdInput,
  reminderPreviewInput,
  remindersInput,
  startProgrammeInput,
} from "#src/shared/programme/programme.input.ts";
import {
  checkedRowOutput,
  clientDetailsOutput,
  clientOutput,
  clientsAddedOutput,
  colleagueOutput,
  exportedStagesOutput,
  facilitatorOutput,
  invitationTestOutput,
  newProgrammeOutput,
  programmeOutput,
  programmeSummaryOutput,
  remindedOutput,
  sendingOutput,
  clientPageOutput,
} from "#src/shared/programme/programme.output.ts";
import { exportedTableOutput } from "#src/shared/result/analysis.output.ts";

/** Reading and ending need no plan, unlike starting; the gate checks whose programme it is. */
const ofProgramme = userProcedureOnPage.input(programmeIdInput);

export const programmeRouter = t.router({
  list: userProcedureOnPage
    .meta({
      call: "GET /facilitator/assessments",
      summary: "Your programmes, newest first, with how many clients are at each stage",
      output: programmeSummaryOutput.array(),
    })
    .query(({ ctx }) => listProgrammes(ctx.deps, ctx.actor)),
  clients: userProcedureOnPage
    .meta({
      call: "GET /facilitator/clients",
      summary: "Your clients in all programmes, a page at a time",
      output: clientPageOutput,
    })
    .input(clientListInput)
    .query(({ ctx, input }) => listClients(ctx.deps, ctx.actor, input)),
  client: userProcedureOnPage
    .meta({
      call: "GET /facilitator/clients/{clientId}",
      summary: "One client: where they stand, what they got from us, and what can be done",
      output: clientDetailsOutput,
    })
    .input(clientIdInput)
    .query(({ ctx, input }) => getClient(ctx.deps, ctx.actor, input.clientId)),
  setDone: userProcedureOnPage
    .meta({
      call: "PUT /facilitator/clients/{clientId}/done",
      summary: "Say that you’re done with what a client shares, or not yet: until then it waits for you",
      output: clientDetailsOutput,
    })
    .input(doneInput)
    .mutation(({ ctx, input }) => setDone(ctx.deps, ctx.actor, input.clientId, input.done)),
  get: ofProgramme
    .meta({
      call: "GET /facilitator/assessments/{faId}",
      summary: "One programme with the stage of each client",
      output: programmeOutput,
    })
    .query(({ ctx, input }) => getProgramme(ctx.deps, ctx.actor, input.faId)),
  brand: ofProgramme.query(({ ctx, input }) => getProgrammeBrand(ctx.deps, ctx.actor, input.faId)),
  sending: ofProgramme
    .meta({
      call: "GET /facilitator/assessments/{faId}/sending",
      summary: "How many of the invitations have gone out",
      output: sendingOutput,
    })
    .query(({ ctx, input }) => getSending(ctx.deps, ctx.actor, input.faId)),
  exportStages: ofProgramme
    .meta({
      call: "GET /facilitator/assessments/{faId}/stages",
      summary: "The stage of each client, as CSV",
      output: exportedStagesOutput,
      otherOutputs: { "text/csv": exportedTableOutput },
    })
    .query(({ ctx, input }) => exportStages(ctx.deps, ctx.actor, input.faId)),
  startExample: userProcedureOnPage
    .meta({
      call: "POST /facilitator/example",
      summary: "An example programme to look around in; however often, it is one. Nobody in it is real",
      output: programmeOutput,
    })
    .input(exampleInput)
    .mutation(({ ctx, input }) => startExample(ctx.deps, ctx.actor, input.title)),
  update: ofProgramme
    .meta({
      call: "PATCH /facilitator/assessments/{faId}",
      summary: "Change a programme; a new deadline moves the rounds that still have the old one",
      output: programmeOutput,
      errors: [409],
    })
    .input(programmeChangesInput)
    .mutation(({ ctx, input: { faId, ...changes } }) => updateProgramme(ctx.deps, ctx.actor, faId, changes)),
  colleagues: ofProgramme
    .meta({
      call: "GET /facilitator/assessments/{faId}/colleagues",
      summary: "Who could lead your programme with you: owners and facilitators of teams that you lead, too",
      output: colleagueOutput.array(),
      errors: [403],
    })
    .query(({ ctx, input }) => listColleagues(ctx.deps, ctx.actor, input.faId)),
  addFacilitator: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/assessments/{faId}/facilitators",
      summary: "Have a colleague lead your programme with you; clients are told by email",
      output: facilitatorOutput,
      status: 201,
      errors: [403],
    })
    .input(programmeIdInput)
    .input(newFacilitatorInput)
    .mutation(({ ctx, input: { faId, ...colleague } }) =>
      addFacilitator(ctx.deps, ctx.actor, faId, colleague),
    ),
  removeFacilitator: userProcedureOnPage
    .meta({
      call: "DELETE /facilitator/assessments/{faId}/facilitators/{userId}",
      summary: "Take someone off your programme, or yourself off someone else’s",
      errors: [403],
    })
    .input(facilitatorOfProgrammeInput)
    .mutation(({ ctx, input }) => removeFacilitator(ctx.deps, ctx.actor, input.faId, input.userId)),
  close: ofProgramme
    .meta({
      call: "POST /facilitator/assessments/{faId}/close",
      summary: "Ask nobody any more; clients’ rounds go on",
      output: programmeOutput,
      errors: [403],
    })
    .mutation(({ ctx, input }) => closeProgramme(ctx.deps, ctx.actor, input.faId)),
  delete: ofProgramme
    .meta({
      call: "DELETE /facilitator/assessments/{faId}",
      summary: "Erase a programme with its notes and group pictures; clients keep their rounds",
      errors: [403],
    })
    .mutation(({ ctx, input }) => deleteProgramme(ctx.deps, ctx.actor, input.faId)),
  removeClient: userProcedureOnPage
    .meta({
      call: "DELETE /facilitator/assessments/{faId}/clients/{clientId}",
      summary: "Remove a client; their round stays theirs",
      errors: [403],
    })
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => removeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),

  /** These two store nothing, but POST a body, as a list or note may exceed a URL's length. */
  check: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/clients/check",
      summary: "What would come of a list of clients, as pasted or as CSV; stores and sends nothing",
      output: checkedRowOutput.array(),
      errors: [404],
    })
    .input(clientCheckInput)
    .mutation(({ ctx, input }) => checkClients(ctx.deps, ctx.actor, input)),
  preview: facilitatorProcedureOnPage
    .input(invitationPreviewInput)
    .mutation(({ ctx, input }) => previewInvitation(ctx.deps, ctx.actor, input)),
  test: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/invitation-tests",
      summary: "Send the invitation as clients would get it to your own confirmed address",
      output: invitationTestOutput,
      status: 201,
      errors: [403],
    })
    .input(invitationPreviewInput)
    .mutation(({ ctx, input }) => testInvitation(ctx.deps, ctx.actor, input)),
  create: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/assessments",
      summary:
        "Start a programme and ask its clients by email; sent again with its Idempotency-Key, it is the same",
      output: newProgrammeOutput,
      status: 201,
      takesIdempotencyKey: true,
      body: newProgrammeInput,
      errors: [409],
    })
    .input(startProgrammeInput)
    .mutation(({ ctx, input }) => createProgramme(ctx.deps, ctx.actor, input)),
  addClients: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/assessments/{faId}/clients",
      summary: "Ask more clients",
      output: clientsAddedOutput,
      status: 201,
      errors: [409],
    })
    .input(programmeIdInput)
    .input(newClientsInput)
    .mutation(({ ctx, input }) => addClients(ctx.deps, ctx.actor, input.faId, input.clients)),
  correctAddress: facilitatorProcedureOnPage
    .meta({
      call: "PUT /facilitator/assessments/{faId}/clients/{clientId}/address",
      summary:
        "Correct the address of a client who has not replied, and invite them again; the old link stops working",
      output: clientOutput,
      errors: [409],
    })
    .input(correctedAddressInput)
    .mutation(({ ctx, input }) => correctAddress(ctx.deps, ctx.actor, input)),
  /** Stores nothing, as the previews above. */
  previewReminder: facilitatorProcedureOnPage
    .input(reminderPreviewInput)
    .mutation(({ ctx, input }) => previewNudge(ctx.deps, ctx.actor, input.clientId, input.text)),
  remind: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/reminders",
      summary: "Email several clients about their next step, in words of your own if you like",
      output: remindedOutput,
    })
    .input(remindersInput)
    .mutation(({ ctx, input }) => nudgeClients(ctx.deps, ctx.actor, input)),
  nudge: facilitatorProcedureOnPage
    .meta({
      call: "POST /facilitator/assessments/{faId}/clients/{clientId}/nudge",
      summary: "Email a client about their next step; once in three days at most",
      output: clientOutput,
      errors: [409],
    })
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => nudgeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),
});
