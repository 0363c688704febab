import {
  describeGuest,
  describeOnly,
  leaveWorkshop,
  saveOwnWords,
  setGuestCounted,
  mailPlace,
  getPlace,
  getPulse,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { getWorkshopInvitation, joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import {
  eraseWorkshop,
  getWall,
  getWallBrand,
  getWorkshop,
  getWorkshopPicture,
  listWorkshops,
  removeGuest,
  startWorkshop,
} from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { t, publicProcedure, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { groupPictureOutput, pictureFiles } from "#src/shared/group/group.output.ts";
import { placeInWords } from "#src/shared/result/texts/in-words.ts";
import { countedInput } from "#src/shared/team/team.input.ts";
import {
  guestAnswerInput,
  guestKeyInput,
  guestMailInput,
  guestWordsInput,
  newGuestInput,
  newWorkshopInput,
  workshopCodeInput,
  workshopGuestIdInput,
  workshopIdInput,
  workshopListInput,
  workshopPictureInput,
  workshopStepInput,
} from "#src/shared/workshop/workshop.input.ts";
import {
  joinedWorkshopOutput,
  workshopInvitationOutput,
  workshopOutput,
  workshopPlaceOutput,
  workshopPulseOutput,
  workshopSummaryOutput,
  workshopWallOutput,
} from "#src/shared/workshop/workshop.output.ts";

const hosted = userProcedure.input(workshopIdInput);

/** Workshops for those who lead them, as `gate.ts` decides. */
export const workshopRouter = t.router({
  list: userProcedure
    .meta({
      call: "GET /workshops",
      summary: "Your own workshops and your teams’, newest first; of teams that you lead",
      output: workshopSummaryOutput.array(),
    })
    .input(workshopListInput)
    .query(({ ctx, input }) => listWorkshops(ctx.deps, ctx.actor, input)),
  start: userProcedure
    .meta({
      call: "POST /workshops",
      summary: "Start a workshop, alone or with a team that you lead. 402 without an active plan",
      output: workshopOutput,
      status: 201,
      errors: [402, 403, 404],
    })
    .input(newWorkshopInput)
    .mutation(({ ctx, input }) => startWorkshop(ctx.deps, ctx.actor, input)),
  get: hosted
    .meta({
      call: "GET /workshops/{workshopId}",
      summary: "A workshop, with the names of who has joined; its host, and leaders of its team",
      output: workshopOutput,
      errors: [403],
    })
    .query(({ ctx, input }) => getWorkshop(ctx.deps, ctx.actor, input.workshopId)),
  wall: hosted
    .meta({
      call: "GET /workshops/{workshopId}/wall",
      summary: "What everyone in the room looks at: numbers, and no guest’s name",
      output: workshopWallOutput,
      errors: [403],
    })
    .query(({ ctx, input }) => getWall(ctx.deps, ctx.actor, input.workshopId)),
  wallBrand: hosted.query(({ ctx, input }) => getWallBrand(ctx.deps, ctx.actor, input.workshopId)),
  move: hosted
    .meta({
      call: "POST /workshops/{workshopId}/step",
      summary: "Lead everyone to the next step, or to the end; the present one changes nothing",
      output: workshopOutput,
      errors: [403, 409],
    })
    .input(workshopStepInput)
    .mutation(({ ctx, input }) => moveWorkshop(ctx.deps, ctx.actor, input.workshopId, input.step)),
  picture: userProcedureOnPage
    .meta({
      call: "GET /workshops/{workshopId}/picture",
      summary: "The picture of the group, also after everything about guests is erased; 404 before its step",
      output: groupPictureOutput,
      otherOutputs: pictureFiles,
      errors: [403],
    })
    .input(workshopPictureInput)
    .query(({ ctx, input }) => getWorkshopPicture(ctx.deps, ctx, input.workshopId, input.format)),
  removeGuest: userProcedure
    .meta({
      call: "DELETE /workshops/{workshopId}/guests/{guestId}",
      summary: "Take someone out, with all that is theirs",
      output: workshopOutput,
      errors: [403],
    })
    .input(workshopGuestIdInput)
    .mutation(({ ctx, input }) => removeGuest(ctx.deps, ctx.actor, input)),
  erase: hosted
    .meta({
      call: "DELETE /workshops/{workshopId}",
      summary: "Erase it, with everyone’s windows and the picture",
      errors: [403],
    })
    .mutation(({ ctx, input }) => eraseWorkshop(ctx.deps, ctx.actor, input.workshopId)),
});

const byCode = publicProcedure.input(workshopCodeInput);
const byKey = publicProcedure.input(guestKeyInput);

/** Guests authorize with the code on the wall or the key of their place. */
export const workshopGuestRouter = t.router({
  invitation: byCode
    .meta({
      call: "GET /workshop-codes/{code}",
      summary: "What a code on the wall leads to",
      output: workshopInvitationOutput,
    })
    .query(({ ctx, input }) => getWorkshopInvitation(ctx.deps, ctx.origin, input.code)),
  join: byCode
    .meta({
      call: "POST /workshop-codes/{code}/guests",
      summary: "Join without an account; the key that comes back is the guest’s own",
      output: joinedWorkshopOutput,
      status: 201,
      errors: [409],
    })
    .input(newGuestInput)
    .mutation(({ ctx, input }) => joinWorkshop(ctx.deps, ctx.origin, input)),
  place: byKey
    .meta({
      call: "GET /workshop-guests/{guestKey}",
      summary: "A guest’s own part: whom they describe, and their window once it’s open",
      output: workshopPlaceOutput,
      respond: placeInWords,
    })
    .query(({ ctx, input }) => getPlace(ctx.deps, ctx.origin, input.guestKey)),
  pulse: byKey
    .meta({
      call: "GET /workshop-guests/{guestKey}/pulse",
      summary: "Whether there is anything new for a guest",
      output: workshopPulseOutput,
    })
    .query(({ ctx, input }) => getPulse(ctx.deps, ctx.origin, input.guestKey)),
  saveOwn: publicProcedure
    .meta({
      call: "PUT /workshop-guests/{guestKey}/self",
      summary:
        "Save words that a guest picked for themselves, until describing begins; later for someone late",
      output: workshopPlaceOutput,
      respond: placeInWords,
      errors: [409],
    })
    .input(guestWordsInput)
    .mutation(({ ctx, input }) => saveOwnWords(ctx.deps, ctx.origin, input)),
  describeOnly: byKey
    .meta({
      call: "POST /workshop-guests/{guestKey}/late",
      summary: "Describe others without a window of one’s own, for someone late",
      output: workshopPlaceOutput,
      respond: placeInWords,
      errors: [409],
    })
    .mutation(({ ctx, input }) => describeOnly(ctx.deps, ctx.origin, input.guestKey)),
  describe: publicProcedure
    .meta({
      call: "POST /workshop-guests/{guestKey}/answers",
      summary: "Describe someone; one description each. Stored without the guest, until windows open",
      output: submittedOutput,
      status: 201,
      errors: [409],
    })
    .input(guestAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeGuest(ctx.deps, ctx.origin, input) })),
  setCounted: byKey
    .meta({
      call: "PUT /workshop-guests/{guestKey}/counted",
      summary: "Whether one’s window counts in the picture; while people describe each other",
      output: workshopPlaceOutput,
      respond: placeInWords,
      errors: [409],
    })
    .input(countedInput)
    .mutation(({ ctx, input }) => setGuestCounted(ctx.deps, ctx.origin, input)),
  mailLink: byKey
    .meta({
      call: "POST /workshop-guests/{guestKey}/mail",
      summary: "Email a guest the address of their place; the address isn’t kept",
      errors: [409],
    })
    .input(guestMailInput)
    .mutation(({ ctx, input }) => mailPlace(ctx.deps, ctx.origin, input)),
  leave: byKey
    .meta({ call: "DELETE /workshop-guests/{guestKey}", summary: "Leave, and erase all that is one’s own" })
    .mutation(({ ctx, input }) => leaveWorkshop(ctx.deps, ctx.origin, input.guestKey)),
});
