import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { nextToDescribe, type PlacePage, type ShownPlace } from "#src/shared/workshop/place-page.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import { draftNameOf, findJustDescribed, ownDraftNameOf } from "./just-described.ts";

/* What a guest's place shows: what the step asks for, whatever the address says. */

/** A look at the page. */
export interface Visit {
  readonly request: Request;
  readonly locals: Pick<PageLocals, "api" | "deps" | "requestId">;
  readonly guestKey: string;
  readonly asked: URLSearchParams;
}

/** The place as it stands now, or why there is none. */
export async function lookFor({
  locals: { api },
  guestKey,
  asked,
}: Visit): Promise<WorkshopPlace | PlacePage> {
  try {
    return await api.workshopGuest.place({ guestKey });
  } catch (error) {
    const { status, retryAfterSeconds } = publicErrorOf(error);
    if (status >= 500) throw error;
    if (status === 429) return { show: "busy", status, retryAfterSeconds };
    return asked.has("left") ? { show: "left", status: 200 } : { show: "gone", status: 404 };
  }
}

/** What the step asks of this guest. */
export async function showPlace(visit: Visit, place: WorkshopPlace): Promise<ShownPlace> {
  const { asked, guestKey } = visit;
  const shown = { status: 200, place, isTooLate: false } as const;
  if (asked.has("out")) return { ...shown, show: "leave" };
  if (place.step === "gathering") return { ...shown, show: "waiting" };
  if (place.step === "words") {
    const draftName = ownDraftNameOf(guestKey);
    if (place.ownWords !== null && !asked.has("change")) return { ...shown, show: "saved", draftName };
    const fields = { selectedTraits: place.ownWords ?? [] };
    return { ...shown, show: "words", draftName, fields, problems: [] };
  }
  if (place.step === "describing")
    return place.isIn ? showDescribing(visit, place) : { ...shown, show: "missed" };
  const mail = { email: "", problem: null, isSent: asked.has("mailed") };
  return { ...shown, show: "result", mail };
}

async function showDescribing(visit: Visit, place: WorkshopPlace): Promise<ShownPlace> {
  const { asked, guestKey, locals } = visit;
  const shown = { status: 200, place, isTooLate: false } as const;
  const guestId = asked.get("person");
  const guestOf = (id: string | null) => place.colleagues.find((one) => one.guestId === id);
  const guest = guestId === null ? nextToDescribe(place) : guestOf(guestId);
  const sent = await findJustDescribed(visit, guestOf(asked.get("sent")));
  if (asked.has("end") || (guestId === null && guest === undefined)) return { ...shown, show: "end", sent };
  if (guest === undefined) return { ...shown, show: "nobody", status: 404 };
  const draftName = draftNameOf(guestKey, guest);
  if (guest.isDescribed) return { ...shown, show: "described", guest, draftName };
  const fields = { selectedTraits: [], submissionKey: locals.deps.ids.token(256) };
  return { ...shown, show: "form", guest, draftName, sent, fields, problems: [] };
}
