import { drawPreviewInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { pictureResponse } from "#src/server/http/pages/page-form.ts";
import { paintPreview } from "#src/server/integrations/card/paint-preview.ts";
import { evenWeights } from "#src/shared/result/window-geometry.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import type { APIRoute } from "astro";

export const GET: APIRoute = async ({ params, locals }) => {
  const { bySlug } = await locals.deps.blog.edition();
  const post = bySlug.get(params.slug ?? "");
  if (post === undefined) return pictureResponse(null);
  const { title, cover } = post.data;
  const panes = cover.kind === "window" ? cover.panes : evenWeights;
  const preview = { title, panes, above: publicPages.blog.title };
  const picture = await drawPreviewInTurn(locals.origin, () => paintPreview(preview));
  return pictureResponse(picture);
};
