import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import type { Deps } from "#src/server/deps.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { listLog } from "#src/server/domain/admin/log/log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { getPersonPage } from "#src/server/domain/admin/people/get-person-page.ts";
import { listPeople } from "#src/server/domain/admin/people/people.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import type { InValue } from "@libsql/client";
import { describe, expect, it } from "vitest";
import { z } from "zod";

/*
 * The index that each list of administrators uses. Every test finds scans of tables, but a wrong index can be
 * as long, and sorting reads a list to its end.
 */

const values = z.array(z.union([z.string(), z.number(), z.null()])) satisfies z.ZodType<InValue[]>;
const steps = z.array(z.object({ detail: z.string() }));

/** The plans of all statements of a call. */
async function plansOf(call: (deps: Deps) => Promise<unknown>, given?: TestDeps): Promise<readonly string[]> {
  const deps = given ?? (await makeDeps());
  const heard: { sql: string; args: InValue[] }[] = [];
  const onStatement = (sql: string, args: readonly unknown[]) => {
    heard.push({ sql, args: values.parse(args) });
  };
  const db = await openDatabase({ url: deps.databaseUrl, onStatement });
  await call({ ...deps, db });
  await db.close();
  const client = await connect({ url: deps.databaseUrl });
  const plans: string[] = [];
  for (const { sql, args } of heard) {
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    plans.push(
      steps
        .parse(rows)
        .map(({ detail }) => detail)
        .join("\n"),
    );
  }
  client.close();
  return plans;
}

/** The index gives the order: only rows of the same time are sorted by id. */
const isSorted = /USE TEMP B-TREE FOR ORDER BY/;

describe("a list of administrators", () => {
  it.each([
    ["people", (deps: Deps) => listPeople(deps, {}), "users_number"],
    [
      "unconfirmed people",
      (deps: Deps) => listPeople(deps, { state: "unverified" }),
      "users_unverified_number",
    ],
    ["administrators", (deps: Deps) => listPeople(deps, { state: "administrators" }), "users_admins"],
    ["people by a word", (deps: Deps) => listPeople(deps, { q: "ada" }), "VIRTUAL TABLE"],
    ["rounds by a word", (deps: Deps) => listRounds(deps, { q: "ada" }), "round_index VIRTUAL TABLE"],
    [
      "someone’s open rounds",
      (deps: Deps) => listRounds(deps, { person: "x", state: "open", sort: "oldest" }),
      "round_index VIRTUAL TABLE",
    ],
    ["emails that are retried", (deps: Deps) => listMails(deps, {}), "mails_due_again"],
    ["emails to someone", (deps: Deps) => listMails(deps, { q: "ada" }), "mails_due_again"],
    ["emails that are retried last", (deps: Deps) => listMails(deps, { sort: "latest" }), "mails_due_again"],
    [
      "emails given up, oldest first",
      (deps: Deps) => listMails(deps, { state: "failed", sort: "oldest" }),
      "mails_given_up",
    ],
    ["emails given up", (deps: Deps) => listMails(deps, { state: "failed" }), "mails_given_up"],
    ["plans by a word", (deps: Deps) => listAdminPlans(deps, { q: "ada", state: "given" }), "VIRTUAL TABLE"],
    ["the log", (deps: Deps) => listLog(deps, {}), "PRIMARY KEY (rowid<?)"],
    ["the log, oldest first", (deps: Deps) => listLog(deps, { sort: "oldest" }), "PRIMARY KEY (rowid>?)"],
    [
      "one kind of act",
      (deps: Deps) => listLog(deps, { act: "grant plan", sort: "oldest" }),
      "admin_log_act",
    ],
    ["someone’s entries", (deps: Deps) => listLog(deps, { person: "x" }), "log_index VIRTUAL TABLE"],
  ] as const)("of %s is read from its own index", async (_what, call, index) => {
    const plans = await plansOf(call);
    const plan = plans.find((one) => one.includes(index)) ?? plans.join("\n");
    expect(plan).toContain(index);
    expect(plan).not.toMatch(isSorted);
  });
});

/** What tells of answers, and who was asked for one. */
const isAboutAnswers =
  /answers|participants|\binvitations\b|team_panels|team_people|workshop_(?:answers|guests|panels)/;

it("the weeks of the overview are read from parts of six indexes, without answers", async () => {
  const plans = await plansOf((deps) => getAdminOverview(deps));
  const weeks = plans.find((plan) => plan.includes("users_created")) ?? "";
  for (const index of [
    "users USING COVERING INDEX users_created (created_at>? AND created_at<?)",
    "surveys USING COVERING INDEX surveys_created (created_at>? AND created_at<?)",
    "snapshots USING COVERING INDEX snapshots_first (created_at>? AND created_at<?)",
    "billings USING COVERING INDEX billings_trial_used_at (trial_used_at>? AND trial_used_at<?)",
    "billings USING INDEX billings_subscribed_at (subscribed_at>? AND subscribed_at<?)",
    "mails USING COVERING INDEX mails_support_requests (created_at>? AND created_at<?)",
  ])
    expect(weeks).toContain(`SEARCH ${index}`);
  expect(plans).toHaveLength(2);
  expect(plans.join("\n")).not.toMatch(/SCAN (?!json_each)/);
  expect(plans.join("\n")).not.toMatch(isAboutAnswers);
});

it("a person’s page reads nothing about answers or who was asked for one", async () => {
  const deps = await makeDeps();
  const { userId } = await makeUser(deps);
  const plans = await plansOf((own) => getPersonPage(own, userId), deps);
  expect(plans.length).toBeGreaterThan(5);
  expect(plans.join("\n")).not.toMatch(/SCAN (?:mails|clients|workshops|programmes|users)/);
  expect(plans.join("\n")).not.toMatch(isAboutAnswers);
});
