import { drawPreviewInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { anHour } from "#src/server/http/static-files.ts";
import { paintPreview } from "#src/server/integrations/preview/paint-preview.ts";
import { evenWeights } from "#src/shared/result/window-geometry.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import type { APIRoute } from "astro";

export const GET: APIRoute = async ({ params, locals }) => {
  const { bySlug } = await locals.deps.blog.edition();
  const post = bySlug.get(params.slug ?? "");
  if (post === undefined) return new Response(null, { status: 404 });
  const { title, cover } = post.data;
  const panes = cover.kind === "window" ? cover.panes : evenWeights;
  const preview = { title, panes, above: publicPages.blog.title };
  const picture = await drawPreviewInTurn(locals.origin, () => paintPreview(preview));
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": "image/png", "cache-control": anHour },
  });
};
