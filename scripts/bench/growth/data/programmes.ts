import { days } from "#src/server/clock.ts";
import { atLeastAPage } from "./amounts.ts";
import { oneOf, pastDay, randomKey, roundId, rows, type Filling } from "./filling.ts";

/** Clients of each programme. */
const clientsEach = 20;

/** Facilitators' programmes. A tenth of the clients have a round; each second of those shares the result, of which the facilitator was told. */
export function programmeRows(filling: Filling): readonly string[] {
  const { people, rounds } = filling.amounts;
  const past = pastDay(filling);
  const programmes = atLeastAPage(people / 200);
  const clients = programmes * clientsEach;
  const withRound = Math.min(Math.ceil(rounds / 5), Math.ceil(clients / 10));
  const hasRound = `i <= ${String(withRound)}`;
  const isSharing = `${hasRound} AND i % 2 = 0`;
  return [
    rows(
      programmes,
      "programmes",
      "id, facilitator_id, title, purpose, min_responses, opens, reminders, created_at, closed_at",
      `'programme-' || i, 'user-' || i, 'Leading well', 'Before we meet.', 3, 'client', true, ${past}, iif(i % 3 = 0, ${past}, NULL)`,
    ),
    rows(
      programmes / 4,
      "programme_facilitators",
      "programme_id, user_id, organisation_id, added_at",
      `'programme-' || i, 'user-' || (i + 1), 'team-' || (i % 60 + 1), ${past}`,
    ),
    rows(
      clients,
      "clients",
      `id, programme_id, name, email, mailbox, state, survey_id, shares_result, agreed_at, shared_since, counted_since, invited_at,
       replied_at, reminders_done`,
      `'client-' || i, ${oneOf(programmes, "programme")}, 'Cleo Sample', 'client' || i || '@example.net', 'client' || i || '@example.net',
       iif(${hasRound}, 'accepted', 'invited'), iif(${hasRound}, ${roundId("round", "i")}, NULL), ${isSharing}, iif(${isSharing}, ${past}, NULL),
       iif(${isSharing}, ${past}, NULL), iif(${isSharing}, ${past}, NULL), ${past}, iif(${hasRound}, ${past}, NULL), 3`,
    ),
    rows(clients, "client_links", "token_hash, client_id", `${randomKey}, 'client-' || i`),
    rows(
      withRound,
      "sharing_ledger",
      "id, survey_id, client_id, facilitator_name, what, at, number",
      `'entry-' || i, ${roundId("round", "i")}, 'client-' || i, 'Alma Sample', 'joined', ${past}, 1`,
    ),
    rows(
      withRound,
      "shown_results",
      "programme_id, client_id, snapshot_id",
      `${oneOf(programmes, "programme")}, 'client-' || i, 'result-' || ${roundId("round", "i")}`,
    ),
    rows(
      clients / 10,
      "client_notes",
      "client_id, user_id, text, updated_at",
      `'client-' || i, ${oneOf(programmes, "user")}, 'Ask about the spring.', ${past}`,
    ),
    rows(
      withRound,
      "meetings",
      "client_id, started_by, state, step, version, started_at, updated_at",
      `'client-' || i, ${oneOf(programmes, "user")}, 'over', 'end', 7, ${past}, ${past}`,
    ),
    rows(
      programmes / 4,
      "group_pictures",
      "id, programme_id, number, content, created_at",
      `'picture-' || i, 'programme-' || i, 1, '{}', ${past}`,
    ),
    rows(
      programmes,
      "group_members",
      "picture_id, client_id, snapshot_id",
      `'picture-' || ((i - 1) % ${String(Math.ceil(programmes / 4))} + 1), 'client-' || i, 'result-' || ${roundId("round", "i")}`,
    ),
    rows(
      atLeastAPage(people / 2_000),
      "voice_tickets",
      "id, purpose, expires_at",
      `${randomKey}, 'demo', ${String(filling.now + days(1))}`,
    ),
  ];
}
