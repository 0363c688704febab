import { configure } from "#db/connection.ts";
import { openDatabase } from "#db/client.ts";
import { depsOver } from "#src/server/app.ts";
import { parseEnv } from "#src/server/env.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { catalogue } from "#src/shared/catalogue.ts";
import { createClient, type InStatement, type InValue } from "@libsql/client";
import { hammer, percentile, requestBytes, type Measured } from "./hammer.ts";
import { connections, median, printRow } from "./load.ts";
import type { Product } from "./servers.ts";

const perRound = 1_500;
const rounds = 3;
const selectedTraits = catalogue.slice(10, 16).map(({ id }) => id);

let sender = 0;
/** Another address each time: one address may send 120 answers a minute. */
function nextAddress(): string {
  sender += 1;
  return `10.${String(sender >> 16)}.${String((sender >> 8) & 255)}.${String(sender & 255)}`;
}

/** Answers through REST, over all connections at once. */
function throughRest({ url, shareIds }: Product, round: number): Promise<Measured> {
  const path = `/api/shared/${shareIds[round] ?? ""}/responses`;
  const body = JSON.stringify({ selectedTraits, peerName: "Bench" });
  let left = perRound;
  const next = () => {
    if (left === 0) return null;
    left -= 1;
    const headers = { "content-type": "application/json", "x-forwarded-for": nextAddress() };
    return requestBytes({ method: "POST", path, headers, body });
  };
  return hammer({ url, connections, next });
}

/** The statements that storing one answer takes, recorded from the use case itself. */
async function recordStatements({ databaseUrl, shareIds }: Product): Promise<readonly InStatement[]> {
  const statements: { sql: string; args: InValue[] }[] = [];
  const asValue = (value: unknown): InValue =>
    typeof value === "string" || typeof value === "number" ? value : null;
  const db = await openDatabase({
    url: databaseUrl,
    onStatement: (sql, values) => statements.push({ sql, args: values.map(asValue) }),
  });
  const input = { selectedTraits: [...selectedTraits], peerName: "Bench" };
  const origin = { network: nextAddress() };
  await submitResponse(depsOver(parseEnv({}), db), { actor: null, origin }, shareIds.at(-1) ?? "", input);
  await db.close();
  return statements;
}

/** The same statements with fresh keys, one transaction after the other, with nothing around them. */
async function straight(product: Product, statements: readonly InStatement[]): Promise<Measured> {
  const client = createClient({ url: product.databaseUrl, concurrency: 1, timeout: 5_000 });
  await configure(client);
  const start = performance.now();
  const times: number[] = [];
  for (let i = 0; i < perRound; i += 1) {
    const began = performance.now();
    const tx = await client.transaction("write");
    const key = `bench-${String(i)}-${String(Math.random())}`;
    for (const statement of statements) await tx.execute(withFreshKey(statement, key));
    await tx.commit();
    times.push(performance.now() - began);
  }
  const perSecond = perRound / ((performance.now() - start) / 1_000);
  client.close();
  return { perSecond, p99Ms: percentile(times, 0.99) };
}

/** Keys of rows are 64 hexadecimal digits; each transaction needs its own. */
function withFreshKey(statement: InStatement, key: string): InStatement {
  if (typeof statement === "string" || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((arg: InValue) =>
    typeof arg === "string" && /^[0-9a-f]{64}$/.test(arg) ? `${key}${arg.slice(0, 8)}` : arg,
  );
  return { sql: statement.sql, args };
}

export async function benchAnswers(product: Product): Promise<void> {
  const statements = await recordStatements(product);
  const rest = [];
  const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await straight(product, statements));
    rest.push(await throughRest(product, round));
  }
  const perSecond = (list: readonly { perSecond: number }[]) => median(list.map((one) => one.perSecond));
  const p99 = (list: readonly { p99Ms: number }[]) => median(list.map((one) => one.p99Ms));
  const yardstick = perSecond(bare);
  printRow("straight through @libsql/client (the yardstick)", yardstick, 1, p99(bare), null);
  printRow("POST /api/shared/…/responses", perSecond(rest), perSecond(rest) / yardstick, p99(rest), 0.5);
}
