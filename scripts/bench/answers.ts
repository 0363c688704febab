import { pragmas } from "#db/connection.ts";
import { openDatabase } from "#db/client.ts";
import { depsOver } from "#src/server/app.ts";
import { parseEnv } from "#src/server/env.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { createClient, type InStatement, type InValue } from "@libsql/client";
import { hammer, percentile, requestBytes, type Measured } from "./hammer.ts";
import { connections, median, printRow } from "./load.ts";
import type { Product } from "./servers.ts";

const perSurvey = 1_500;
const surveys = 3;
const selectedTraits = catalogue.slice(10, 16).map(({ id }) => id);

let sender = 0;
/** Another address each time: one address may send 120 answers a minute. */
function nextAddress(): string {
  sender += 1;
  return `10.${String(sender >> 16)}.${String((sender >> 8) & 255)}.${String(sender & 255)}`;
}

/** Answers through REST, over all connections at once. */
function throughRest({ url, shareIds }: Product, survey: number): Promise<Measured> {
  const path = `/api/shared/${shareIds[survey] ?? ""}/responses`;
  const body = JSON.stringify({ selectedTraits, peerName: "Bench" });
  let left = perSurvey;
  const next = () => {
    if (left === 0) return null;
    left -= 1;
    const headers = { "content-type": "application/json", "x-forwarded-for": nextAddress() };
    return requestBytes({ method: "POST", path, headers, body });
  };
  return hammer({ url, connections, next });
}

/** A copy of the product's database as it is now. */
async function copyOf({ databaseUrl }: Product, name: string): Promise<string> {
  const client = createClient({ url: databaseUrl });
  const copy = `${databaseUrl.slice("file:".length)}.${name}`;
  await client.execute({ sql: "VACUUM INTO ?", args: [copy] });
  client.close();
  return `file:${copy}`;
}

type Statements = readonly InStatement[];

/** The statements that storing each of a round's answers takes, recorded from the use case itself on a copy. */
async function recordStatements(product: Product): Promise<readonly Statements[]> {
  const asValue = (value: unknown): InValue =>
    typeof value === "string" || typeof value === "number" ? value : null;
  let current: InStatement[] = [];
  const db = await openDatabase({
    url: await copyOf(product, "recording"),
    onStatement: (sql, values) => current.push({ sql, args: values.map(asValue) }),
  });
  const deps = depsOver(parseEnv({}), db);
  const input = { traitIds: [...selectedTraits], peerName: "Bench" };
  const recorded: Statements[] = [];
  for (let i = 0; i < perSurvey; i += 1) {
    current = [];
    const origin = { network: nextAddress() };
    await submitResponse(deps, { actor: null, origin }, product.shareIds[0] ?? "", input);
    recorded.push(current);
  }
  await db.close();
  return recorded;
}

/** The same statements on a copy as it was before, one transaction after the other, with nothing around them. */
async function straight(url: string, transactions: readonly Statements[]): Promise<Measured> {
  const client = createClient({ url, concurrency: 1, timeout: 5_000 });
  for (const pragma of pragmas) await client.execute(pragma);
  const start = performance.now();
  const times: number[] = [];
  for (const statements of transactions) {
    const began = performance.now();
    const tx = await client.transaction("write");
    for (const statement of statements) await tx.execute(statement);
    await tx.commit();
    times.push(performance.now() - began);
  }
  const perSecond = transactions.length / ((performance.now() - start) / 1_000);
  client.close();
  return { perSecond, p99Ms: percentile(times, 0.99) };
}

export async function benchAnswers(product: Product): Promise<void> {
  const copies: string[] = [];
  for (let survey = 0; survey < surveys; survey += 1) copies.push(await copyOf(product, String(survey)));
  const transactions = await recordStatements(product);
  const rest = [];
  const bare = [];
  for (const [survey, copy] of copies.entries()) {
    bare.push(await straight(copy, transactions));
    rest.push(await throughRest(product, survey));
  }
  const perSecond = (list: readonly { perSecond: number }[]) => median(list.map((one) => one.perSecond));
  const p99 = (list: readonly { p99Ms: number }[]) => median(list.map((one) => one.p99Ms));
  const yardstick = perSecond(bare);
  printRow("straight through @libsql/client (the yardstick)", yardstick, 1, p99(bare), null);
  printRow("POST /api/shared/…/responses", perSecond(rest), perSecond(rest) / yardstick, p99(rest), 0.5);
}
