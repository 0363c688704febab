import { describeFault } from "#src/server/log.ts";
import {
  problemsOf,
  publicErrorOf,
  readForm,
  seeOther,
  unlessMissing,
} from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import type { Actor } from "#src/server/actor.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import {
  actField,
  countedField,
  nextColleague,
  type Colleague,
  type TeamFormPage,
} from "#src/shared/team/form-page.ts";
import type { TeamForm } from "#src/shared/team/team.output.ts";
import {
  draftNameOf,
  findSentDescription,
  redirectWithReceipt,
} from "#src/server/http/pages/sent-description.ts";

/*
 * Where a member describes colleagues one at a time, and may step out. Looking changes nothing; each
 * description is a form that works without a script.
 */

type Locals = Pick<PageLocals, "api" | "actor" | "deps" | "requestId">;

/** A request for the page by a signed-in person. */
interface Visit {
  readonly request: Request;
  readonly locals: Locals;
  readonly actor: Actor;
  readonly id: string;
  readonly asked: URLSearchParams;
}

/** The page, or a redirect: after a description, after stepping out, or to the sign-in. */
export async function openTeamForm(
  request: Request,
  locals: Locals,
  id: string,
): Promise<TeamFormPage | Response> {
  const isSent = request.method === "POST";
  const { pathname, search, searchParams: asked } = new URL(request.url);
  const { actor } = locals;
  if (actor === null) return seeOther(paths.login(pathname + search));
  const visit = { request, locals, actor, id, asked };
  const found = await loadForm(visit);
  if ("show" in found) return found;
  return isSent ? handle(visit, found) : show(visit, found);
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

const colleagueOf = ({ colleagues }: TeamForm, personId: string | null): Colleague | undefined =>
  colleagues.find((one) => one.personId === personId);

const draftFor = ({ userId }: Actor, { personId }: Colleague): string => draftNameOf(`${userId} ${personId}`);

async function show(visit: Visit, form: TeamForm): Promise<TeamFormPage> {
  const { asked, locals, actor, id } = visit;
  if (!form.open) return { show: "over", status: 200, form, isSent: false };
  if (asked.has("out")) return { show: "stepOut", status: 200, form };
  const described = colleagueOf(form, asked.get("sent"));
  const sent =
    described?.isDescribed === true
      ? { colleague: described, ...(await findSentDescription(visit, draftFor(actor, described))) }
      : null;
  const personId = asked.get("person");
  const colleague = personId === null ? nextColleague(form) : colleagueOf(form, personId);
  if (asked.has("end") || (personId === null && colleague === undefined)) {
    const { own } = await locals.api.team.get({ teamRoundId: id });
    return { show: "end", status: 200, form, sent, own };
  }
  if (colleague === undefined) return { show: "gone", status: 404, form, isSent: false };
  const draftName = draftFor(actor, colleague);
  if (colleague.isDescribed) return { show: "described", status: 200, form, colleague, draftName };
  const fields = { selectedTraits: [], submissionKey: locals.deps.ids.token(256) };
  return {
    ...{ show: "form", status: 200, form, colleague, draftName, sent, fields },
    ...{ problems: [], retryAfterSeconds: null },
  };
}

async function handle(visit: Visit, form: TeamForm): Promise<TeamFormPage | Response> {
  const { request, locals, id, asked } = visit;
  const sent = await readForm(request);
  if (sent.one(actField.name) === actField.stepOut) return leave(visit, form);
  const counted = sent.one(countedField.name);
  if (counted === countedField.yes || counted === countedField.no)
    return count(visit, counted === countedField.yes);
  const colleague = colleagueOf(form, asked.get("person"));
  if (colleague === undefined) return { show: "gone", status: 404, form, isSent: true };
  const key = submissionKey.safeParse(sent.one("submissionKey")).data ?? locals.deps.ids.token(256);
  const fields = { selectedTraits: sent.all("selectedTraits"), submissionKey: key };
  try {
    // A form is one description, however often it is sent, so its key is looked up first.
    const stored = await unlessMissing(locals.api.response.receipt({ withdrawKey: key }));
    if (stored === undefined)
      await locals.api.team.describe({ teamRoundId: id, personId: colleague.personId, ...fields });
    const next = nextColleague(form, colleague);
    const page = next === undefined ? teamPaths.formEnd(id) : teamPaths.teamForm(id, next.personId);
    const location = `${page}&sent=${encodeURIComponent(colleague.personId)}`;
    const { siteUrl } = locals.deps.env;
    return redirectWithReceipt(
      { location, path: teamPaths.teamForm(id), siteUrl },
      { draftName: draftFor(visit.actor, colleague), withdrawKey: key, isRepeat: stored !== undefined },
    );
  } catch (error) {
    return refuse(error, visit, { colleague, fields });
  }
}

/** Stores whether their window counts, and shows the same page again. */
async function count({ locals, id, request }: Visit, counted: boolean): Promise<Response> {
  // Refused once the windows have opened: the page then says that the round is over.
  await locals.api.team.setCounted({ teamRoundId: id, counted }).catch((error: unknown) => {
    if (publicErrorOf(error).status >= 500) throw error;
  });
  const { pathname, search } = new URL(request.url);
  return seeOther(pathname + search);
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

interface Refused {
  readonly colleague: Colleague;
  readonly fields: { readonly selectedTraits: readonly string[]; readonly submissionKey: string };
}

/** The page again with what is wrong, freshly loaded: the round may have ended meanwhile. */
async function refuse(error: unknown, visit: Visit, { colleague, fields }: Refused): Promise<TeamFormPage> {
  const refusal = publicErrorOf(error);
  const { status, retryAfterSeconds } = refusal;
  const { log } = visit.locals.deps;
  if (status >= 500)
    log.error("description failed", { requestId: visit.locals.requestId, ...describeFault(error) });
  const form = await loadForm(visit);
  if ("show" in form) return form;
  if (!form.open) return { show: "over", status: 409, form, isSent: true };
  const now = colleagueOf(form, colleague.personId);
  if (now === undefined) return { show: "gone", status: 404, form, isSent: true };
  const draftName = draftFor(visit.actor, now);
  if (now.isDescribed) return { show: "described", status: 409, form, colleague: now, draftName };
  return {
    ...{ show: "form", status, form, colleague: now, draftName, sent: null, fields },
    ...{ problems: problemsOf(refusal), retryAfterSeconds },
  };
}
