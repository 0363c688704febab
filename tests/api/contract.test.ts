import { refusalsOf } from "#src/server/http/rest/openapi.ts";
import { errorOutput } from "#src/shared/site/error.output.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { listen, type Listening } from "#src/server/http/listen.ts";
import { type Operation, operations } from "#src/server/http/rest/operation.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operationOf } from "./contract/operation-of.ts";
import { rows } from "./contract/rows.ts";
import type { Row } from "./contract/row.ts";
import { makeWorld } from "./contract/world.ts";

/*
 * One row for each call and outcome, sent to a real server with a real database. Successes match the OpenAPI
 * description, errors the common error shape, and all answers have the common headers.
 */

const heard: string[] = [];

/** Sentences of the specification that the server says; the pages' own are in spec-messages.test.ts. */
const serverSentences = [
  "Email is required",
  "Please enter a valid email",
  "Password is required",
  "Please enter a valid email address",
  "Password must be at least 8 characters",
  "Password must include uppercase, lowercase, and numbers",
  "Please enter your email address",
  "Please enter the verification code from your email",
  "Please fill in all fields",
  "Password must be at least 8 characters long",
  "This email address is already registered. Please log in instead.",
  "Invalid verification code",
  "Try again. No account or bad creds.",
  "If your email is registered with us, you will receive password reset instructions.",
  "Verification email sent successfully",
];

const rowsWithOperation = rows.map((row) => ({ row, operation: operationOf(row[0]) }));
type Tried = (typeof rowsWithOperation)[number];

const isPlainRefusal = ({ row: [, , , status] }: Tried): boolean => [400, 401, 403, 404].includes(status);

/** Refusals change nothing, so refusals of one call share a world, which is slow to make. */
const tries = rowsWithOperation.reduce<Tried[][]>((groups, one) => {
  const last = groups.at(-1);
  const isAlike = last?.[0]?.row[0] === one.row[0] && [...last, one].every(isPlainRefusal);
  if (isAlike) last.push(one);
  else groups.push([one]);
  return groups;
}, []);
/** Such as "GET /me as nobody with undefined answers 401". */
const nameOf = ({ row: [call, whom, body, status] }: Tried, at: number): string =>
  `${at === 0 ? `${call} ` : ""}as ${whom}${body === undefined ? "" : ` with ${JSON.stringify(body)}`} answers ${String(status)}`;

/** Calls that sign someone in and set the session's cookie. */
const signsIn = new Set([
  "/login",
  "/sign-in-by-link",
  "/verify-code-and-register",
  "/change-password",
  "/exchange-auto-token",
]);

/** Parameters that are keys: everyone with the link may use it. */
const keys = new Set(["{withdrawKey}", "{guestKey}", "{token}", "{shareId}", "{code}"]);
const namesObject = ({ path }: Operation): boolean =>
  (path.match(/\{\w+\}/g) ?? []).some((parameter) => !keys.has(parameter));

let deps: TestDeps;
let server: Listening;
beforeAll(async () => {
  const http = createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps } });
  server = await listen({ fetch: http.fetch, host: "127.0.0.1", port: 0 });
});
afterAll(() => server.stop());

async function send(
  world: Awaited<ReturnType<typeof makeWorld>>,
  [call, whom, body, , , headers = {}]: Row,
): Promise<Response> {
  const token = await world.tokenOf(whom);
  const [method = "GET", path = ""] = call.split(" ");
  const file = body instanceof Uint8Array ? Uint8Array.from(body) : null;
  const json = body === undefined || file !== null ? null : await world.fill(JSON.stringify(body));
  const sent = JSON.parse(await world.fill(JSON.stringify(headers))) as Record<string, string>;
  const filled = await world.fill(path);
  return fetch(`http://127.0.0.1:${String(server.port)}/api${filled}`, {
    method,
    body: file ?? json,
    headers: {
      ...(json !== null && { "content-type": "application/json" }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...sent,
    },
  });
}

/** Accepting an invitation does so when it creates the account. */
const isSignIn = ({ path }: Operation, text: string): boolean =>
  signsIn.has(path) || (path.endsWith("/accept") && text.includes('"token":"'));

function checkHeaders(operation: Operation, { status, headers }: Response, text: string): void {
  expect(headers.get("cache-control")).toMatch(/^no-store$/);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  const session = headers.getSetCookie().filter((cookie) => /^auth_token=[\w-]{43};/.test(cookie));
  expect(session).toHaveLength(status < 300 && isSignIn(operation, text) ? 1 : 0);
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
}

describe("the contract of the API", () => {
  it.each(tries.map((some) => ({ name: some.map(nameOf).join(", "), some })))("$name", async ({ some }) => {
    const world = await makeWorld(await makeDeps({ voice: scriptedBrain() }));
    deps = world.deps;
    for (const [at, { row, operation }] of some.entries()) {
      const [, , , status, says] = row;
      const answer = await send(world, row);
      const text = await answer.text();
      heard.push(text);
      expect({ status: answer.status, text }, nameOf({ row, operation }, at)).toMatchObject({ status });
      checkHeaders(operation, answer, text);
      if (says !== undefined) expect(text).toMatch(says);
      if (status === 204) expect(text).toBe("");
      else if (status >= 400) errorOutput.parse(JSON.parse(text));
      else if (answer.headers.get("content-type")?.startsWith("application/json") === true)
        operation.output?.parse(JSON.parse(text));
    }
  });

  it.each(operations.map((operation) => ({ ...operation })))(
    "has a success for $method $path and a 401 if it needs a session",
    ({ method, path, procedure }) => {
      const outcomes = rowsWithOperation.filter(
        ({ operation }) => operation.method === method && operation.path === path,
      );
      const statuses = outcomes.map(({ row: [, , , status] }) => status);
      expect(statuses.some((status) => status < 300)).toBe(true);
      expect(statuses.includes(401) || procedure.meta.access === "anybody").toBe(true);
    },
  );

  it.each(operations.map((operation) => ({ ...operation })))(
    "describes all refusals of $method $path and no others",
    (operation) => {
      const { method, path, errors = [] } = operation;
      const refused = rowsWithOperation
        .filter((row) => row.operation.method === method && row.operation.path === path)
        .map(({ row: [, , , status] }) => status)
        .filter((status) => status >= 400 && status < 500);
      expect(refusalsOf(operation)).toEqual(expect.arrayContaining(refused));
      expect(refused).toEqual(expect.arrayContaining([...errors]));
    },
  );

  it.each(operations.filter(namesObject).map((operation) => ({ ...operation })))(
    "has a 403 or 404 for someone else's object in $method $path",
    ({ method, path }) => {
      const refusals = rowsWithOperation.filter(
        ({ operation, row: [call, whom, , status] }) =>
          operation.method === method &&
          operation.path === path &&
          whom !== "nobody" &&
          // An existing object of the test's world.
          call.includes("{") &&
          [403, 404].includes(status),
      );
      expect(refusals.length).toBeGreaterThan(0);
    },
  );

  it.each(serverSentences)("has a row in which the server says: %s", (sentence) => {
    expect(heard.some((text) => text.includes(JSON.stringify(sentence)))).toBe(true);
  });
});
