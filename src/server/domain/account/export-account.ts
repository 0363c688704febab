import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/export-analysis.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { findCard } from "#src/server/domain/card/get-card.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { getMailPreferences } from "#src/server/domain/mail/mail-preferences.ts";
import { listSurveys } from "#src/server/domain/survey/list-surveys.ts";
import { notFound } from "#src/server/errors.ts";
import type { Survey } from "#src/shared/survey.ts";
import { findPersonalData } from "./export-queries.ts";
import { exportLimits } from "./limits.ts";
import { presentUser } from "./present-user.ts";

/** A round with its newest result, its card and whom its owner invited, as its pages show them: rules A3 and A4 hold for a file as they do for a page. */
async function exportRound(deps: Deps, actor: Actor, survey: Survey) {
  const analysis = survey.hasAnalysis ? await getAnalysis(deps, actor, survey.id) : null;
  const card = await findCard(deps, actor, survey.id);
  return { ...survey, analysis, card, invitations: await listInvitations(deps, actor, survey.id) };
}

/**
 * All that is stored of a person, as one JSON file: the account, where it is signed in, what it wants and pays, and its
 * rounds. Results come from the verbs that pages read. No token and no hash is in it: they are keys, and tell nothing of
 * the person. What the person answered about others is not in it, because nothing tells which answers are theirs.
 *
 * @throws {DomainError} `too_many_requests`
 */
export async function exportAccount(deps: Deps, actor: Actor): Promise<ExportedFile> {
  await takeFromLimits(deps, exportLimits(actor));
  const { account, sessions, devices, pending, billing } = await findPersonalData(deps.db.read, actor.userId);
  if (account === undefined) throw notFound("Account");
  const rounds = [];
  for (const survey of await listSurveys(deps, actor)) rounds.push(await exportRound(deps, actor, survey));
  const exported = {
    exportedAt: deps.clock.now(),
    account: { ...presentUser(deps, actor), ...account },
    sessions,
    knownDevices: devices,
    addressesToConfirm: pending,
    mailPreferences: await getMailPreferences(deps, actor),
    billing,
    rounds,
    receivedInvitations: await listReceived(deps, actor),
  };
  return {
    fileName: "openpane-account.json",
    contentType: "application/json",
    body: `${JSON.stringify(exported, null, 2)}\n`,
  };
}
