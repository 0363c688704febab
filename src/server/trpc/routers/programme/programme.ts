import { addClients } from "#src/server/domain/programme/asking/add-clients.ts";
import { checkClients } from "#src/server/domain/programme/check/check-clients.ts";
import { closeProgramme } from "#src/server/domain/programme/ending/close-programme.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { deleteProgramme } from "#src/server/domain/programme/ending/delete-programme.ts";
import { exportStages, listClients, listProgrammes } from "#src/server/domain/programme/lists.ts";
import { getProgramme } from "#src/server/domain/programme/get-programme.ts";
import { getSending } from "#src/server/domain/programme/asking/get-sending.ts";
import { nudgeClient } from "#src/server/domain/programme/asking/nudge-client.ts";
import { addFacilitator } from "#src/server/domain/programme/leading/add-facilitator.ts";
import { listColleagues } from "#src/server/domain/programme/leading/list-colleagues.ts";
import { removeFacilitator } from "#src/server/domain/programme/leading/remove-facilitator.ts";
import { previewInvitation } from "#src/server/domain/programme/asking/preview-invitation.ts";
import { removeClient } from "#src/server/domain/programme/ending/remove-client.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import { updateProgramme } from "#src/server/domain/programme/update-programme.ts";
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
  programmeChangesInput,
  programmeIdInput,
  startProgrammeInput,
} from "#src/shared/programme/programme.input.ts";

/** Reading, and ending things, needs no plan: what ends with it is only what one can start. Whose programme it is, the gate decides. */
const ofProgramme = userProcedureOnPage.input(programmeIdInput);

export const programmeRouter = t.router({
  list: userProcedureOnPage.query(({ ctx }) => listProgrammes(ctx.deps, ctx.actor)),
  clients: userProcedureOnPage
    .input(clientListInput)
    .query(({ ctx, input }) => listClients(ctx.deps, ctx.actor, input)),
  get: ofProgramme.query(({ ctx, input }) => getProgramme(ctx.deps, ctx.actor, input.faId)),
  sending: ofProgramme.query(({ ctx, input }) => getSending(ctx.deps, ctx.actor, input.faId)),
  exportStages: ofProgramme.query(({ ctx, input }) => exportStages(ctx.deps, ctx.actor, input.faId)),
  startExample: userProcedureOnPage
    .input(exampleInput)
    .mutation(({ ctx, input }) => startExample(ctx.deps, ctx.actor, input.title)),
  update: ofProgramme
    .input(programmeChangesInput)
    .mutation(({ ctx, input: { faId, ...changes } }) => updateProgramme(ctx.deps, ctx.actor, faId, changes)),
  colleagues: ofProgramme.query(({ ctx, input }) => listColleagues(ctx.deps, ctx.actor, input.faId)),
  addFacilitator: facilitatorProcedureOnPage
    .input(programmeIdInput)
    .input(newFacilitatorInput)
    .mutation(({ ctx, input: { faId, ...colleague } }) =>
      addFacilitator(ctx.deps, ctx.actor, faId, colleague),
    ),
  removeFacilitator: userProcedureOnPage
    .input(facilitatorOfProgrammeInput)
    .mutation(({ ctx, input }) => removeFacilitator(ctx.deps, ctx.actor, input.faId, input.userId)),
  close: ofProgramme.mutation(({ ctx, input }) => closeProgramme(ctx.deps, ctx.actor, input.faId)),
  delete: ofProgramme.mutation(({ ctx, input }) => deleteProgramme(ctx.deps, ctx.actor, input.faId)),
  removeClient: userProcedureOnPage
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => removeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),

  /** A list, or a note in any script, is longer than an address may be: so these two, which store nothing, travel in a body. */
  check: facilitatorProcedureOnPage
    .input(clientCheckInput)
    .mutation(({ ctx, input }) => checkClients(ctx.deps, ctx.actor, input)),
  preview: facilitatorProcedureOnPage
    .input(invitationPreviewInput)
    .mutation(({ ctx, input }) => previewInvitation(ctx.deps, ctx.actor, input)),
  create: facilitatorProcedureOnPage
    .input(startProgrammeInput)
    .mutation(({ ctx, input }) => createProgramme(ctx.deps, ctx.actor, input)),
  addClients: facilitatorProcedureOnPage
    .input(programmeIdInput)
    .input(newClientsInput)
    .mutation(({ ctx, input }) => addClients(ctx.deps, ctx.actor, input.faId, input.clients)),
  nudge: facilitatorProcedureOnPage
    .input(clientOfProgrammeInput)
    .mutation(({ ctx, input }) => nudgeClient(ctx.deps, ctx.actor, input.faId, input.clientId)),
});
