import {
  drawCard,
  drawKeepsake,
  findCard,
  getCard,
  makeCard,
  revokeCard,
} from "#src/server/domain/card/own-card.ts";
import { getCardImage, showCard } from "#src/server/domain/card/shown-card.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  cardDraftInput,
  cardImageInput,
  cardInput,
  keepsakeInput,
  publicCardInput,
} from "#src/shared/result/card.input.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);

export const cardRouter = t.router({
  get: ofSurvey.query(({ ctx, input }) => getCard(ctx.deps, ctx.actor, input.surveyId)),
  /** As `get`, for pages: to have no card is no failure. */
  find: ofSurvey.query(({ ctx, input }) => findCard(ctx.deps, ctx.actor, input.surveyId)),
  make: ofSurvey
    .input(cardInput)
    .mutation(({ ctx, input }) => makeCard(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  revoke: ofSurvey.mutation(({ ctx, input }) => revokeCard(ctx.deps, ctx.actor, input.surveyId)),
  draw: ofSurvey
    .input(cardDraftInput)
    .query(({ ctx, input }) => drawCard(ctx.deps, ctx.actor, ctx.origin, input)),
  keepsake: ofSurvey
    .input(keepsakeInput)
    .query(({ ctx, input }) => drawKeepsake(ctx.deps, ctx.actor, ctx.origin, input)),
  shown: publicProcedure.input(publicCardInput).query(({ ctx, input }) => showCard(ctx.deps, input.publicId)),
  image: publicProcedure
    .input(cardImageInput)
    .query(({ ctx, input }) => getCardImage(ctx.deps, ctx.origin, input)),
});
