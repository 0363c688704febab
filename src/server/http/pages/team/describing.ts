import { findReceiptNote, writeReceiptCookie } from "#src/server/http/request/cookies.ts";
import { sha256 } from "#src/server/ids.ts";
import { inLanguage, languageParameter, type Language } from "#src/shared/languages/languages.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { teamDraftPrefix } from "#src/shared/invitation/peer-page.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import {
  nextPerson,
  pathAfter,
  type Described,
  type Describing,
  type DescribingPage,
  type SentDescription,
} from "#src/shared/team/describing.ts";
import { formProblems, seeOther, unlessMissing, type FormFields } from "#src/server/http/pages/page-form.ts";
import type { PageLocals } from "#src/server/http/pages/pages.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";

/*
 * From one person to the next, in a team round and in a workshop. The receipt of a description travels like a
 * peer's: in a cookie that only this page gets.
 */

/** A request for the page. */
export interface Visit {
  readonly request: Request;
  readonly locals: Pick<PageLocals, "api" | "deps" | "requestId">;
  readonly asked: URLSearchParams;
  /** Who describes: an account's id, or a guest's key. */
  readonly author: string;
  readonly language: Language;
}

/** The next page in the language that the visitor switched to, if they did. */
export const inSameLanguage = ({ asked, language }: Visit, path: string): string =>
  asked.has(languageParameter) ? inLanguage(path, language) : path;

/** A draft's name on a device, which reveals neither author nor subject. */
export const draftNameOf = (author: string, subject: string): string =>
  teamDraftPrefix + sha256(`${author} ${subject}`).slice(0, 32);

/** The person whom the address names. */
export const findPerson = ({ people }: Describing, id: string | null): Described | undefined =>
  people.find((one) => one.id === id);

/** The form that is asked for, or the next one, or why there is none. */
export async function showDescribing(visit: Visit, describing: Describing): Promise<DescribingPage> {
  const { asked, author, locals } = visit;
  const shown = { status: 200, describing };
  const id = asked.get("person");
  const person = id === null ? nextPerson(describing) : findPerson(describing, id);
  const described = findPerson(describing, asked.get("sent"));
  const sent = described?.isDescribed === true ? await findSent(visit, described) : null;
  if (asked.has("end") || (id === null && person === undefined)) return { ...shown, show: "end", sent };
  if (person === undefined) return { ...shown, show: "nobody", status: 404 };
  const draftName = draftNameOf(author, person.id);
  if (person.isDescribed) return { ...shown, show: "described", person, draftName };
  const fields = { selectedTraits: [], submissionKey: locals.deps.ids.token(256) };
  return { ...shown, show: "form", person, draftName, sent, fields, problems: [], retryAfterSeconds: null };
}

/** The description just sent, as the browser's cookie tells it; without the cookie its receipt is null. */
async function findSent({ request, author, locals }: Visit, person: Described): Promise<SentDescription> {
  const draftName = draftNameOf(author, person.id);
  const note = findReceiptNote(request.headers);
  if (note?.draftName !== draftName) return { person, draftName, receipt: null, isRepeat: false };
  const receipt =
    (await unlessMissing(locals.api.response.receipt({ withdrawKey: note.withdrawKey }))) ?? null;
  return { person, draftName, receipt, isRepeat: note.isRepeat };
}

/** The words that a form was sent with. */
export const wordsIn = (form: FormFields, { deps }: Visit["locals"]) => ({
  selectedTraits: form.all("selectedTraits"),
  submissionKey: submissionKey.safeParse(form.one("submissionKey")).data ?? deps.ids.token(256),
});

export type Words = ReturnType<typeof wordsIn>;

/**
 * Stores what a form says about someone, and redirects to the next page with the receipt. A form is one
 * description, however often it's sent, so its key is looked up first.
 */
export async function storeDescription(
  visit: Visit,
  describing: Describing,
  { person, words }: { readonly person: Described; readonly words: Words },
  store: () => Promise<unknown>,
): Promise<Response> {
  const {
    locals: { api, deps },
    author,
  } = visit;
  const withdrawKey = words.submissionKey;
  const stored = await unlessMissing(api.response.receipt({ withdrawKey }));
  if (stored === undefined) await store();
  const isRepeat = stored !== undefined;
  const note = { draftName: draftNameOf(author, person.id), withdrawKey, isRepeat, words: [] };
  return seeOther(
    inSameLanguage(visit, `${pathAfter(describing, person)}&sent=${encodeURIComponent(person.id)}`),
    writeReceiptCookie(note, deps.env.siteUrl, describing.path),
  );
}

/** The form as it was sent, with what is wrong. */
export const refusedForm = <Form extends Extract<DescribingPage, { show: "form" }>>(
  { language }: Visit,
  page: Form,
  refusal: PublicError,
  fields: Words,
) => ({
  ...{ ...page, sent: null, fields, problems: formProblems(textsIn(language), refusal, fields) },
  ...{ status: refusal.status, retryAfterSeconds: refusal.retryAfterSeconds },
});

/** Shows the page again that a form was sent from. */
export function backTo({ request }: Visit): Response {
  const { pathname, search } = new URL(request.url);
  return seeOther(pathname + search);
}
