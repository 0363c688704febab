import { days, hours } from "#src/server/clock.ts";
import {
  oneOf,
  oneRoundOf,
  pastDay,
  pickedWords,
  randomKey,
  roundId,
  rows,
  type Filling,
} from "./filling.ts";

/*
 * Rounds as use leaves them. Of each three, one is over, one has the answers for its next result, of which its owner was told, and one
 * lacks some. Beside them are rounds that nobody ever answered, and rounds that end within the day.
 */

const copied = "title, description, audience, min_responses, catalogue_version, self_trait_ids";

/** Copies of the round that the product made. */
const copies = (filling: Filling, count: number, more: string, values: string): string =>
  rows(
    count,
    "surveys",
    `${copied}, ${more}`,
    `${copied}, ${values}`,
    `, (SELECT ${copied} FROM surveys WHERE id = '${filling.surveyId}')`,
  );

function surveyRows(filling: Filling): readonly string[] {
  const { amounts, ownerId, ownSurveys, surveyId, now } = filling;
  const past = pastDay(filling);
  const isOver = "i % 3 = 0";
  const times = "created_at, updated_at, completed_at";
  const over = `iif(${isOver}, ${past}, NULL)`;
  const tomorrow = String(now + hours(12));
  return [
    copies(
      filling,
      amounts.rounds,
      `id, user_id, share_id, share_code, ${times}`,
      `${roundId("round", "i")}, 'user-' || i, 'share-' || i, 'code-' || i, ${past}, ${past}, ${over}`,
    ),
    copies(
      filling,
      ownSurveys,
      `id, user_id, ${times}`,
      `${roundId("own", "i")}, '${ownerId}', ${past}, ${past}, ${over}`,
    ),
    // Nobody has answered these, and nobody will.
    copies(
      filling,
      amounts.rounds / 5,
      `id, user_id, ${times}`,
      `${roundId("idle", "i")}, ${oneOf(amounts.people, "user")}, ${past}, ${past}, NULL`,
    ),
    copies(
      filling,
      amounts.rounds / 200,
      `id, user_id, ${times}, closes_at`,
      `${roundId("ending", "i")}, ${oneOf(amounts.people, "user")}, ${past}, ${past}, NULL, ${tomorrow}`,
    ),
    `INSERT INTO snapshots (id, survey_id, number, response_count, content, insights, insight_source, created_at, updated_at)
     SELECT 'result-' || s.id, s.id, 1, p.response_count, p.content, p.insights, p.insight_source, p.created_at - ${String(days(30))}, p.updated_at - ${String(days(30))}
     FROM surveys s, (SELECT * FROM snapshots WHERE survey_id = '${surveyId}') p WHERE s.id LIKE '_round-%' OR s.id LIKE '_own-%'`,
  ];
}

/** Answers and names lie in the order of random keys, as the promise to peers wants it (rule A6). */
function answerRows({ amounts }: Filling): readonly string[] {
  const { answers, rounds } = amounts;
  const round = oneRoundOf(rounds);
  const released = `iif(i % 10 = 0 AND (i % ${String(rounds)} + 1) % 3 <> 2, NULL, 1)`;
  return [
    rows(
      answers,
      "answers",
      "id, survey_id, trait_ids, released_in",
      `${randomKey} AS key, ${round}, ${pickedWords}, ${released}`,
      "ORDER BY key",
    ),
    rows(
      answers / 2,
      "participants",
      "id, survey_id, name, released_in",
      `${randomKey} AS key, ${round}, 'Peer ' || i, ${released}`,
      "ORDER BY key",
    ),
  ];
}

function invitationRows(filling: Filling): readonly string[] {
  const { invitations, rounds, people } = filling.amounts;
  const perSurvey = Math.ceil(invitations / rounds);
  const round = roundId("round", `(i - 1) / ${String(perSurvey)} + 1`);
  const address = "'peer' || i || '@example.net'";
  return [
    // All have had their reminders.
    rows(
      invitations,
      "invitations",
      "id, survey_id, email, mailbox, used, reminders_done, next_reminder_at, invited_at",
      `'invitation-' || i, ${round}, ${address}, ${address}, i % 10 < 6, 2, NULL, ${pastDay(filling)}`,
    ),
    rows(
      invitations,
      "invitation_links",
      "token_hash, invitation_id",
      `${randomKey} AS key, 'invitation-' || i`,
      "ORDER BY key",
    ),
    rows(
      invitations,
      "unsubscribe_links",
      "token_hash, address_hash, topic, invitation_id",
      `${randomKey} AS key, ${randomKey}, 'invitations', 'invitation-' || i`,
      "ORDER BY key",
    ),
    rows(
      invitations,
      "invited_mailboxes",
      "survey_id, mailbox_hash, address_hash",
      `${round} AS survey, ${randomKey} AS key, ${randomKey}`,
      "ORDER BY survey, key",
    ),
    rows(
      invitations / 50,
      "revoked_invitations",
      "survey_id, mailbox_hash, used, muted",
      `${oneRoundOf(rounds)} AS survey, ${randomKey} AS key, true, false`,
      "ORDER BY survey, key",
    ),
    rows(
      rounds,
      "opened_lists",
      "user_id, survey_id, snapshot, min_responses, mailboxes, expires_at",
      `${oneOf(people, "user")}, ${roundId("round", "i")}, 1, 3, '[]', ${String(filling.now)} + (i % 180 + 2) * ${String(days(1))}`,
    ),
  ];
}

/** What owners make of their results. */
function resultRows(filling: Filling): readonly string[] {
  const { rounds } = filling.amounts;
  const past = pastDay(filling);
  return [
    rows(
      rounds / 10,
      "share_cards",
      "survey_id, public_id, snapshot_number, trait_ids, owner_name, created_at",
      `${roundId("round", "i")}, 'card-' || i, 1, ${pickedWords}, 'Alma', ${past}`,
    ),
    rows(
      rounds / 2,
      "plans",
      "survey_id, pane, person, deed, noticed, remind, updated_at",
      `${roundId("round", "i")}, 'arena', '', 'Listen', '', true, ${past}`,
    ),
  ];
}

export const roundRows = (filling: Filling): readonly string[] => [
  ...surveyRows(filling),
  ...answerRows(filling),
  ...invitationRows(filling),
  ...resultRows(filling),
];
