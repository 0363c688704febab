import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/export-analysis.ts";
import { presentAnalysis } from "#src/server/domain/analysis/present-analysis.ts";
import { presentCard } from "#src/server/domain/card/present-card.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { presentInvitation } from "#src/server/domain/invitation/list-invitations.ts";
import { getMailPreferences } from "#src/server/domain/mail/mail-preferences.ts";
import { listSurveys } from "#src/server/domain/survey/list-surveys.ts";
import { notFound } from "#src/server/errors.ts";
import { findPersonalData, findRoundData } from "./export-queries.ts";
import { exportLimits } from "./limits.ts";
import { presentUser } from "./present-user.ts";

/** Rounds with their newest result, card and invitations, as their pages show them: rules A3 and A4 hold for a file as they do for a page. */
async function exportRounds(deps: Deps, actor: Actor) {
  const surveys = await listSurveys(deps, actor);
  const { results, cards, invitations } = await findRoundData(deps.db.read, actor.userId);
  const now = deps.clock.now();
  return surveys.map((survey) => {
    const isOfRound = ({ surveyId }: { readonly surveyId: string }) => surveyId === survey.id;
    const result = results.find(isOfRound);
    const card = cards.find(isOfRound);
    return {
      ...survey,
      analysis: result === undefined ? null : presentAnalysis(result, actor.userId, now),
      card: card === undefined ? null : presentCard(card, deps.env.siteUrl),
      invitations: invitations.filter(isOfRound).map(presentInvitation),
    };
  });
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
  const exported = {
    exportedAt: deps.clock.now(),
    account: { ...presentUser(deps, actor), ...account },
    sessions,
    knownDevices: devices,
    addressesToConfirm: pending,
    mailPreferences: await getMailPreferences(deps, actor),
    billing,
    rounds: await exportRounds(deps, actor),
    receivedInvitations: await listReceived(deps, actor),
  };
  return {
    fileName: "openpane-account.json",
    contentType: "application/json",
    body: `${JSON.stringify(exported, null, 2)}\n`,
  };
}
