import { publicErrorOf, readForm, refusalOf, seeOther } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { actField, countedField, describingIn, type TeamFormPage } from "#src/shared/team/form-page.ts";
import type { TeamForm } from "#src/shared/team/team.output.ts";
import {
  backTo,
  findPerson,
  refusedForm,
  showDescribing,
  storeDescription,
  wordsIn,
  type Visit as Describer,
  type Words,
} from "./describing.ts";

/*
 * Where a member describes colleagues one at a time, and may step out. Looking changes nothing; each
 * description is a form that works without a script.
 */

/** A request for the page by a signed-in person. */
interface Visit extends Describer {
  readonly id: string;
}

/** The page, or a redirect: after a description, after stepping out, or to the sign-in. */
export async function openTeamForm(
  request: Request,
  locals: Visit["locals"] & Pick<PageLocals, "actor">,
  id: string,
): Promise<TeamFormPage | Response> {
  const { pathname, search, searchParams: asked } = new URL(request.url);
  if (locals.actor === null) return seeOther(paths.login(pathname + search));
  const visit = { request, locals, id, asked, author: locals.actor.userId, language: "en" } as const;
  const found = await loadForm(visit);
  if ("show" in found) return found;
  return request.method === "POST" ? handle(visit, found) : show(visit, found);
}

/** The form, or why this person has none. */
async function loadForm({ locals: { api }, id, asked }: Visit): Promise<TeamForm | TeamFormPage> {
  try {
    return await api.team.form({ teamRoundId: id });
  } catch (error) {
    const { status } = publicErrorOf(error);
    if (status >= 500) throw error;
    if (asked.has("left")) return { show: "left", status: 200 };
    return status === 403 ? { show: "notInIt", status } : { show: "unknown", status: 404 };
  }
}

async function show(visit: Visit, form: TeamForm): Promise<TeamFormPage> {
  const isSent = visit.request.method === "POST";
  if (!form.open) return { show: "over", status: 200, form, isSent };
  if (visit.asked.has("out")) return { show: "stepOut", status: 200, form };
  const shown = await showDescribing(visit, describingIn(form));
  if (shown.show !== "end") return { ...shown, form, isSent, own: null };
  const { own } = await visit.locals.api.team.get({ teamRoundId: visit.id });
  return { ...shown, form, isSent, own };
}

async function handle(visit: Visit, form: TeamForm): Promise<TeamFormPage | Response> {
  const { request, locals, id, asked } = visit;
  const sent = await readForm(request);
  if (sent.one(actField.name) === actField.stepOut) return leave(visit, form);
  const counted = sent.one(countedField.name);
  if (counted === countedField.yes || counted === countedField.no)
    return count(visit, counted === countedField.yes);
  const describing = describingIn(form);
  const person = findPerson(describing, asked.get("person"));
  if (person === undefined) return { show: "nobody", status: 404, form, describing, isSent: true, own: null };
  const words = wordsIn(sent, locals);
  try {
    return await storeDescription(visit, describing, { person, words }, () =>
      locals.api.team.describe({ teamRoundId: id, personId: person.id, ...words }),
    );
  } catch (error) {
    return refuse(error, visit, words);
  }
}

/** Stores whether their window counts, and shows the same page again. */
async function count(visit: Visit, counted: boolean): Promise<Response> {
  // Refused once the windows have opened: the page then says that the round is over.
  await visit.locals.api.team.setCounted({ teamRoundId: visit.id, counted }).catch((error: unknown) => {
    if (publicErrorOf(error).status >= 500) throw error;
  });
  return backTo(visit);
}

/** Takes them out, and redirects to a page that says so. */
async function leave({ locals, id }: Visit, form: TeamForm): Promise<TeamFormPage | Response> {
  try {
    await locals.api.team.stepOut({ teamRoundId: id });
    return seeOther(`${teamPaths.teamForm(id)}?left=1`);
  } catch (error) {
    const { status } = publicErrorOf(error);
    if (status === 409) return { show: "over", status, form, isSent: false };
    throw error;
  }
}

/** The page again with what is wrong, freshly loaded: the round may have ended meanwhile. */
async function refuse(error: unknown, visit: Visit, words: Words): Promise<TeamFormPage> {
  const refusal = refusalOf(error, visit.locals, "description");
  const form = await loadForm(visit);
  if ("show" in form) return form;
  const page = await show(visit, form);
  if (page.show === "form") return refusedForm(visit, page, refusal, words);
  return page.show === "over" || page.show === "described" ? { ...page, status: 409 } : page;
}
