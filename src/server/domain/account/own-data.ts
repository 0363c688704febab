import { accountErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { requireOtherAdministrator } from "./administrators.ts";
import { endBillingAnd } from "#src/server/domain/billing/end-billing.ts";
import { hasUsedTrial, rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { detachPerson } from "#src/server/domain/client/detach-rounds.ts";
import { eraseInvitations } from "#src/server/domain/invitation/erase-invitations.ts";
import { forgetAddress } from "#src/server/domain/mail/topics/forget-address.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { accountDeletedMail } from "#src/server/domain/mail/templates/account/account-deleted.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { leaveAll } from "#src/server/domain/organisation/members.ts";
import { eraseProgrammes } from "#src/server/domain/programme/ending/erase-clients.ts";
import { stepOutOfAll } from "#src/server/domain/programme/leading/remove-facilitator.ts";
import type { Done } from "#src/shared/account/account.output.ts";
import { accountDeletionTexts } from "#src/shared/account/account-deletion-texts.ts";
import { deleteAddress, deletePerson } from "./deletion-queries.ts";
import { findAccountById } from "./queries.ts";
import { requirePassword } from "./password.ts";
import { analysisInWords } from "#src/shared/result/texts/in-words.ts";
import { presentAnalysis } from "#src/server/domain/analysis/present-analysis.ts";
import { presentCard } from "#src/server/domain/card/own-card.ts";
import { presentInvitation } from "#src/server/domain/invitation/list-invitations.ts";
import { pagesOfSurveys } from "#src/server/domain/survey/read.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { setImmediate } from "node:timers/promises";
import { findSurveyData, findPersonalData } from "./export-queries.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import { exportOwnLog } from "#src/server/domain/admin/log/export-own-log.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getBilling } from "#src/server/domain/billing/get-billing.ts";
import { listReceivedProgrammes } from "#src/server/domain/client/list-received-programmes.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { getMailPreferences } from "#src/server/domain/mail/topics/mail-preferences.ts";
import { exportProgrammes, exportSharedProgrammes } from "#src/server/domain/programme/lists.ts";
import { exportTeams } from "#src/server/domain/team/export-teams.ts";
import { exportWorkshops } from "#src/server/domain/workshop/leading/get-workshop.ts";
import { exportLimits } from "./limits.ts";
import { presentUser } from "./present-user.ts";

/**
 * Erases an account with its rounds, their answers, results and invitations, its sessions and links, and every email to its address that
 * waits; a last email says so. So do programmes, with what was noted on their clients, who keep their rounds. What the person answered about others stays, unchanged: nothing tells that it was theirs. Their
 * wish to get no emails of a kind stays too, as a hash.
 *
 * @throws {DomainError} `conflict` for the only administrator: nobody could make another.
 */
export async function eraseAccountIn(
  tx: Transaction,
  deps: TransactionDeps,
  person: Actor,
  farewell: MailContent,
): Promise<void> {
  const { userId, email } = person;
  await requireOtherAdministrator(tx, deps, person);
  if (await hasUsedTrial(tx, userId)) await rememberTrialOf(tx, person, deps.clock.now());
  await stepOutOfAll(tx, deps, person);
  await eraseProgrammes(tx, deps, person, { facilitatorId: userId });
  await eraseInvitations(tx, { userId });
  await detachPerson(tx, userId, deps.clock.now());
  await leaveAll(tx, deps, person);
  await deletePerson(tx, userId);
  await deleteAddress(tx, email);
  await forgetAddress(tx, email);
  await queueMail(tx, deps, { kind: "account deleted", to: email, content: farewell });
}

/**
 * Erases the actor's own account: see `eraseAccountIn`. A plan that is paid for is canceled first. Asked twice at once it happens once.
 *
 * @throws {DomainError} `bad_request` when the password is wrong; `too_many_requests`; `unavailable`, when a plan can't be canceled;
 * `conflict` for the only administrator.
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  password: string,
): Promise<Done> {
  const { userId } = actor;
  const passwordHash = await requirePassword(deps, actor, origin, password);
  // Before anything is canceled.
  await requireOtherAdministrator(deps.db.read, deps, actor);
  await endBillingAnd(deps, userId, async (tx) => {
    // As it is now: the person may have become the only administrator meanwhile.
    const account = await findAccountById(tx, userId);
    if (account === null) return;
    if (account.passwordHash !== passwordHash) throw accountErrors.wrongPassword();
    await eraseAccountIn(tx, deps, account, accountDeletedMail(deps.env, account.firstName));
  });
  deps.openTalks.endOf(userId);
  return { success: true, message: accountDeletionTexts.deleted };
}

/** Rounds that are read and written together: everyone else waits for as long as these take. */
const atOnce = 20;

async function describe(deps: Deps, actor: Actor, surveys: readonly Survey[]) {
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
 * Rounds with their newest result, card, plans, invitations and what is shared of them with a facilitator, as their pages show them: rules A3 and A4 hold for a file as they do
 * for a page. A few at a time, with a turn for other requests in between: someone may have thousands.
 *
 * @returns a list in JSON, a round on each line: indented, the file would be twice as large.
 */
async function exportSurveys(deps: Deps, actor: Actor): Promise<string> {
  const lines: string[] = [];
  for await (const surveys of pagesOfSurveys(deps, actor, atOnce)) {
    for (const round of await describe(deps, actor, surveys)) lines.push(`\n    ${JSON.stringify(round)}`);
    await setImmediate();
  }
  return lines.length === 0 ? "[]" : `[${lines.join(",")}\n  ]`;
}

/** One more member, as `exportSurveys` gives it, of the object whose JSON is `text`. */
const withSurveys = (text: string, surveys: string): string =>
  `${text.slice(0, text.lastIndexOf("\n}"))},\n  "rounds": ${surveys}\n}\n`;

/**
 * All that is stored of a person, as one JSON file: the account, where it is signed in, what it wants and pays, what
 * administrators did to it, and its rounds. Results come from the verbs that pages read. No token and no hash is in it: they are keys, and tell nothing of
 * the person. What the person answered about others is not in it, because nothing tells which answers are theirs.
 *
 * @throws {DomainError} `too_many_requests`
 */
export async function exportAccount(deps: Deps, actor: Actor): Promise<ExportedFile> {
  await takeFromLimits(deps, exportLimits(actor));
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
  const { account, sessions, devices, pending, billing } = stored;
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
