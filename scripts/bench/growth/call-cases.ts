import type { Operation } from "#src/server/http/rest/operation.ts";
import { hours } from "#src/server/clock.ts";
import { operations } from "#src/server/http/rest/operations.ts";
import { operationOf } from "#tests/api/contract/operation-of.ts";
import { rows } from "#tests/api/contract/rows.ts";
import type { Row } from "#tests/api/contract/row.ts";
import { makeApi } from "#tests/setup/api.ts";
import type { Case } from "./case.ts";
import { makeFreshPeople, type FreshPeople } from "./fresh-people.ts";
import type { World } from "./world.ts";

/** The first success of a call in the contract (tests/api/contract), which wants one of each. */
export function successOf(operation: Operation): Row {
  const row = rows.find(([call, , , status]) => status < 300 && operationOf(call) === operation);
  if (row === undefined) throw new Error(`${operation.path} never succeeds.`);
  return row;
}

async function prepareCall(people: FreshPeople, row: Row) {
  const [call, whom, body, status, , headers = {}] = row;
  const [method = "GET", path = ""] = call.split(" ");
  const token = await people.tokenOf(whom);
  const address = `/api${await people.fill(path)}`;
  const json: unknown = body === undefined ? undefined : JSON.parse(await people.fill(JSON.stringify(body)));
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) sent[name] = await people.fill(value);
  const ask = makeApi(people.deps);
  return async () => {
    const answer = await ask(address, { method, token, headers: sent, ...(json !== undefined && { json }) });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${call} answered ${String(answer.status)}: ${text}`);
  };
}

/** Reads of which one person has only so many a day. */
const isRationed = (call: string): boolean => /export|keepsake|signed-url/.test(call);

function caseOf(row: Row): Case {
  const [name] = row;
  const isRepeated = name.startsWith("GET ") && !isRationed(name);
  const ready = new WeakMap<World, ReturnType<typeof prepareCall>>();
  const prepareFresh = async (world: World) => {
    // All of them ask from one address: the limits for it are over by then.
    world.deps.clock.advance(hours(25));
    return prepareCall(await makeFreshPeople(world), row);
  };
  return {
    name,
    prepare: (world) => {
      const call = (isRepeated ? ready.get(world) : undefined) ?? prepareFresh(world);
      ready.set(world, call);
      return call;
    },
  };
}

/** Every call of the API. */
export const callCases: readonly Case[] = operations
  .map(successOf)
  // A picture's bytes are no JSON, and to encode them takes as long in any database.
  .filter(([, , body]) => !(body instanceof Uint8Array))
  .map(caseOf);
