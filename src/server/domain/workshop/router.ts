import {
  describeGuest,
  describeOnly,
  leaveWorkshop,
  saveOwnWords,
  setGuestCounted,
} from "#src/server/domain/workshop/guest/guest-place.ts";
import { getPlace, getPulse } from "#src/server/domain/workshop/guest/get-place.ts";
import { getWorkshopInvitation, joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { mailPlace } from "#src/server/domain/workshop/guest/mail-place.ts";
import {
  eraseWorkshop,
  getWall,
  getWorkshop,
  getWorkshopPicture,
  listWorkshops,
  removeGuest,
  startWorkshop,
} from "#src/server/domain/workshop/leading/workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { t, publicProcedure, rest, userProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import { submittedOutput } from "#src/shared/invitation/response.output.ts";
import { groupPictureOutput } from "#src/shared/group/group.output.ts";
import { exportedReportOutput, exportedTableOutput } from "#src/shared/result/analysis.output.ts";
import { placeInWords } from "#src/shared/result/texts/in-words.ts";
import {
  guestAnswerInput,
  guestCountedInput,
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
    .meta(
      rest(
        "GET /workshops",
        "Your own workshops and your teams’, newest first; of teams that you lead",
        workshopSummaryOutput.array(),
      ),
    )
    .input(workshopListInput)
    .query(({ ctx, input }) => listWorkshops(ctx.deps, ctx.actor, input)),
  start: userProcedure
    .meta(
      rest(
        "POST /workshops",
        "Start a workshop, alone or with a team that you lead. 402 without an active plan",
        workshopOutput,
        { status: 201, errors: [402, 403, 404] },
      ),
    )
    .input(newWorkshopInput)
    .mutation(({ ctx, input }) => startWorkshop(ctx.deps, ctx.actor, input)),
  get: hosted
    .meta(
      rest(
        "GET /workshops/{workshopId}",
        "A workshop, with the names of who has joined; its host, and leaders of its team",
        workshopOutput,
        { errors: [403] },
      ),
    )
    .query(({ ctx, input }) => getWorkshop(ctx.deps, ctx.actor, input.workshopId)),
  wall: hosted
    .meta(
      rest(
        "GET /workshops/{workshopId}/wall",
        "What everyone in the room looks at: numbers, and no guest’s name",
        workshopWallOutput,
        { errors: [403] },
      ),
    )
    .query(({ ctx, input }) => getWall(ctx.deps, ctx.actor, input.workshopId)),
  move: hosted
    .meta(
      rest(
        "POST /workshops/{workshopId}/step",
        "Lead everyone to the next step, or to the end; the present one changes nothing",
        workshopOutput,
        { errors: [403, 409] },
      ),
    )
    .input(workshopStepInput)
    .mutation(({ ctx, input }) => moveWorkshop(ctx.deps, ctx.actor, input.workshopId, input.step)),
  picture: userProcedureOnPage
    .meta(
      rest(
        "GET /workshops/{workshopId}/picture",
        "The picture of the group, also after everything about guests is erased; 404 before its step",
        groupPictureOutput,
        {
          otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
          errors: [403],
        },
      ),
    )
    .input(workshopPictureInput)
    .query(({ ctx, input }) => getWorkshopPicture(ctx.deps, ctx, input)),
  removeGuest: userProcedure
    .meta(
      rest(
        "DELETE /workshops/{workshopId}/guests/{guestId}",
        "Take someone out, with all that is theirs",
        workshopOutput,
        { errors: [403] },
      ),
    )
    .input(workshopGuestIdInput)
    .mutation(({ ctx, input }) => removeGuest(ctx.deps, ctx.actor, input)),
  erase: hosted
    .meta(
      rest("DELETE /workshops/{workshopId}", "Erase it, with everyone’s windows and the picture", null, {
        errors: [403],
      }),
    )
    .mutation(({ ctx, input }) => eraseWorkshop(ctx.deps, ctx.actor, input.workshopId)),
});

const byCode = publicProcedure.input(workshopCodeInput);
const byKey = publicProcedure.input(guestKeyInput);

/** Guests authorize with the code on the wall or the key of their place. */
export const workshopGuestRouter = t.router({
  invitation: byCode
    .meta(rest("GET /workshop-codes/{code}", "What a code on the wall leads to", workshopInvitationOutput))
    .query(({ ctx, input }) => getWorkshopInvitation(ctx.deps, ctx.origin, input.code)),
  join: byCode
    .meta(
      rest(
        "POST /workshop-codes/{code}/guests",
        "Join without an account; the key that comes back is the guest’s own",
        joinedWorkshopOutput,
        { status: 201, errors: [409] },
      ),
    )
    .input(newGuestInput)
    .mutation(({ ctx, input }) => joinWorkshop(ctx.deps, ctx.origin, input)),
  place: byKey
    .meta(
      rest(
        "GET /workshop-guests/{guestKey}",
        "A guest’s own part: whom they describe, and their window once it’s open",
        workshopPlaceOutput,
        { respond: placeInWords },
      ),
    )
    .query(({ ctx, input }) => getPlace(ctx.deps, ctx.origin, input.guestKey)),
  pulse: byKey
    .meta(
      rest(
        "GET /workshop-guests/{guestKey}/pulse",
        "Whether there is anything new for a guest",
        workshopPulseOutput,
      ),
    )
    .query(({ ctx, input }) => getPulse(ctx.deps, ctx.origin, input.guestKey)),
  saveOwn: publicProcedure
    .meta(
      rest(
        "PUT /workshop-guests/{guestKey}/self",
        "Save words that a guest picked for themselves, until describing begins; later for someone late",
        workshopPlaceOutput,
        { respond: placeInWords, errors: [409] },
      ),
    )
    .input(guestWordsInput)
    .mutation(({ ctx, input }) => saveOwnWords(ctx.deps, ctx.origin, input)),
  describeOnly: byKey
    .meta(
      rest(
        "POST /workshop-guests/{guestKey}/late",
        "Describe others without a window of one’s own, for someone late",
        workshopPlaceOutput,
        { respond: placeInWords, errors: [409] },
      ),
    )
    .mutation(({ ctx, input }) => describeOnly(ctx.deps, ctx.origin, input.guestKey)),
  describe: publicProcedure
    .meta(
      rest(
        "POST /workshop-guests/{guestKey}/answers",
        "Describe someone; one description each. Stored without the guest, until windows open",
        submittedOutput,
        { status: 201, errors: [409] },
      ),
    )
    .input(guestAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeGuest(ctx.deps, ctx.origin, input) })),
  setCounted: byKey
    .meta(
      rest(
        "PUT /workshop-guests/{guestKey}/counted",
        "Whether one’s window counts in the picture; while people describe each other",
        workshopPlaceOutput,
        { respond: placeInWords, errors: [409] },
      ),
    )
    .input(guestCountedInput)
    .mutation(({ ctx, input }) => setGuestCounted(ctx.deps, ctx.origin, input)),
  mailLink: byKey
    .meta(
      rest(
        "POST /workshop-guests/{guestKey}/mail",
        "Email a guest the address of their place; the address isn’t kept",
        null,
        { errors: [409] },
      ),
    )
    .input(guestMailInput)
    .mutation(({ ctx, input }) => mailPlace(ctx.deps, ctx.origin, input)),
  leave: byKey
    .meta(rest("DELETE /workshop-guests/{guestKey}", "Leave, and erase all that is one’s own"))
    .mutation(({ ctx, input }) => leaveWorkshop(ctx.deps, ctx.origin, input.guestKey)),
});
