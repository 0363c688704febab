import type { Deps } from "#src/server/deps.ts";
import { actTexts } from "#src/shared/admin/admin-acts.ts";
import type { DoneByAdministrators } from "#src/shared/account/own-data.output.ts";
import { findPersonalData, findSurveyData, listEntriesAbout } from "./export-queries.ts";
import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Actor } from "#src/server/actor.ts";
import { analysisInWords } from "#src/shared/result/texts/in-words.ts";
import { presentAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { presentCard } from "#src/server/domain/card/own-card.ts";
import { listReceived, presentInvitation } from "#src/server/domain/invitation/list-invitations.ts";
import { pagesOfSurveys } from "#src/server/domain/survey/read.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { setImmediate } from "node:timers/promises";
import { type Limit, enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getBilling } from "#src/server/domain/billing/billing.ts";
import { listReceivedProgrammes } from "#src/server/domain/client/invitation.ts";
import { getMailPreferences } from "#src/server/domain/mail/topics/opt-outs.ts";
import { presentBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { exportProgrammes, exportSharedProgrammes } from "#src/server/domain/programme/lists.ts";
import { exportTeams } from "#src/server/domain/team/get-team-round.ts";
import { exportWorkshops } from "#src/server/domain/workshop/leading/workshop.ts";
import { presentUser } from "#src/server/domain/account/profile.ts";
import { hours } from "#src/server/clock.ts";

/**
 * Administrators' acts on the person and their rounds, oldest first, without saying which administrator.
 * Acts on emails are missing: the log doesn't know whose they were.
 */
async function exportOwnLog({ db }: Pick<Deps, "db">, userId: string): Promise<DoneByAdministrators> {
  const rows = await listEntriesAbout(db.read, userId);
  return rows.map(({ at, act, isByShell, targetId, until }) => ({
    at: at.toISOString(),
    what: actTexts[act],
    by: isByShell ? "someone who runs the server" : "an administrator",
    round: targetId === userId ? null : targetId,
    until: until?.toISOString() ?? null,
  }));
}

const exportLimits = ({ userId }: Actor): readonly Limit[] => [
  { name: "account exports", subject: `person ${userId}`, most: 30, windowMs: hours(1) },
];

/** Rounds per read, so that others don't wait long. */
const surveysPerRead = 20;

async function exportPage(deps: Deps, actor: Actor, surveys: readonly Survey[]) {
  const found = await findSurveyData(
    deps.db.read,
    surveys.map(({ id }) => id),
  );
  const results = new Map(found.results.map((result) => [result.surveyId, result]));
  const cards = new Map(found.cards.map((card) => [card.surveyId, card]));
  const plans = Map.groupBy(found.plans, ({ surveyId }) => surveyId);
  const invitations = Map.groupBy(found.invitations, ({ surveyId }) => surveyId);
  const sharing = new Map(found.sharing.map(({ surveyId, ...said }) => [surveyId, said]));
  const ledgers = Map.groupBy(found.ledger, ({ surveyId }) => surveyId);
  const now = deps.clock.now();
  return surveys.map((survey) => {
    const result = results.get(survey.id);
    const card = cards.get(survey.id);
    return {
      ...survey,
      analysis: result === undefined ? null : analysisInWords(presentAnalysis(result, actor.userId, now)),
      card: card === undefined ? null : presentCard(card, deps.env.siteUrl),
      plans: (plans.get(survey.id) ?? []).map(({ surveyId: _, ...plan }) => plan),
      invitations: (invitations.get(survey.id) ?? []).map(presentInvitation),
      sharing: sharing.get(survey.id) ?? null,
      sharingLedger: (ledgers.get(survey.id) ?? []).map(({ at, what, facilitator }) => ({
        at,
        what,
        facilitator,
      })),
    };
  });
}

/**
 * The rounds with their newest result, card, plans, invitations and sharing, as their pages show them: rules
 * A3 and A4 apply to a file, too. Yields to other requests, because someone may have thousands of rounds.
 *
 * @returns a JSON list with a round per line: indented, the file would be twice as large.
 */
async function exportSurveys(deps: Deps, actor: Actor): Promise<string> {
  const lines: string[] = [];
  for await (const surveys of pagesOfSurveys(deps, actor, surveysPerRead)) {
    for (const round of await exportPage(deps, actor, surveys)) lines.push(`\n    ${JSON.stringify(round)}`);
    await setImmediate();
  }
  return lines.length === 0 ? "[]" : `[${lines.join(",")}\n  ]`;
}

/** Adds the rounds to an object's JSON text. */
const withSurveys = (text: string, surveys: string): string =>
  `${text.slice(0, text.lastIndexOf("\n}"))},\n  "rounds": ${surveys}\n}\n`;

/**
 * Everything stored about a person as one JSON file. Leaves out tokens and hashes, which are keys and tell
 * nothing of the person, and their answers about others, because nothing tells which ones they wrote.
 *
 * @throws {DomainError} `too_many_requests`
 */
export async function exportAccount(deps: Deps, actor: Actor): Promise<ExportedFile> {
  await enforceLimits(deps, exportLimits(actor));
  const [
    stored,
    plan,
    mailPreferences,
    programmes,
    led,
    invitations,
    received,
    teams,
    workshops,
    log,
    surveys,
  ] = await Promise.all([
    findPersonalData(deps.db.read, actor.userId),
    getBilling(deps, actor),
    getMailPreferences(deps, actor),
    exportProgrammes(deps, actor),
    exportSharedProgrammes(deps, actor),
    listReceived(deps, actor),
    listReceivedProgrammes(deps, actor),
    exportTeams(deps, actor),
    exportWorkshops(deps, actor),
    exportOwnLog(deps, actor.userId),
    exportSurveys(deps, actor),
  ]);
  const { account, sessions, devices, pending, billing, brand } = stored;
  if (account === undefined) throw accountErrors.notFound();
  const { planId, status } = plan;
  const exported = {
    exportedAt: deps.clock.now(),
    account: { ...presentUser(deps, actor), ...account },
    sessions,
    knownDevices: devices,
    addressesToConfirm: pending,
    mailPreferences,
    billing: billing === null ? null : { planId, status, ...billing },
    brand: brand && { ...presentBrand(brand), updatedAt: brand.updatedAt },
    programmes,
    programmesLedWithOthers: led,
    receivedInvitations: invitations,
    receivedProgrammes: received,
    ...teams,
    workshops,
    doneByAdministrators: log,
  };
  return {
    fileName: "openpane-account.json",
    contentType: "application/json",
    body: withSurveys(JSON.stringify(exported, null, 2), surveys),
  };
}
