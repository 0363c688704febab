import { drawSharedPicture } from "#src/server/domain/response/find-form.ts";
import { pictureResponse } from "#src/server/http/pages/page-form.ts";
import type { APIRoute } from "astro";

export const GET: APIRoute = async ({ params, locals: { deps, origin } }) =>
  pictureResponse(await drawSharedPicture(deps, origin, params.shareId ?? ""));
