import { describeFault } from "#src/server/log.ts";
import {
  problemsOf,
  publicErrorOf,
  readForm,
  seeOther,
  type FormFields,
} from "#src/server/http/pages/page-form.ts";
import { unlessMissing } from "#src/server/http/pages/unless-missing.ts";
import { dropGuestCookie } from "#src/server/http/request/cookies/guest-cookie.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { actField, type PlacePage, type ShownPlace } from "#src/shared/workshop/place-page.ts";
import type { WorkshopPlace } from "#src/shared/workshop/workshop.output.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { handOver } from "./just-described.ts";
import { lookFor, showPlace, type Visit } from "./shown-place.ts";

/*
 * What a guest can do. After each act a redirect leads to the page as it then is. What is refused comes back as it was sent, unless the
 * host has gone on meanwhile: then the page shows the new step, and says so.
 */

/** What was sent, as the page shows it once more. */
interface Attempt {
  readonly form: FormFields;
  /** The key of a description. */
  readonly key: string;
}

/** Does what the form asks for. */
export async function act(visit: Visit, place: WorkshopPlace): Promise<PlacePage | Response> {
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
    case actField.describe:
      return describe(visit, place, { form, key });
    case actField.count:
      await workshopGuest.setCounted({ guestKey, counted: form.one("counted") === "yes" });
      return seeOther(`${path}#count`);
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

/** One form is one description, however often it's sent and whatever was changed meanwhile: so its key is looked for first. */
async function describe(
  visit: Visit,
  place: WorkshopPlace,
  { form, key }: Attempt,
): Promise<PlacePage | Response> {
  const { api } = visit.locals;
  const guest = place.colleagues.find(({ guestId }) => guestId === visit.asked.get("person"));
  if (guest === undefined) {
    const page = await showPlace(visit, place);
    // Once windows are open there is nobody to describe any more: then this came too late.
    return page.show === "nobody" ? page : { ...page, status: 409, isTooLate: true };
  }
  const stored = await unlessMissing(api.response.receipt({ withdrawKey: key }));
  if (stored === undefined) {
    const { guestKey } = visit;
    const selectedTraits = form.all("selectedTraits");
    await api.workshopGuest.describe({
      guestKey,
      guestId: guest.guestId,
      selectedTraits,
      submissionKey: key,
    });
  }
  return handOver(visit, place, { guest, withdrawKey: key, isRepeat: stored !== undefined });
}

/** The page as things stand now, with what is wrong. */
async function refuse(error: unknown, visit: Visit, attempt: Attempt): Promise<PlacePage> {
  const refusal = publicErrorOf(error);
  const { status, retryAfterSeconds } = refusal;
  const { deps, requestId } = visit.locals;
  if (status >= 500) deps.log.error("workshop act failed", { requestId, ...describeFault(error) });
  const place = await lookFor(visit);
  if ("show" in place) return place;
  const page = await showPlace(visit, place);
  if (fits(page, attempt.form.one(actField.name)))
    return withProblems({ ...page, status, retryAfterSeconds }, refusal, attempt);
  return { ...page, status, isTooLate: status === 409 && page.show !== "described" };
}

/** Whether a page still has the form that was sent. */
const fits = ({ show }: ShownPlace, act: string): boolean =>
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
