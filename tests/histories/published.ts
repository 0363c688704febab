import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { readPages } from "#tests/setup/read-pdf.ts";
import type { BuiltSurvey } from "./built-world.ts";

/* What the built product publishes about a survey: whole answers with status and headers. */

/** The request's number and the answer's time, the only headers that are removed. */
const ownOfRequest = new Set(["x-request-id", "date"]);

/** As its owner gets it, or everyone with `anybody`. One character a byte, for pictures and files. */
export async function fetchWhole(
  { world, token }: BuiltSurvey,
  path: string,
  who: "owner" | "anybody" = "owner",
): Promise<string> {
  // Pages know their reader by the cookie, calls by the header.
  const signedIn: Record<string, string> = path.startsWith("/api/")
    ? { authorization: `Bearer ${token}` }
    : { cookie: `${sessionTokenName}=${token}` };
  const headers = who === "owner" ? signedIn : {};
  const answer = await fetch(`${world.url}${path}`, { headers, redirect: "manual" });
  const kept = [...answer.headers].filter(([name]) => !ownOfRequest.has(name));
  const body = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  // Refusals contain the request's number, too.
  const said = body.replaceAll(/"requestId":"[^"]*"/g, "");
  return `${path}\n${String(answer.status)} ${JSON.stringify(kept)}\n${said}`;
}

/** In the list of participants the ids of all but the owner's entry are new each time (rule A4). */
function withoutFreshIds(text: string): string {
  let entries = 0;
  return text.replaceAll(/"id":"[^"]*"/g, (id) => ((entries += 1) === 1 ? id : '"id":"fresh"'));
}

const exported = (surveyId: string, format: string) => `/api/surveys/${surveyId}/export?format=${format}`;

/** Every way to see a result except its owner's pages. Changes only with a result. */
export async function readResults(of: BuiltSurvey, cardId: string | null): Promise<readonly string[]> {
  const { id } = of.round.survey;
  const api = `/api/surveys/${id}`;
  const seen = [withoutFreshIds(await fetchWhole(of, `${api}/responses`))];
  const calls = [`${api}/analysis`, `${api}/snapshots`, `${api}/card`, `${api}/plans`];
  const files = ["json", "csv", "pdf"].map((format) => exported(id, format));
  for (const path of [...calls, ...files]) seen.push(await fetchWhole(of, path));
  if (cardId === null) return seen;
  const picture = paths.cardImage(cardId);
  for (const path of [paths.card(cardId), picture, `${picture}?format=story&theme=dark`])
    seen.push(await fetchWhole(of, path, "anybody"));
  return seen;
}

/** The pages of results as their owner sees them, which also show the number of answers. */
export async function readResultPages(of: BuiltSurvey): Promise<readonly string[]> {
  const page = await fetchWhole(of, paths.assessmentResults(of.round.survey.id));
  return [page, await fetchWhole(of, paths.results())];
}

/**
 * Other outputs with the number of answers: the owner's other pages and lists, and emails to invited people.
 * (look.ts compares emails to the owner.)
 */
export async function readAround(of: BuiltSurvey): Promise<readonly string[]> {
  const { deps, survey, invitations } = of.round;
  const seen: string[] = [];
  const round = `/api/surveys/${survey.id}`;
  for (const path of [paths.assessment(survey.id), paths.dashboardSelf(), round, `${round}/invitations`])
    seen.push(await fetchWhole(of, path));
  for (const { email } of invitations)
    for (const { subject, text, html, unsubscribeUrl } of await mailsTo(deps, email))
      seen.push(JSON.stringify([email, subject, text, html, unsubscribeUrl]));
  return seen;
}

/** The text of the file that its owner prints. */
export async function readReport({ world, round, token }: BuiltSurvey): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${world.url}${exported(round.survey.id, "pdf")}`, { headers });
  return (await readPages(new Uint8Array(await answer.arrayBuffer()))).join("\n");
}

/**
 * The number of answers in every place of the pages of results: island data, `uid`, which Astro hashes from
 * them, and drawn dots and sentences (React separates texts by comments).
 */
const numbers = new RegExp(
  [
    'uid="\\w+"',
    "&quot;(peerAssessmentCount|totalResponses|answersUntilReveal)&quot;:\\[0,\\d+\\]",
    '<i( data-on="")?></i>',
    "\\d+ of \\d+ answers|\\d+<!-- --> of <!-- -->\\d+<!-- --> <!-- -->answers",
    "once \\d+ more (person has|people have) answered",
    "\\d+ answers? in all",
    "next result after \\d+ more",
  ].join("|"),
  "g",
);

export const withoutNumbers = (page: string): string => page.replaceAll(numbers, "…");
