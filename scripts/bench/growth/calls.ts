import { posts, rateLimits, users, usedTrials, workshopGuests } from "#db/schema/index.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { operations } from "#src/server/http/rest/operation.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { operationOf } from "#tests/api/contract/operation-of.ts";
import type { Row } from "#tests/api/contract/row.ts";
import { rows } from "#tests/api/contract/rows.ts";
import { makeWorld as makePeople } from "#tests/api/contract/world.ts";
import { makeApi } from "#tests/setup/api.ts";
import type { TestDeps } from "#tests/setup/deps-on.ts";
import { and, gt, max, ne, notLike, sql } from "drizzle-orm";

export type Run = () => Promise<unknown>;

/** The first success of a call in the contract (tests/api/contract), which has one of each. */
function successOf(operation: Operation): Row {
  const row = rows.find(([call, , , status]) => status < 300 && operationOf(call) === operation);
  if (row === undefined) throw new Error(`${operation.path} never succeeds.`);
  return row;
}

/** Every call of the API except pictures, whose size doesn't depend on the database. */
export const calls: readonly Row[] = operations
  .map(successOf)
  .filter(([, , body]) => !(body instanceof Uint8Array));

const lastRenamed = new WeakMap<TestDeps, number>();

/** The contract's people always have the same addresses and keys: renames earlier rows. */
async function makeFreshPeople(deps: TestDeps) {
  const newest = await deps.db.read
    .select({ number: max(users.number) })
    .from(users)
    .get();
  const last = newest?.number ?? 0;
  const address = sql`${users.id} || '@before.example'`;
  await deps.db.write(async (tx) => {
    await tx
      .update(users)
      .set({ email: address, mailbox: address, username: null })
      .where(and(gt(users.number, lastRenamed.get(deps) ?? last), notLike(users.email, "%@before.example")));
    // Rows that the growth world made have a "-" in their key and stay.
    await tx.delete(usedTrials).where(notLike(usedTrials.mailboxHash, "%-%"));
    await tx.update(posts).set({ slug: posts.id }).where(ne(posts.slug, posts.id));
    await tx
      .update(workshopGuests)
      .set({ keyHash: workshopGuests.id })
      .where(ne(workshopGuests.keyHash, workshopGuests.id));
    // All calls come from one address.
    await tx.delete(rateLimits).where(notLike(rateLimits.key, "%-%"));
  });
  lastRenamed.set(deps, last);
  return makePeople(deps);
}

/** Creates what a call of the contract needs, and returns the call. */
export async function prepareCall(
  deps: TestDeps,
  [call, whom, body, status, , headers = {}]: Row,
): Promise<Run> {
  const people = await makeFreshPeople(deps);
  const [method = "GET", path = ""] = call.split(" ");
  const token = await people.tokenOf(whom);
  const address = `/api${await people.fill(path)}`;
  const json: unknown = body === undefined ? undefined : JSON.parse(await people.fill(JSON.stringify(body)));
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) sent[name] = await people.fill(value);
  const ask = makeApi(deps);
  return async () => {
    const answer = await ask(address, { method, token, headers: sent, ...(json !== undefined && { json }) });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${call} answered ${String(answer.status)}: ${text}`);
  };
}

/** Creates what a page shows, and returns a visit. */
export async function prepareVisit(
  deps: TestDeps,
  server: string,
  address: string,
  whom: Row[1],
): Promise<Run> {
  const people = await makeFreshPeople(deps);
  const token = await people.tokenOf(whom);
  const url = server + (await people.fill(address));
  const headers = token === null ? {} : { cookie: `${sessionTokenName}=${token}` };
  return async () => {
    const answer = await fetch(url, { headers, redirect: "manual" });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${address} answered ${String(answer.status)}.`);
  };
}
