import { connect } from "#db/connection.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { days } from "#src/server/clock.ts";

/** How many rows of each kind a database is filled with. */
export interface Amounts {
  readonly people: number;
  readonly rounds: number;
  readonly answers: number;
  readonly invitations: number;
  readonly mails: number;
  readonly sessions: number;
}

/** A round with a result, made by the product: its snapshot is the one of all others. */
export interface Pattern {
  readonly surveyId: string;
  /** Has so many rounds, all copies of that one. */
  readonly ownerId: string;
  readonly ownSurveys: number;
}

const upTo = (most: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(most)})`;

/** A key as random as the product's. */
const randomKey = "lower(hex(randomblob(32)))";

const words = JSON.stringify(Array.from({ length: 50 }, (_, start) => wordsFrom(start)));
const picked = `json_extract('${words}', '$[' || (i % 50) || ']')`;

/**
 * The statements that fill a database. What they store is what use leaves behind after two years: most rounds are over,
 * invitations have had their reminders, emails are sent. Answers and names lie in the order of random keys, as the promise to
 * peers wants it (rule A6).
 */
function statements(amounts: Amounts, { surveyId, ownerId, ownSurveys }: Pattern, now: number): string[] {
  const { people, rounds, answers, invitations, mails, sessions } = amounts;
  const perSurvey = Math.ceil(invitations / rounds);
  const past = `${String(now)} - (i % 700 + 10) * ${String(days(1))}`;
  const round = `'round-' || (i % ${String(rounds)} + 1)`;
  const copies = (id: string, owner: string, count: number) =>
    `${upTo(count)} INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, self_trait_ids, completed_at, created_at, updated_at)
     SELECT '${id}-' || i, ${owner}, title, description, audience, min_responses, catalogue_version, self_trait_ids, iif(i % 3 = 0, ${past}, NULL), ${past}, ${past}
     FROM n, (SELECT * FROM surveys WHERE id = '${surveyId}')`;
  return [
    `${upTo(people)} INSERT INTO users (id, email, mailbox, first_name, last_name, password_hash, email_verified_at, created_at, updated_at)
     SELECT 'user-' || i, 'user' || i || '@example.org', 'user' || i || '@example.org', 'Alma', 'Sample', '', ${past}, ${past}, ${past} FROM n`,
    copies("round", "'user-' || i", rounds),
    copies("own", `'${ownerId}'`, ownSurveys),
    `INSERT INTO snapshots (id, survey_id, number, response_count, content, insights, insight_source, created_at, updated_at)
     SELECT 'result-' || s.id, s.id, 1, p.response_count, p.content, p.insights, p.insight_source, p.created_at, p.updated_at
     FROM surveys s, (SELECT * FROM snapshots WHERE survey_id = '${surveyId}') p WHERE s.id <> '${surveyId}'`,
    `${upTo(answers)} INSERT INTO answers (id, survey_id, trait_ids, released_in)
     SELECT ${randomKey} AS key, ${round}, ${picked}, iif(i % 10 = 0, NULL, 1) FROM n ORDER BY key`,
    `${upTo(answers / 2)} INSERT INTO participants (id, survey_id, name, released_in)
     SELECT ${randomKey} AS key, ${round}, 'Peer ' || i, iif(i % 10 = 0, NULL, 1) FROM n ORDER BY key`,
    `${upTo(invitations)} INSERT INTO invitations (id, survey_id, email, mailbox, used, reminders_done, next_reminder_at, invited_at)
     SELECT 'invitation-' || i, 'round-' || ((i - 1) / ${String(perSurvey)} + 1), 'peer' || i || '@example.net', 'peer' || i || '@example.net', i % 10 < 6, 2, NULL, ${past} FROM n`,
    `${upTo(invitations)} INSERT INTO invitation_links (token_hash, invitation_id) SELECT ${randomKey} AS key, 'invitation-' || i FROM n ORDER BY key`,
    `${upTo(invitations)} INSERT INTO unsubscribe_links (token_hash, address_hash, topic, invitation_id)
     SELECT ${randomKey} AS key, ${randomKey}, 'invitations', 'invitation-' || i FROM n ORDER BY key`,
    `${upTo(mails)} INSERT INTO mails (id, event_key, recipient, subject, text, html, state, attempts, due_at, created_at)
     SELECT 'mail-' || i, 'round over ' || i, '', 'Your round', '', '', 'sent', 1, ${past}, ${past} FROM n`,
    // A full page at least, as of posts: what is compared is how many there are, not how many rows a page shows.
    `${upTo(Math.max(60, people / 10))} INSERT INTO billings (user_id, granted_at, updated_at) SELECT 'user-' || i, ${past}, ${past} FROM n`,
    `${upTo(people / 2)} INSERT INTO admin_log (at, actor_id, act, target_id)
     SELECT ${past}, 'user-1', 'end sessions', 'user-' || (i % ${String(people)} + 1) FROM n`,
    `${upTo(Math.max(60, people / 40))} INSERT INTO posts (id, slug, content, revision, saved_at, saved_by, created_at)
     SELECT 'post-' || i, 'post-' || i, '{"title":"A post"}', 1, ${past}, 'user-1', ${past} FROM n`,
    `${upTo(sessions)} INSERT INTO sessions (id, user_id, expires_at, created_at)
     SELECT ${randomKey} AS key, 'user-' || (i % ${String(people)} + 1), ${String(now)} + (i % 29 + 1) * ${String(days(1))}, ${String(now)} FROM n ORDER BY key`,
  ];
}

/** Fills a migrated database. A million of each takes a minute or two. */
export async function fillDatabase(url: string, amounts: Amounts, pattern: Pattern): Promise<void> {
  const client = await connect({ url });
  await client.executeMultiple(
    "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;",
  );
  for (const statement of statements(amounts, pattern, Date.now())) await client.execute(statement);
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
}
