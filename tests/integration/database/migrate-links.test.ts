import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { getClientInvitation } from "#src/server/domain/client/invitation.ts";
import { getOrgInvite } from "#src/server/domain/organisation/joining.ts";
import { getInvitedSurvey } from "#src/server/domain/response/find-form.ts";
import { sha256 } from "#src/server/ids.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { depsOn } from "#tests/setup/deps-on.ts";
import { expect, it, onTestFinished } from "vitest";

it("a migration keeps the links of all invitations that were sent", async () => {
  const url = await emptyDatabase();
  await migrate({ url }, await migrationsBefore("0039"));
  const client = await connect({ url });
  onTestFinished(() => client.close());
  await client.batch([
    "INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, created_at, updated_at) VALUES ('mira', 'mira', 'mira', '', 'Mira', '', 0, 0)",
    "INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, created_at, updated_at) VALUES ('round', 'mira', 'Round', '', 'personal', 3, 1, 0, 0)",
    "INSERT INTO invitations (id, survey_id, email, mailbox, invited_at) VALUES ('invitation', 'round', 'a@example.org', 'a@example.org', 0)",
    `INSERT INTO invitation_links VALUES ('${sha256("round's")}', 'invitation')`,
    "INSERT INTO programmes (id, facilitator_id, title, purpose, min_responses, opens, reminders, created_at) VALUES ('programme', 'mira', 'Programme', '', 3, 'client', 1, 0)",
    "INSERT INTO clients (id, programme_id, name, email, mailbox, state, invited_at) VALUES ('client', 'programme', 'Cy', 'c@example.org', 'c@example.org', 'invited', 0)",
    `INSERT INTO client_links VALUES ('${sha256("programme's")}', 'client')`,
    "INSERT INTO organisations (id, name, created_at) VALUES ('organisation', 'Harbour', 0)",
    "INSERT INTO organisation_invites (id, organisation_id, email, mailbox, role, invited_by, state, sent_at, expires_at) VALUES ('invite', 'organisation', 'o@example.org', 'o@example.org', 'member', 'Mira', 'open', 0, 4000000000000)",
    `INSERT INTO organisation_invite_links VALUES ('${sha256("organisation's")}', 'invite')`,
  ]);
  await migrate({ url });
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  const deps = depsOn({ db, url, file: null });
  const caller = { actor: null, origin: { network: "198.51.100.1" } };
  expect(await getInvitedSurvey(deps, null, "round's")).toMatchObject({ title: "Round", open: true });
  expect(await getClientInvitation(deps, caller, { token: "programme's" })).toMatchObject({
    programme: "Programme",
    state: "invited",
  });
  expect(await getOrgInvite(deps, caller, { token: "organisation's" })).toMatchObject({
    organisation: "Harbour",
    state: "open",
  });
});
