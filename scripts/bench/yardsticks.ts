import { verify } from "@node-rs/argon2";
import { createClient, type InStatement, type InValue } from "@libsql/client";
import { pragmas } from "#db/connection.ts";
import { openDatabase } from "#db/client.ts";
import { createDeps } from "#src/server/app.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { parseEnv } from "#src/server/env.ts";
import { knownPassword } from "#tests/factories/password.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/* What this machine can do at best, in processes of their own like the product. */

function startProcess(name: string) {
  const child = fork(fileURLToPath(import.meta.url), [name], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill());
  const hear = async (): Promise<number> => {
    const [number] = z.tuple([z.number()], z.unknown()).parse(await once(child, "message"));
    return number;
  };
  return { hear, send: (count: number) => child.send(count), stop: () => child.kill() };
}

/** The least that a Node server can do: a small constant answer. */
export async function startBare() {
  const { hear, stop } = startProcess("bare");
  return { url: `http://127.0.0.1:${String(await hear())}`, stop };
}

/** Checks passwords and does nothing else. */
export function startHashes() {
  const { hear, send, stop } = startProcess("hashes");
  /** How many passwords are checked a second. */
  const perSecond = (count: number): Promise<number> => {
    send(count);
    return hear();
  };
  return { perSecond, stop };
}

const atOnce = 40;

async function checkPasswords(passwordHash: string, count: number): Promise<number> {
  const start = performance.now();
  let left = count;
  const oneAfterTheOther = async () => {
    for (; left > 0; left -= 1) await verify(passwordHash, knownPassword);
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  return count / ((performance.now() - start) / 1_000);
}

if (process.argv[2] === "bare") {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"hello":"world"}');
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : null);
  });
}
if (process.argv[2] === "hashes") {
  const passwordHash = await hashPassword(knownPassword);
  process.on("message", (count) => {
    void checkPasswords(passwordHash, z.number().parse(count)).then((perSecond) => process.send?.(perSecond));
  });
}

let copies = 0;
/** A copy of a database file. */
async function copyOf(databaseUrl: string): Promise<string> {
  const client = createClient({ url: databaseUrl });
  const copy = `${databaseUrl.slice("file:".length)}.${String((copies += 1))}`;
  await client.execute({ sql: "VACUUM INTO ?", args: [copy] });
  client.close();
  return `file:${copy}`;
}

type Statements = readonly InStatement[];

/** The statements of storing some answers, recorded from the use case on a copy of the database. */
async function recordAnswers(
  databaseUrl: string,
  shareId: string,
  count: number,
): Promise<readonly Statements[]> {
  const asValue = (value: unknown): InValue =>
    typeof value === "string" || typeof value === "number" ? value : null;
  let current: InStatement[] = [];
  const db = await openDatabase({
    url: await copyOf(databaseUrl),
    onStatement: (sql, values) => current.push({ sql, args: values.map(asValue) }),
  });
  const deps = createDeps(parseEnv({ LOG_LEVEL: "silent" }), db);
  const recorded: Statements[] = [];
  for (let n = 0; n < count; n += 1) {
    current = [];
    const origin = { network: `172.16.${String(n >> 8)}.${String(n & 255)}` };
    await submitResponse(deps, { actor: null, origin }, shareId, { traitIds: wordsFrom(n), peerName: null });
    recorded.push(current);
  }
  await db.close();
  return recorded;
}

/**
 * Stores answers by the same statements in consecutive transactions, and nothing else.
 * @returns how many it stores a second, each time on a fresh copy of the database
 */
export async function driverFor(
  databaseUrl: string,
  shareId: string,
  count: number,
): Promise<() => Promise<number>> {
  const transactions = await recordAnswers(databaseUrl, shareId, count);
  const before = await copyOf(databaseUrl);
  return async () => {
    const client = createClient({ url: await copyOf(before), concurrency: 1, timeout: 5_000 });
    for (const pragma of pragmas) await client.execute(pragma);
    const start = performance.now();
    for (const statements of transactions) {
      const tx = await client.transaction("write");
      for (const statement of statements) await tx.execute(statement);
      await tx.commit();
    }
    const perSecond = transactions.length / ((performance.now() - start) / 1_000);
    client.close();
    return perSecond;
  };
}
