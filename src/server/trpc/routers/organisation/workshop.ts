import {
  leaveWorkshop,
  saveOwnWords,
  setGuestCounted,
} from "#src/server/domain/workshop/guest/change-place.ts";
import { describeGuest } from "#src/server/domain/workshop/guest/describe-guest.ts";
import { getPlace, getPulse } from "#src/server/domain/workshop/guest/get-place.ts";
import { getWorkshopInvitation, joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { mailPlace } from "#src/server/domain/workshop/guest/mail-place.ts";
import { eraseWorkshop, removeGuest } from "#src/server/domain/workshop/leading/end-workshop.ts";
import { getWall, getWorkshop, listWorkshops } from "#src/server/domain/workshop/leading/get-workshop.ts";
import { moveWorkshop } from "#src/server/domain/workshop/leading/move-workshop.ts";
import { startWorkshop } from "#src/server/domain/workshop/leading/start-workshop.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import { organisationIdInput } from "#src/shared/organisation/organisation.input.ts";
import {
  guestAnswerInput,
  guestCountedInput,
  guestKeyInput,
  guestMailInput,
  guestWordsInput,
  newGuestInput,
  startWorkshopInput,
  workshopCodeInput,
  workshopGuestIdInput,
  workshopIdInput,
  workshopStepInput,
} from "#src/shared/workshop/workshop.input.ts";

const hosted = userProcedure.input(workshopIdInput);

/** Workshops, for those who lead an organisation: its gate decides who does. */
export const workshopRouter = t.router({
  list: userProcedure
    .input(organisationIdInput)
    .query(({ ctx, input }) => listWorkshops(ctx.deps, ctx.actor, input.id)),
  start: userProcedure
    .input(startWorkshopInput)
    .mutation(({ ctx, input }) => startWorkshop(ctx.deps, ctx.actor, input)),
  get: hosted.query(({ ctx, input }) => getWorkshop(ctx.deps, ctx.actor, input.workshopId)),
  wall: hosted.query(({ ctx, input }) => getWall(ctx.deps, ctx.actor, input.workshopId)),
  move: hosted
    .input(workshopStepInput)
    .mutation(({ ctx, input }) => moveWorkshop(ctx.deps, ctx.actor, input.workshopId, input.step)),
  removeGuest: userProcedure
    .input(workshopGuestIdInput)
    .mutation(({ ctx, input }) => removeGuest(ctx.deps, ctx.actor, input)),
  erase: hosted.mutation(({ ctx, input }) => eraseWorkshop(ctx.deps, ctx.actor, input.workshopId)),
});

const byCode = publicProcedure.input(workshopCodeInput);
const byKey = publicProcedure.input(guestKeyInput);

/** A guest's own part: the code on the wall, or the key to their place, is all that these take. */
export const workshopGuestRouter = t.router({
  invitation: byCode.query(({ ctx, input }) => getWorkshopInvitation(ctx.deps, ctx.origin, input.code)),
  join: byCode.input(newGuestInput).mutation(({ ctx, input }) => joinWorkshop(ctx.deps, ctx.origin, input)),
  place: byKey.query(({ ctx, input }) => getPlace(ctx.deps, ctx.origin, input.guestKey)),
  pulse: byKey.query(({ ctx, input }) => getPulse(ctx.deps, ctx.origin, input.guestKey)),
  saveOwn: publicProcedure
    .input(guestWordsInput)
    .mutation(({ ctx, input }) => saveOwnWords(ctx.deps, ctx.origin, input)),
  describe: publicProcedure
    .input(guestAnswerInput)
    .mutation(async ({ ctx, input }) => ({ receipt: await describeGuest(ctx.deps, ctx.origin, input) })),
  setCounted: byKey
    .input(guestCountedInput)
    .mutation(({ ctx, input }) => setGuestCounted(ctx.deps, ctx.origin, input)),
  mailLink: byKey.input(guestMailInput).mutation(({ ctx, input }) => mailPlace(ctx.deps, ctx.origin, input)),
  leave: byKey.mutation(({ ctx, input }) => leaveWorkshop(ctx.deps, ctx.origin, input.guestKey)),
});
