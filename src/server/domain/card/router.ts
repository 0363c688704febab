import { drawCard, drawCircles, drawKeepsake, findCard, getCard, makeCard, revokeCard } from "./own-card.ts";
import { getCardImage, showCard } from "./shown-card.ts";
import { t, publicProcedure, userProcedureOnPage } from "#src/server/trpc/procedures.ts";
import {
  cardDraftInput,
  cardImageInput,
  cardInput,
  circlesPictureInput,
  keepsakeInput,
  publicCardInput,
} from "#src/shared/result/card.input.ts";
import { exportedPictureOutput, shareCardOutput } from "#src/shared/result/card.output.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";

const ofSurvey = userProcedureOnPage.input(surveyIdInput);

export const cardRouter = t.router({
  get: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/card",
      summary: "The card of a round, and where it can be seen",
      output: shareCardOutput,
    })
    .query(({ ctx, input }) => getCard(ctx.deps, ctx.actor, input.surveyId)),
  /** Like `get`, but a missing card isn't an error. */
  find: ofSurvey.query(({ ctx, input }) => findCard(ctx.deps, ctx.actor, input.surveyId)),
  make: ofSurvey
    .meta({
      call: "POST /surveys/{surveyId}/card",
      summary:
        "Make a card to show, from clear words of the newest result; an earlier card of the round is gone then. Of an older round, whose peers weren’t told, it takes words of the Arena once the round is closed",
      output: shareCardOutput,
      status: 201,
      errors: [409],
    })
    .input(cardInput)
    .mutation(({ ctx, input }) => makeCard(ctx.deps, ctx.actor, input.surveyId, input.traitIds)),
  revoke: ofSurvey
    .meta({
      call: "DELETE /surveys/{surveyId}/card",
      summary: "Remove the card: its page and picture are gone immediately",
    })
    .mutation(({ ctx, input }) => revokeCard(ctx.deps, ctx.actor, input.surveyId)),
  draw: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/card/picture",
      summary: "The picture of a card with these words as a PNG, for its owner alone: no card is made",
      otherOutputs: { "image/png": exportedPictureOutput },
      errors: [409],
    })
    .input(cardDraftInput)
    .query(({ ctx, input }) => drawCard(ctx.deps, ctx.actor, ctx.origin, input)),
  circles: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/circles/picture",
      summary: "What the circles of a round see as a PNG, for their owner alone",
      otherOutputs: { "image/png": exportedPictureOutput },
      errors: [409],
    })
    .input(circlesPictureInput)
    .query(({ ctx, input }) => drawCircles(ctx.deps, ctx.actor, ctx.origin, input)),
  keepsake: ofSurvey
    .meta({
      call: "GET /surveys/{surveyId}/keepsake",
      summary:
        "The whole window of the newest result as a PNG, for its owner alone; with the round’s title or without",
      otherOutputs: { "image/png": exportedPictureOutput },
      errors: [409],
    })
    .input(keepsakeInput)
    .query(({ ctx, input }) => drawKeepsake(ctx.deps, ctx.actor, ctx.origin, input)),
  shown: publicProcedure.input(publicCardInput).query(({ ctx, input }) => showCard(ctx.deps, input.publicId)),
  image: publicProcedure
    .input(cardImageInput)
    .query(({ ctx, input }) => getCardImage(ctx.deps, ctx.origin, input)),
});
