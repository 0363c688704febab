import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import type { Deps } from "#src/server/deps.ts";
import { getAdminOverview } from "#src/server/domain/admin/get-overview.ts";
import { listLog } from "#src/server/domain/admin/log/log.ts";
import { listMails } from "#src/server/domain/admin/mails/list-mails.ts";
import { listPeople } from "#src/server/domain/admin/people/people.ts";
import { listAdminPlans } from "#src/server/domain/admin/plans/list-plans.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { makeDeps } from "#tests/setup/deps.ts";
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
async function plansOf(call: (deps: Deps) => Promise<unknown>): Promise<readonly string[]> {
  const deps = await makeDeps();
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
    ["rounds by a word", (deps: Deps) => listRounds(deps, { q: "ada" }), "surveys_created"],
    ["open rounds", (deps: Deps) => listRounds(deps, { state: "open" }), "surveys_created"],
    ["someone’s rounds", (deps: Deps) => listRounds(deps, { person: "x" }), "surveys_user"],
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

it("the weeks of the overview are read from parts of six indexes", async () => {
  const plan = (await plansOf((deps) => getAdminOverview(deps))).join("\n");
  const dates = ["users_created", "surveys_created", "snapshots_first", "billings_trial_used_at"];
  for (const index of [...dates, "billings_subscribed_at", "mails_support_requests"])
    expect(plan).toMatch(new RegExp(`INDEX ${index} \\(\\w+>\\? AND \\w+<\\?\\)`));
  expect(plan).not.toMatch(/SCAN (?!json_each)/);
});
