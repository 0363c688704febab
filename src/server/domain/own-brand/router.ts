import { t, userProcedure } from "#src/server/trpc/procedures.ts";
import { logoTypes } from "#src/shared/own-brand/own-brand.ts";
import { colourInput, logoInput } from "#src/shared/own-brand/own-brand.input.ts";
import { ownBrandOutput } from "#src/shared/own-brand/own-brand.output.ts";
import { getOwnBrand, removeLogo, saveColour, saveLogo } from "./own-brand.ts";

export const ownBrandRouter = t.router({
  get: userProcedure
    .meta({
      call: "GET /account/brand",
      summary: "Your own logo and colour, and whether your plan shows them",
      output: ownBrandOutput,
    })
    .query(({ ctx }) => getOwnBrand(ctx.deps, ctx.actor)),
  saveLogo: userProcedure
    .meta({
      call: "PUT /account/brand/logo",
      summary: "Your logo: a PNG, JPEG or WebP of at most 2 MB. 402 during a trial and without a plan",
      output: ownBrandOutput,
      errors: [402],
      fileTypes: logoTypes,
    })
    .input(logoInput)
    .mutation(({ ctx, input }) => saveLogo(ctx.deps, ctx.actor, input.base64)),
  removeLogo: userProcedure
    .meta({
      call: "DELETE /account/brand/logo",
      summary: "Remove your logo",
      output: ownBrandOutput,
    })
    .mutation(({ ctx }) => removeLogo(ctx.deps, ctx.actor)),
  saveColour: userProcedure
    .meta({
      call: "PUT /account/brand/colour",
      summary: "Your colour, which is darkened until white on it is readable; null removes it. 402 as above",
      output: ownBrandOutput,
      errors: [402],
    })
    .input(colourInput)
    .mutation(({ ctx, input }) => saveColour(ctx.deps, ctx.actor, input.colour)),
});
