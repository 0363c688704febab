import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { exportOwnLog } from "#src/server/domain/admin/log/export-own-log.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getBilling } from "#src/server/domain/billing/get-billing.ts";
import { listReceivedProgrammes } from "#src/server/domain/client/list-received-programmes.ts";
import { listReceived } from "#src/server/domain/invitation/list-received.ts";
import { getMailPreferences } from "#src/server/domain/mail/topics/mail-preferences.ts";
import {
  exportProgrammes,
  exportSharedProgrammes,
} from "#src/server/domain/programme/lists/export-programmes.ts";
import { exportTeams } from "#src/server/domain/team/export-teams.ts";
import { exportWorkshops } from "#src/server/domain/workshop/leading/get-workshop.ts";
import { findPersonalData } from "./export-queries.ts";
import { exportSurveys } from "./export-surveys.ts";
import { exportLimits } from "#src/server/domain/account/limits.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";

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
