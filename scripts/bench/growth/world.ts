import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import type { Actor } from "#src/server/actor.ts";
import { hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { timedWork } from "#src/server/jobs/timed-work.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeUserWithPassword } from "#tests/factories/password.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { answerAbout, makeMember } from "#tests/factories/programme/client.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { tablesOf } from "#tests/setup/database/sample-rows.ts";
import { depsOn, type TestDeps } from "#tests/setup/deps-on.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { calls, prepareCall } from "./calls.ts";
import { copyRows } from "./copy-rows.ts";

/** A database with much or little data, and the people who ask. */
export interface World {
  /** A clock that starts now and stands still until it is moved. */
  readonly deps: TestDeps;
  /** Has one survey with a result, a hundred answers and a hundred invitations. */
  readonly owner: Actor;
  readonly surveyId: string;
  /** Has thousands of surveys. */
  readonly collector: Actor;
  /** Has thousands of programmes. */
  readonly facilitator: Actor;
  close(): Promise<void>;
}

/** Someone who has done everything with one closed survey. */
export async function makeOwner(deps: TestDeps) {
  const owner = await makeUserWithPassword(deps);
  await givePlan(deps, owner);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const emails = Array.from(
    { length: 100 },
    (_, n) => `guest${String(n)}-${owner.userId.toLowerCase()}@example.com`,
  );
  await invitePeople(deps, owner, survey.id, { emails, message: null });
  await makeAnswers(deps, shareId, 100);
  await revealSurvey(deps, owner, survey.id);
  await closeSurvey(deps, owner, survey.id);
  return { owner, surveyId: survey.id };
}

/** Tables that no call fills for long. */
const transientRows = (soon: number, now: number): readonly string[] => [
  `sign_in_codes (code_hash, user_id, expires_at) SELECT 'token', id, ${String(soon)} FROM users LIMIT 1`,
  `email_verifications (user_id, purpose, email, token_hash, expires_at) SELECT id, 'registration', email, 'token', ${String(soon)} FROM users LIMIT 1`,
  `verification_codes (email, code_hash, salt, tries_left, expires_at) VALUES ('new@example.org', 'hash', 'salt', 5, ${String(soon)})`,
  `password_resets (email, token_hash, expires_at) SELECT email, 'token', ${String(soon)} FROM users LIMIT 1`,
  `participants (id, survey_id, name, released_in) SELECT id, survey_id, 'Ada', released_in FROM answers`,
  `old_slugs (slug, post_id) SELECT 'old', id FROM posts LIMIT 1`,
  `pictures (id, alt, width, height, bytes, added_at, added_by) SELECT 'picture', 'A harbour', 8, 8, zeroblob(256), ${String(now)}, id FROM users LIMIT 1`,
  `picture_uses (picture_id, post_id) SELECT 'picture', id FROM posts LIMIT 1`,
  `payment_events (id, handled_at) VALUES ('event', ${String(now)})`,
  `jobs (key, kind, payload, requests, run_at) SELECT 'sync ' || id, 'sync billing', id, 1, ${String(soon)} FROM users LIMIT 1`,
  `revoked_invitations (survey_id, mailbox_hash, used, muted) SELECT id, 'mailbox', true, false FROM surveys LIMIT 1`,
  `throttled_mails (mail_id, state, mailbox_key, sender_key, at) SELECT id, 'released', 'mailbox', 'sender', ${String(now)} FROM mails LIMIT 1`,
  `used_bot_tokens (challenge_hash, expires_at) VALUES ('token', ${String(soon)})`,
  `used_trials (mailbox_hash, used_at) VALUES ('mailbox', ${String(now)})`,
  `rate_limits (key, count, resets_at) VALUES ('limit', 1, ${String(soon)})`,
];

/** Single rows that aren't copied: totals, and the version of the blog. */
const single = ["blog_state", "totals"];

/**
 * Creates a database file with what every call of the API leaves, copied many times.
 * @param copies of everything
 * @param owned additional surveys of the collector and programmes of the facilitator
 */
export async function makeWorld(file: string, copies: number, owned: number): Promise<World> {
  const url = `file:${file}`;
  await migrate({ url });
  const db = await openDatabase({ url });
  const clock = new TestClock(new Date().toISOString());
  const deps = depsOn({ db, url, file }, { voice: scriptedBrain() }, clock);
  for (const row of calls) await (await prepareCall(deps, row))();
  const first = await makeOwner(deps);
  const collector = await makeOwner(deps);
  const facilitator = await makeFacilitator(deps);
  const programme = await makeProgramme(deps, facilitator);
  await answerAbout(deps, await makeMember(deps, programme));

  const client = await connect({ url });
  // Leaves no survey ready without notice, since notices aren't copied.
  await client.execute(
    "UPDATE surveys SET completed_at = updated_at WHERE completed_at IS NULL AND id IN (SELECT survey_id FROM answers)",
  );
  for (let n = 0; n < 3; n += 1) for (const { run } of timedWork) await run(deps);
  const now = clock.now().getTime();
  for (const rows of transientRows(now + hours(12), now))
    await client.execute(`INSERT OR IGNORE INTO ${rows}`);
  await client.executeMultiple(
    "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;",
  );
  const tables = (await tablesOf(client)).filter((table) => !single.includes(table));
  await copyRows(client, { name: "all", copies }, new Map(tables.map((table) => [table, "true"])));
  const ofSurvey = `survey_id = '${collector.surveyId}'`;
  const ownRows = new Map([
    ["surveys", `id = '${collector.surveyId}'`],
    ["snapshots", ofSurvey],
    ["answers", ofSurvey],
  ]);
  await copyRows(client, { name: "round", copies: owned }, ownRows);
  const clients = `programme_id = '${programme.id}'`;
  const programmeRows = new Map([
    ["programmes", `id = '${programme.id}'`],
    ["clients", clients],
    ["surveys", `id IN (SELECT survey_id FROM clients WHERE ${clients})`],
  ]);
  await copyRows(client, { name: "programme", copies: owned }, programmeRows);
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
  return { deps, ...first, collector: collector.owner, facilitator, close: () => db.close() };
}
