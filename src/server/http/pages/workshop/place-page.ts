import { nextColleague } from "#src/shared/team/form-page.ts";
import {
  publicErrorOf,
  problemsOf,
  readForm,
  seeOther,
  type FormFields,
  unlessMissing,
} from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import {
  type Described,
  type PlacePage,
  type ShownPlace,
  actField,
} from "#src/shared/workshop/place-page.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import {
  draftNameOf,
  findSentDescription,
  redirectWithReceipt,
} from "#src/server/http/pages/sent-description.ts";
import { describeFault } from "#src/server/log.ts";
import { dropGuestCookie } from "#src/server/http/request/cookies.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/* A guest's place shows the present step, whatever the address says. */

/** A request for the page. */
export interface Visit {
  readonly request: Request;
  readonly locals: Pick<PageLocals, "api" | "deps" | "requestId">;
  readonly guestKey: string;
  readonly asked: URLSearchParams;
}

/** The place, or why there is none. */
async function loadPlace({ locals: { api }, guestKey, asked }: Visit): Promise<WorkshopPlace | PlacePage> {
  try {
    return await api.workshopGuest.place({ guestKey });
  } catch (error) {
    const { status, retryAfterSeconds } = publicErrorOf(error);
    if (status >= 500) throw error;
    if (status === 429) return { show: "busy", status, retryAfterSeconds };
    return asked.has("left") ? { show: "left", status: 200 } : { show: "gone", status: 404 };
  }
}

/** The page for the workshop's present step. */
async function showPlace(visit: Visit, place: WorkshopPlace): Promise<ShownPlace> {
  const { asked, guestKey } = visit;
  const shown = { status: 200, place, isTooLate: false } as const;
  if (asked.has("out")) return { ...shown, show: "leave" };
  if (place.step === "gathering") return { ...shown, show: "waiting" };
  if (place.late === "describesOnly") return { ...shown, show: "late" };
  if (place.step === "words" || place.late !== null) {
    const draftName = draftNameOf(`${guestKey} own`);
    if (place.ownWords !== null && !asked.has("change")) return { ...shown, show: "saved", draftName };
    const fields = { selectedTraits: place.ownWords ?? [] };
    return { ...shown, show: "words", draftName, fields, problems: [] };
  }
  if (place.step === "describing") return showDescribing(visit, place);
  const mail = { email: "", problem: null, isSent: asked.has("mailed") };
  return { ...shown, show: "result", mail };
}

const draftFor = (guestKey: string, { guestId }: Described): string => draftNameOf(`${guestKey} ${guestId}`);

async function showDescribing(visit: Visit, place: WorkshopPlace): Promise<ShownPlace> {
  const { asked, guestKey, locals } = visit;
  const shown = { status: 200, place, isTooLate: false } as const;
  const guestId = asked.get("person");
  const guestOf = (id: string | null) => place.colleagues.find((one) => one.guestId === id);
  const guest = guestId === null ? nextColleague(place) : guestOf(guestId);
  const described = guestOf(asked.get("sent"));
  const sent =
    described?.isDescribed === true
      ? { guest: described, ...(await findSentDescription(visit, draftFor(guestKey, described))) }
      : null;
  if (asked.has("end") || (guestId === null && guest === undefined)) return { ...shown, show: "end", sent };
  if (guest === undefined) return { ...shown, show: "nobody", status: 404 };
  const draftName = draftFor(guestKey, guest);
  if (guest.isDescribed) return { ...shown, show: "described", guest, draftName };
  const fields = { selectedTraits: [], submissionKey: locals.deps.ids.token(256) };
  return { ...shown, show: "form", guest, draftName, sent, fields, problems: [] };
}

/*
 * What a guest can do. Each act ends in a redirect. A refused form comes back as it was sent, unless the host
 * has moved on: then the page shows the new step and says so.
 */

/** The sent form, to show again. */
interface Attempt {
  readonly form: FormFields;
  /** The submission key. */
  readonly key: string;
}

/** Does what the form asks for. */
async function act(visit: Visit, place: WorkshopPlace): Promise<PlacePage | Response> {
  const form = await readForm(visit.request);
  const key = submissionKey.safeParse(form.one("submissionKey")).data ?? visit.locals.deps.ids.token(256);
  try {
    return await perform(visit, place, { form, key });
  } catch (error) {
    return refuse(error, visit, { form, key });
  }
}

async function perform(
  visit: Visit,
  place: WorkshopPlace,
  { form, key }: Attempt,
): Promise<PlacePage | Response> {
  const { guestKey, locals } = visit;
  const { workshopGuest } = locals.api;
  const path = workshopPaths.place(guestKey);
  switch (form.one(actField.name)) {
    case actField.own:
      await workshopGuest.saveOwn({ guestKey, selectedTraits: form.all("selectedTraits") });
      return seeOther(path);
    case actField.late:
      await workshopGuest.describeOnly({ guestKey });
      return seeOther(path);
    case actField.describe:
      return describe(visit, place, { form, key });
    case actField.count:
      await workshopGuest.setCounted({ guestKey, counted: form.one("counted") === "yes" });
      return seeOther(backTo(visit));
    case actField.mail:
      await workshopGuest.mailLink({ guestKey, email: form.one("email").trim() });
      return seeOther(`${path}?mailed=1#mail`);
    case actField.leave:
      await workshopGuest.leave({ guestKey });
      return seeOther(`${path}?left=1`, dropGuestCookie(locals.deps.env.siteUrl));
    default:
      return showPlace(visit, place);
  }
}

/** The form on which a guest chose whether their window counts. */
function backTo({ guestKey, asked }: Visit): string {
  const guestId = asked.get("person");
  return guestId === null ? workshopPaths.place(guestKey) : workshopPaths.describe(guestKey, guestId);
}

/** A form is one description, however often it's sent, so its key is looked up first. */
async function describe(
  visit: Visit,
  place: WorkshopPlace,
  { form, key }: Attempt,
): Promise<PlacePage | Response> {
  const { api } = visit.locals;
  const guest = place.colleagues.find(({ guestId }) => guestId === visit.asked.get("person"));
  if (guest === undefined) {
    const page = await showPlace(visit, place);
    // The windows are open, so this came too late.
    return page.show === "nobody" ? page : { ...page, status: 409, isTooLate: true };
  }
  const { guestKey } = visit;
  const stored = await unlessMissing(api.response.receipt({ withdrawKey: key }));
  if (stored === undefined) {
    const selectedTraits = form.all("selectedTraits");
    await api.workshopGuest.describe({
      guestKey,
      guestId: guest.guestId,
      selectedTraits,
      submissionKey: key,
    });
  }
  const path = workshopPaths.place(guestKey);
  const next = nextColleague(place, guest);
  const page =
    next === undefined
      ? workshopPaths.describingEnd(guestKey)
      : workshopPaths.describe(guestKey, next.guestId);
  const location = `${page}&sent=${encodeURIComponent(guest.guestId)}`;
  return redirectWithReceipt(
    { location, path, siteUrl: visit.locals.deps.env.siteUrl },
    { draftName: draftFor(guestKey, guest), withdrawKey: key, isRepeat: stored !== undefined },
  );
}

/** The page, freshly loaded, with what is wrong. */
async function refuse(error: unknown, visit: Visit, attempt: Attempt): Promise<PlacePage> {
  const refusal = publicErrorOf(error);
  const { status, retryAfterSeconds } = refusal;
  const { deps, requestId } = visit.locals;
  if (status >= 500) deps.log.error("workshop act failed", { requestId, ...describeFault(error) });
  const place = await loadPlace(visit);
  if ("show" in place) return place;
  const page = await showPlace(visit, place);
  if (stillHasForm(page, attempt.form.one(actField.name)))
    return withProblems({ ...page, status, retryAfterSeconds }, refusal, attempt);
  return { ...page, status, isTooLate: status === 409 && page.show !== "described" };
}

/** Whether a page still has the form that was sent. */
const stillHasForm = ({ show }: ShownPlace, act: string): boolean =>
  (show === "words" && act === actField.own) ||
  (show === "form" && act === actField.describe) ||
  (show === "result" && act === actField.mail);

function withProblems(page: ShownPlace, refusal: PublicError, { form, key }: Attempt): ShownPlace {
  const selectedTraits = form.all("selectedTraits");
  const problems = problemsOf(refusal);
  if (page.show === "words") return { ...page, fields: { selectedTraits }, problems };
  if (page.show === "form")
    return { ...page, sent: null, fields: { selectedTraits, submissionKey: key }, problems };
  if (page.show !== "result") return page;
  const email = form.one("email");
  return { ...page, mail: { email, problem: problems[0]?.message ?? refusal.message, isSent: false } };
}

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
  const visit = { request, locals, guestKey, asked: new URL(request.url).searchParams };
  const found = await loadPlace(visit);
  if ("show" in found) return found;
  return isSent ? act(visit, found) : showPlace(visit, found);
}
