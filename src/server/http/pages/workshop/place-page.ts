import {
  publicErrorOf,
  formProblems,
  readForm,
  refusalOf,
  refusedAs,
  seeOther,
  type FormFields,
} from "#src/server/http/pages/page-form.ts";
import {
  actField,
  describingIn,
  type PlacePage,
  type PlaceView,
  type ShownPlace,
} from "#src/shared/workshop/place-page.ts";
import { pageLanguage } from "#src/server/http/pages/page-language.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import {
  backTo,
  inSameLanguage,
  draftNameOf,
  findPerson,
  refusedForm,
  showDescribing,
  storeDescription,
  wordsIn,
  type Visit,
} from "#src/server/http/pages/team/describing.ts";
import { dropGuestCookie } from "#src/server/http/request/cookies.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/*
 * A guest's own place in a workshop, which shows the present step, whatever the address says. Looking changes
 * nothing; each act is a form that works without a script.
 */

/** The place, or why there is none. */
async function loadPlace({
  locals,
  author: guestKey,
  asked,
}: Pick<Visit, "locals" | "author" | "asked">): Promise<WorkshopPlace | PlaceView> {
  try {
    return await locals.api.workshopGuest.place({ guestKey });
  } catch (error) {
    const { status, retryAfterSeconds } = publicErrorOf(error);
    if (status >= 500) throw error;
    if (status === 429) return { show: "busy", status, retryAfterSeconds };
    return asked.has("left") ? { show: "left", status: 200 } : { show: "gone", status: 404 };
  }
}

/** The page for the workshop's present step. */
async function showPlace(visit: Visit, place: WorkshopPlace): Promise<ShownPlace> {
  const { asked, author: guestKey } = visit;
  const shown = { status: 200, place, isTooLate: false } as const;
  if (asked.has("out")) return { ...shown, show: "leave" };
  if (place.step === "gathering") return { ...shown, show: "waiting" };
  if (place.late === "describesOnly") return { ...shown, show: "late" };
  if (place.step === "words" || place.late !== null) {
    const draftName = draftNameOf(guestKey, "own");
    if (place.ownWords !== null && !asked.has("change")) return { ...shown, show: "saved", draftName };
    const fields = { selectedTraits: place.ownWords ?? [] };
    return { ...shown, show: "words", draftName, fields, problems: [] };
  }
  if (place.step === "describing")
    return { ...shown, ...(await showDescribing(visit, describingIn(guestKey, place))) };
  const mail = { email: "", problem: null, isSent: asked.has("mailed") };
  return { ...shown, show: "result", mail };
}

/*
 * What a guest can do. Each act ends in a redirect. A refused form comes back as it was sent, unless the host
 * has moved on: then the page shows the new step and says so.
 */

/** Does what the form asks for. */
async function act(visit: Visit, place: WorkshopPlace): Promise<PlaceView | Response> {
  const { author: guestKey, locals } = visit;
  const { workshopGuest } = locals.api;
  const path = workshopPaths.place(guestKey);
  const form = await readForm(visit.request);
  try {
    switch (form.one(actField.name)) {
      case actField.own:
        await workshopGuest.saveOwn({ guestKey, selectedTraits: form.all("selectedTraits") });
        return seeOther(inSameLanguage(visit, path));
      case actField.late:
        await workshopGuest.describeOnly({ guestKey });
        return seeOther(inSameLanguage(visit, path));
      case actField.describe:
        return await describe(visit, place, form);
      case actField.count:
        await workshopGuest.setCounted({ guestKey, counted: form.one("counted") === "yes" });
        return backTo(visit);
      case actField.mail:
        await workshopGuest.mailLink({
          ...{ guestKey, language: visit.language },
          email: form.one("email").trim(),
        });
        return seeOther(inSameLanguage(visit, `${path}?mailed=1#mail`));
      case actField.leave:
        await workshopGuest.leave({ guestKey });
        return seeOther(inSameLanguage(visit, `${path}?left=1`), dropGuestCookie(locals.deps.env.siteUrl));
      default:
        return await showPlace(visit, place);
    }
  } catch (error) {
    return refuse(error, visit, form);
  }
}

async function describe(visit: Visit, place: WorkshopPlace, form: FormFields): Promise<PlaceView | Response> {
  const { author: guestKey, locals } = visit;
  const describing = describingIn(guestKey, place);
  const person = findPerson(describing, visit.asked.get("person"));
  if (person === undefined) {
    const page = await showPlace(visit, place);
    // The windows are open, so this came too late.
    return page.show === "nobody" ? page : { ...page, status: 409, isTooLate: true };
  }
  const words = wordsIn(form, locals);
  return storeDescription(visit, describing, { person, words }, () =>
    locals.api.workshopGuest.describe({ guestKey, guestId: person.id, ...words }),
  );
}

/** The page, freshly loaded, with what is wrong. */
async function refuse(error: unknown, visit: Visit, form: FormFields): Promise<PlaceView> {
  const refusal = refusalOf(error, visit.locals, "workshop act");
  const { status, retryAfterSeconds } = refusal;
  const place = await loadPlace(visit);
  if ("show" in place) return place;
  const page = await showPlace(visit, place);
  const sent = form.one(actField.name);
  if (page.show === "form" && sent === actField.describe)
    return refusedForm(visit, page, refusal, wordsIn(form, visit.locals));
  const texts = textsIn(visit.language);
  const again = { status, retryAfterSeconds };
  if (page.show === "words" && sent === actField.own) {
    const fields = { selectedTraits: form.all("selectedTraits") };
    return { ...page, ...again, fields, problems: formProblems(texts, refusal, fields) };
  }
  if (page.show === "result" && sent === actField.mail) {
    const { mail } = texts.workshop;
    const problem =
      refusedAs(error) === "workshop.mailedEnough"
        ? mail.enough(workshopLimits.mostMails)
        : refusal.issues.length > 0
          ? mail.invalid
          : mail.busy;
    return { ...page, ...again, mail: { email: form.one("email"), problem, isSent: false } };
  }
  return { ...page, status, isTooLate: status === 409 && page.show !== "described" };
}

/** The page, or a redirect after an act. */
export async function openPlacePage(
  request: Request,
  locals: Visit["locals"],
  guestKey: string,
): Promise<PlacePage | Response> {
  const asked = new URL(request.url).searchParams;
  const found = await loadPlace({ locals, asked, author: guestKey });
  const language = pageLanguage(request, "show" in found ? null : found.language);
  const visit = { request, locals, asked, author: guestKey, language };
  if ("show" in found) return { ...found, language };
  const page = await (request.method === "POST" ? act(visit, found) : showPlace(visit, found));
  return page instanceof Response ? page : { ...page, language };
}
