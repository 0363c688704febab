import { drawSharedPicture } from "#src/server/domain/response/draw-link-picture.ts";
import { pictureResponse } from "#src/server/http/pages/page-form.ts";
import type { APIRoute } from "astro";

export const GET: APIRoute = async ({ params, locals: { deps, origin } }) =>
  pictureResponse(await drawSharedPicture(deps, origin, params.shareId ?? ""));
