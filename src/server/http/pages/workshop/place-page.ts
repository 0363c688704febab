import { isForeignForm } from "#src/server/http/pages/page-form.ts";
import type { PlacePage } from "#src/shared/workshop/place-page.ts";
import { act } from "./place-acts.ts";
import { lookFor, showPlace, type Visit } from "./shown-place.ts";

/*
 * A guest's own place in a workshop. Looking changes nothing; each act is a form that works without a script.
 */

/** The page, or a redirect after an act. */
export async function openPlacePage(
  request: Request,
  locals: Visit["locals"],
  guestKey: string,
): Promise<PlacePage | Response> {
  const isSent = request.method === "POST";
  if (isSent && isForeignForm(request.headers, locals.deps.env.siteUrl))
    return { show: "foreign", status: 403 };
  const visit = { request, locals, guestKey, asked: new URL(request.url).searchParams };
  const found = await lookFor(visit);
  if ("show" in found) return found;
  return isSent ? act(visit, found) : showPlace(visit, found);
}
