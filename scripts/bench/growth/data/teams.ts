import { days, hours } from "#src/server/clock.ts";
import { atLeastAPage } from "./amounts.ts";
import { keyOf, oneOf, pastDay, pickedWords, randomKey, rows, soon, type Filling } from "./filling.ts";

/** How many take part in a team round, or are in a workshop. */
const together = 8;

/** Row `i` of those who are together: which group they are in, and which place they have there, from 0 on. */
const group = `((i - 1) / ${String(together)} + 1)`;
const place = `((i - 1) % ${String(together)})`;

function organisationRows(filling: Filling, organisations: number): readonly string[] {
  const { people } = filling.amounts;
  const past = pastDay(filling);
  return [
    rows(organisations, "organisations", "id, name, created_at", `'team-' || i, 'Harbour', ${past}`),
    rows(
      organisations * together,
      "organisation_members",
      "organisation_id, user_id, role, joined_at, leads_since",
      `'team-' || ${group}, ${oneOf(people, "user")}, iif(${place} = 0, 'owner', 'member'), ${past}, iif(${place} = 0, ${past}, NULL)`,
    ),
    rows(
      organisations * 2,
      "organisation_invites",
      "id, organisation_id, email, mailbox, role, invited_by, state, sent_at, expires_at",
      `'ask-' || i, ${oneOf(organisations, "team")}, 'asked' || i || '@example.net', 'asked' || i || '@example.net', 'member', 'Alma Sample', 'open', ${String(filling.now)}, ${soon(filling)} + ${String(days(10))}`,
    ),
    rows(
      organisations * 2,
      "organisation_invite_links",
      "token_hash, invite_id",
      `${randomKey}, 'ask-' || i`,
    ),
  ];
}

/** Team rounds that are over, each with its picture, and some that run. */
function teamRoundRows(filling: Filling, teamRounds: number): readonly string[] {
  const { people } = filling.amounts;
  const past = pastDay(filling);
  const isRunning = "i % 50 = 0";
  const tomorrow = String(filling.now + days(1));
  return [
    rows(
      teamRounds,
      "team_rounds",
      "id, organisation_id, started_by, title, purpose, panel_size, closes_at, quarters, next_look_at, created_at",
      `'team-round-' || i, 'team-' || i, 'user-' || i, 'How we come across', 'Before the offsite.', ${String(together - 1)},
       iif(${isRunning}, ${tomorrow}, ${past}), 3, iif(${isRunning}, ${soon(filling)} + ${String(days(8))}, NULL), ${past}`,
    ),
    rows(
      teamRounds * together,
      "team_people",
      "id, team_round_id, user_id, is_counted",
      `'member-' || i, 'team-round-' || ${group}, ${oneOf(people, "user")}, true`,
    ),
    rows(
      teamRounds * together,
      "team_panels",
      "describer_id, described_id, used",
      `'member-' || i, 'member-' || ((${group} - 1) * ${String(together)} + (${place} + 1) % ${String(together)} + 1), true`,
    ),
    rows(
      teamRounds,
      "team_pictures",
      "team_round_id, content, created_at",
      `'team-round-' || i, '{}', ${past}`,
    ),
  ];
}

/** Workshops are erased after some days: these are of last week. Of one in fifty, the evening is not over. */
function workshopRows(filling: Filling, workshops: number): readonly string[] {
  const { now } = filling;
  const isRunning = (number: string) => `${number} % 50 = 0`;
  return [
    rows(
      workshops,
      "workshops",
      "id, organisation_id, started_by, title, code, describes, panel_size, step, version, created_at, ends_at, erased_at",
      `'workshop-' || i, 'team-' || i, 'user-' || i, 'Offsite', 'code-' || i, 5, 5, iif(${isRunning("i")}, 'describing', 'ended'), 4,
       ${String(now - days(1))}, iif(${isRunning("i")}, ${String(now + hours(9))}, ${String(now - hours(9))}), ${String(now + days(12))}`,
    ),
    rows(
      workshops * together,
      "workshop_guests",
      "id, workshop_id, key_hash, name, name_key, self_trait_ids, is_in",
      `'guest-' || i, 'workshop-' || ${group}, ${keyOf("guest")}, 'Guest ' || ${place}, 'guest ' || ${place}, ${pickedWords}, true`,
    ),
    `INSERT INTO workshop_panels (describer_id, described_id, used)
     SELECT a.id, b.id, a.id < b.id FROM workshop_guests a JOIN workshop_guests b ON b.workshop_id = a.workshop_id AND b.id <> a.id
     WHERE a.workshop_id IN (SELECT id FROM workshops WHERE step = 'describing')`,
    `INSERT INTO workshop_answers (id, guest_id, trait_ids)
     SELECT ${randomKey} AS key, described_id, '["calm","kind","able","bold","warm"]' FROM workshop_panels WHERE used ORDER BY key`,
  ];
}

/** Organisations, their team rounds and their workshops. */
export function teamRows(filling: Filling): readonly string[] {
  const organisations = atLeastAPage(filling.amounts.people / 100);
  return [
    ...organisationRows(filling, organisations),
    ...teamRoundRows(filling, organisations),
    ...workshopRows(filling, organisations),
  ];
}
