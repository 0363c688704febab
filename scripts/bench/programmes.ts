import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { days } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { depsOver } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { parseEnv } from "#src/server/env.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { benchPages, type Visitor } from "./in-turns.ts";
import type { Product } from "./servers.ts";

/*
 * Whether a facilitator's pages stay quick when there are thousands of clients behind them: beside a facilitator of one programme
 * with five.
 */

interface Amounts {
  readonly programmes: number;
  readonly clients: number;
  /** Peers whom the clients have invited. */
  readonly invitations: number;
}

const few: Amounts = { programmes: 1, clients: 5, invitations: 20 };
const many: Amounts = { programmes: 200, clients: 5_000, invitations: 20_000 };
/** Of five clients, one hasn't replied, one has own words and no answers, one has answers, one is ready, one shares. */
const kinds = 5;

const upTo = (most: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${String(most)})`;

/** Programmes that fall evenly over the last year, with clients at all stages; `of` is what their ids begin with. */
function statements(
  of: string,
  facilitatorId: string,
  patternId: string,
  { programmes, clients, invitations }: Amounts,
  now: number,
): string[] {
  const past = (spread: number) => `${String(now)} - (i % ${String(spread)} + 4) * ${String(days(1))}`;
  const client = `'${of}-client-' || i`;
  const shares = `i % ${String(kinds)} = ${String(kinds - 1)}`;
  const hasRound = `i % ${String(kinds)} > 0`;
  const answersOf = `CASE i % ${String(kinds)} WHEN 2 THEN 2 WHEN 3 THEN 3 WHEN 4 THEN 3 ELSE 0 END`;
  return [
    `${upTo(programmes)} INSERT INTO programmes (id, facilitator_id, title, purpose, min_responses, opens, reminders, created_at)
     SELECT '${of}-programme-' || i, '${facilitatorId}', 'Cohort ' || i, '', 3, 'client', 1, ${past(360)} FROM n`,
    `${upTo(clients)} INSERT INTO users (id, email, mailbox, first_name, last_name, password_hash, email_verified_at, created_at, updated_at)
     SELECT ${client}, '${of}' || i || '@example.org', '${of}' || i || '@example.org', 'Kim', 'Sample', '', 0, 0, 0 FROM n`,
    `${upTo(clients)} INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, self_trait_ids, created_at, updated_at)
     SELECT ${client}, ${client}, title, description, audience, min_responses, catalogue_version, self_trait_ids, ${past(30)}, ${past(30)}
     FROM n, (SELECT * FROM surveys WHERE id = '${patternId}') WHERE ${hasRound}`,
    `${upTo(clients)} INSERT INTO snapshots (id, survey_id, number, response_count, content, insights, insight_source, created_at, updated_at)
     SELECT ${client}, ${client}, 1, p.response_count, p.content, p.insights, p.insight_source, p.created_at, p.updated_at
     FROM n, (SELECT * FROM snapshots WHERE survey_id = '${patternId}') p WHERE ${shares}`,
    `${upTo(clients * 3)} INSERT INTO answers (id, survey_id, trait_ids, released_in)
     SELECT lower(hex(randomblob(32))), ${client}, '["calm","kind","able","bold","wise"]', iif(${shares}, 1, NULL)
     FROM (SELECT i / 3 AS i, i % 3 AS nth FROM n) WHERE nth < ${answersOf}`,
    `${upTo(clients)} INSERT INTO clients (id, programme_id, name, email, mailbox, state, survey_id, shares_result, shared_since, invited_at, replied_at)
     SELECT ${client}, '${of}-programme-' || (i % ${String(programmes)}), 'Kim ' || i, '${of}' || i || '@example.org', '${of}' || i || '@example.org',
       iif(${hasRound}, 'accepted', 'invited'), iif(${hasRound}, ${client}, NULL), ${shares},
       iif(${shares}, ${past(30)}, NULL), ${past(30)}, iif(${hasRound}, ${past(30)}, NULL) FROM n`,
    `${upTo(invitations)} INSERT INTO invitations (id, survey_id, email, mailbox, used, reminders_done, next_reminder_at, invited_at)
     SELECT '${of}-invitation-' || i, s.id, 'peer' || i || '@example.net', 'peer' || i || '@example.net', i % 3 = 0, 2, NULL, ${past(30)}
     FROM n JOIN surveys s ON s.id = '${of}-client-' || (i / 20 * 5 % ${String(clients)} + i % 4 + 1)`,
  ];
}

async function makeVisitor(
  deps: Deps,
  databaseUrl: string,
  name: string,
  amounts: Amounts,
): Promise<Visitor & { name: string }> {
  const owner = await makeUser(deps);
  const pattern = await makeSharedSurvey(deps, owner);
  await makeAnswers(deps, pattern.shareId, 9);
  await revealSurvey(deps, owner, pattern.survey.id);
  const mira = await makeFacilitator(deps);
  const client = await connect({ url: databaseUrl });
  for (const statement of statements(name, mira.userId, pattern.survey.id, amounts, Date.now()))
    await client.execute(statement);
  client.close();
  const programme = `${name}-programme-0`;
  return {
    name: `${String(amounts.clients)} clients`,
    token: await deps.sessions.start(mira.userId),
    paths: [
      { name: "facilitator’s today page", path: paths.dashboardFacilitator(), mostRatio: 3 },
      // What it shows is worked out from all clients, and what a page is made of besides isn't in these.
      { name: "its data", path: "/api/trpc/facilitator.overview?batch=1&input={}", mostRatio: null },
      { name: "clients by stage", path: listOf({ sort: "stage" }), mostRatio: null },
      { name: "clients found by name", path: listOf({ q: "kim 4" }), mostRatio: 3 },
      { name: "one programme", path: paths.facilitatorOverview(programme), mostRatio: 3 },
    ],
  };
}

const listOf = (input: object): string =>
  `/api/trpc/programme.clients?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: input }))}`;

export async function benchProgrammes(product: Product): Promise<void> {
  const db = await openDatabase({ url: product.databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  await benchPages(product, {
    few: await makeVisitor(deps, product.databaseUrl, "few", few),
    many: await makeVisitor(deps, product.databaseUrl, "many", many),
  });
  await db.close();
}
