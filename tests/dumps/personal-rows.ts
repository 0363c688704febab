import * as schema from "#db/schema/index.ts";
import type { Deps } from "#src/server/deps.ts";

/** All rows with content about people, as text. */
export async function personalRows({ db }: Pick<Deps, "db">): Promise<string> {
  const tables = [
    schema.users,
    schema.surveys,
    schema.snapshots,
    schema.answers,
    schema.participants,
    schema.sessions,
    schema.mails,
    schema.signInCodes,
    schema.billings,
    schema.emailVerifications,
    schema.knownDevices,
    schema.passwordResets,
    schema.verificationCodes,
    schema.mailOptOuts,
    schema.unsubscribeLinks,
    schema.invitations,
    schema.invitationLinks,
    schema.shareCards,
    schema.actionPlans,
    schema.programmes,
    schema.programmeFacilitators,
    schema.clients,
    schema.clientNotes,
    schema.meetings,
    schema.groupPictures,
    schema.groupMembers,
  ];
  const rows = await Promise.all(tables.map((table) => db.read.select().from(table)));
  return JSON.stringify(rows);
}
