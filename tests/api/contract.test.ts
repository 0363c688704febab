import { error as errorSchema } from "#src/server/http/openapi/answers.ts";
import type { Operation } from "#src/server/http/operation.ts";
import { operations } from "#src/server/http/operations.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeAnswers, makeSharedRound, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/*
 * One row for each call and outcome, run against the whole HTTP side on a real database: who asks, with what, and what
 * comes back. Success has to fit the answer that the OpenAPI description promises, errors have to fit the one error shape.
 */

type Whom = "nobody" | "owner" | "stranger";
/** `{open}`: a round with a link and no answers; `{shown}`: a revealed one with three; `{own}`: one just begun. */
type Row = readonly [call: string, whom: Whom, body: unknown, status: number, says?: RegExp];

const six = wordsFrom(0);
const answerOf = (selectedTraits: unknown, more: object = {}) => ({ selectedTraits, ...more });

const rows: readonly Row[] = [
  ["GET /traits", "nobody", undefined, 200],
  ["GET /me", "owner", undefined, 200],
  ["GET /me", "nobody", undefined, 401, /sign in/],
  ["POST /logout", "owner", undefined, 204],
  ["POST /login", "nobody", {}, 400, /Email is required/],
  ["POST /login", "nobody", { email: "nonsense", password: "x" }, 400, /valid email/],
  ["POST /login", "nobody", { email: "a@example.org" }, 400, /Password is required/],
  [
    "POST /login",
    "nobody",
    { email: "a@example.org", password: "Wrong1234" },
    401,
    /No account or bad creds/,
  ],
  ["POST /send-verification-code", "nobody", { email: "new@example.org" }, 200],
  ["POST /send-verification-code", "nobody", {}, 400, /Please enter your email address/],
  ["POST /verify-code-and-register", "nobody", { email: "new@example.org" }, 400, /verification code/],
  [
    "POST /verify-code-and-register",
    "nobody",
    { email: "new@example.org", code: "AAAAAA", firstName: "N", lastName: "N", password: "Granite-tulip-4" },
    400,
    /Invalid verification code/,
  ],

  ["PATCH /me", "owner", { onboardingState: { return_to: null } }, 200],
  ["PATCH /me", "owner", { firstName: "Ada", username: "Ada-L", onboardingStatus: "completed" }, 200],
  ["PATCH /me", "owner", { onboardingState: { return_to: "//evil.example" } }, 400, /path on this site/],
  ["PATCH /me", "owner", { username: "a" }, 400, /3 to 30/],
  ["PATCH /me", "owner", { firstName: "" }, 400],
  ["PATCH /me", "nobody", {}, 401],
  [
    "POST /change-password",
    "owner",
    { currentPassword: "Wrong-tulip-4", password: "Granite-tulip-4" },
    400,
    /not your present/,
  ],
  ["POST /change-password", "owner", { currentPassword: "x", password: "granite" }, 400],
  ["POST /change-password", "nobody", {}, 401],
  ["POST /request-password-reset", "nobody", { email: "who@example.org" }, 200],
  [
    "POST /request-password-reset",
    "nobody",
    { email: "nonsense" },
    400,
    /Please enter a valid email address/,
  ],
  ["POST /request-password-reset", "nobody", { email: ["a@example.org"] }, 400],
  [
    "POST /reset-password",
    "nobody",
    { token: "x", password: "Granite-tulip-4" },
    400,
    /invalid or has expired/,
  ],
  ["POST /reset-password", "nobody", { token: "x", password: "Short-1" }, 400, /at least 8 characters/],
  ["POST /reset-password", "nobody", { token: "x", password: "granite-tulip" }, 400, /uppercase, lowercase/],
  ["POST /reset-password", "nobody", { password: "Granite-tulip-4" }, 400, /invalid or has expired/],

  ["GET /surveys", "owner", undefined, 200],
  ["GET /surveys", "nobody", undefined, 401],
  ["POST /surveys", "owner", {}, 201],
  ["POST /surveys", "owner", { title: "Mine", minResponses: 4, closesAt: "2027-01-01T00:00:00Z" }, 201],
  ["POST /surveys", "owner", { audience: "organisation" }, 201],
  ["POST /surveys", "owner", { minResponses: 2 }, 400, /at least 3/],
  ["POST /surveys", "owner", { audience: "organisation", minResponses: 4 }, 400, /at least 5/],
  ["POST /surveys", "owner", { closesAt: "2020-01-01T00:00:00Z" }, 400, /future/],
  ["POST /surveys", "owner", { closesAt: "tomorrow" }, 400, /deadline/],
  ["POST /surveys", "owner", { title: "x".repeat(121) }, 400, /120/],
  ["POST /surveys", "owner", { title: "two\nlines" }, 400, /one line/],
  ["POST /surveys", "owner", { description: "x".repeat(2_001) }, 400, /2,000/],
  ["POST /surveys", "owner", { description: "one line\n\tand another" }, 201],
  ["POST /surveys", "owner", { description: "a\u0000b" }, 400, /plain text/],
  ["POST /surveys", "owner", { description: "\ud800" }, 400, /plain text/],
  ["POST /surveys", "nobody", {}, 401],
  ["GET /surveys/{own}", "owner", undefined, 200],
  ["GET /surveys/{own}", "stranger", undefined, 404],
  ["GET /surveys/{own}", "nobody", undefined, 401],
  ["GET /surveys/unknown", "owner", undefined, 404],
  ["PATCH /surveys/{own}", "owner", { title: "Renamed", userId: "x", status: "completed" }, 200],
  ["PATCH /surveys/{own}", "owner", { minResponses: 7 }, 200],
  ["PATCH /surveys/{own}", "owner", { minResponses: 1 }, 400, /at least 3/],
  ["PATCH /surveys/{shown}", "owner", { minResponses: 9 }, 409, /answered/],
  ["PATCH /surveys/{own}", "stranger", { title: "Stolen" }, 404],
  ["PATCH /surveys/{own}", "nobody", { title: "Stolen" }, 401],
  ["DELETE /surveys/{own}", "owner", undefined, 204],
  ["DELETE /surveys/{own}", "stranger", undefined, 404],
  ["DELETE /surveys/{own}", "nobody", undefined, 401],
  ["PUT /surveys/{own}/self", "owner", answerOf(six), 200],
  ["PUT /surveys/{own}/self", "owner", answerOf(six.slice(0, 4)), 400, /at least 5/],
  ["PUT /surveys/{own}/self", "owner", answerOf(wordsFrom(0, 11)), 400, /at most 10/],
  ["PUT /surveys/{own}/self", "owner", answerOf([...six, six[0]]), 400, /once/],
  ["PUT /surveys/{own}/self", "owner", answerOf([...six.slice(1), "awesome"]), 400, /not in the list/],
  ["PUT /surveys/{own}/self", "owner", answerOf("able"), 400, /pick your words/],
  ["PUT /surveys/{shown}/self", "owner", answerOf(six), 409, /result/],
  ["PUT /surveys/{own}/self", "stranger", answerOf(six), 404],
  ["PUT /surveys/{own}/self", "nobody", answerOf(six), 401],
  ["POST /surveys/{own}/share", "owner", undefined, 200],
  ["POST /surveys/{organisation}/share", "owner", undefined, 409, /invited/],
  ["POST /surveys/{own}/share", "stranger", undefined, 404],
  ["POST /surveys/{own}/share", "nobody", undefined, 401],
  ["DELETE /surveys/{open}/share", "owner", undefined, 204],
  ["DELETE /surveys/{open}/share", "stranger", undefined, 404],
  ["DELETE /surveys/{open}/share", "nobody", undefined, 401],
  ["POST /surveys/{own}/close", "owner", undefined, 200],
  ["POST /surveys/{own}/close", "stranger", undefined, 404],
  ["POST /surveys/{own}/close", "nobody", undefined, 401],
  ["GET /surveys/{own}/questions", "owner", undefined, 200],
  ["GET /surveys/{own}/questions", "stranger", undefined, 404],
  ["GET /surveys/{own}/questions", "nobody", undefined, 401],
  ["GET /surveys/{own}/answer-options", "owner", undefined, 200],
  ["GET /surveys/{own}/answer-options", "stranger", undefined, 404],
  ["GET /surveys/{own}/answer-options", "nobody", undefined, 401],
  ["GET /dashboard/stats", "owner", undefined, 200],
  ["GET /dashboard/stats", "nobody", undefined, 401],
  ["GET /user/current-assessment", "owner", undefined, 200],
  ["GET /user/current-assessment", "stranger", undefined, 200],
  ["GET /user/current-assessment", "nobody", undefined, 401],

  ["POST /surveys/{shown}/generate-analysis", "owner", undefined, 200],
  ["POST /surveys/{open}/generate-analysis", "owner", undefined, 409, /3 people/],
  ["POST /surveys/{own}/generate-analysis", "owner", undefined, 409, /own words/],
  ["POST /surveys/{shown}/generate-analysis", "stranger", undefined, 404],
  ["POST /surveys/{shown}/generate-analysis", "nobody", undefined, 401],
  ["GET /surveys/{shown}/analysis", "owner", undefined, 200],
  ["GET /surveys/{open}/analysis", "owner", undefined, 404],
  ["GET /surveys/{shown}/analysis", "stranger", undefined, 404],
  ["GET /surveys/{shown}/analysis", "nobody", undefined, 401],
  ["GET /surveys/{shown}/responses", "owner", undefined, 200],
  ["GET /surveys/{shown}/responses", "stranger", undefined, 404],
  ["GET /surveys/{shown}/responses", "nobody", undefined, 401],
  ["GET /surveys/{shown}/export?format=csv", "owner", undefined, 200],
  ["GET /surveys/{shown}/export?format=json", "owner", undefined, 200],
  ["GET /surveys/{shown}/export?format=xls", "owner", undefined, 400, /json or csv/],
  ["GET /surveys/{open}/export", "owner", undefined, 409, /nothing to export/],
  ["GET /surveys/{shown}/export", "stranger", undefined, 404],
  ["GET /surveys/{shown}/export", "nobody", undefined, 401],

  ["GET /shared/{link}", "nobody", undefined, 200],
  ["GET /shared/unknown", "nobody", undefined, 404],
  ["POST /shared/{link}/responses", "nobody", answerOf(six), 201],
  ["POST /shared/{link}/responses", "stranger", answerOf(six, { peerName: "Zoë" }), 201],
  ["POST /shared/{link}/responses", "owner", answerOf(six), 403, /your own round/],
  ["POST /shared/{link}/responses", "nobody", {}, 400, /pick your words/],
  ["POST /shared/{link}/responses", "nobody", answerOf(six.slice(0, 4)), 400, /at least 5/],
  ["POST /shared/{link}/responses", "nobody", answerOf(wordsFrom(0, 11)), 400, /at most 10/],
  ["POST /shared/{link}/responses", "nobody", answerOf([...six, six[0]]), 400, /once/],
  ["POST /shared/{link}/responses", "nobody", answerOf([1, 2, 3, 4, 5]), 400],
  ["POST /shared/{link}/responses", "nobody", answerOf(six, { peerName: "x".repeat(81) }), 400, /80/],
  ["POST /shared/{link}/responses", "nobody", answerOf(six, { peerName: "a\u202eb" }), 400, /plain text/],
  ["POST /shared/unknown/responses", "nobody", answerOf(six), 404],
  ["POST /shared/{closedLink}/responses", "nobody", answerOf(six), 409, /closed/],
  ["DELETE /responses/unknown", "nobody", undefined, 204],
];

/** Rounds that rows name, made anew for each row: rows do not depend on each other. */
async function makeWorld() {
  const deps = await makeDeps();
  const api = makeApi(deps);
  const owner = await makeUser(deps);
  const stranger = await makeUser(deps);
  const tokens = { nobody: null, owner: await signIn(deps, owner), stranger: await signIn(deps, stranger) };
  const open = await makeSharedRound(deps, owner);
  const shown = await makeSharedRound(deps, owner);
  await makeAnswers(deps, shown.shareId, 3);
  await revealSurvey(deps, owner, shown.survey.id);
  const closed = await makeSharedRound(deps, owner);
  await api(`/api/surveys/${closed.survey.id}/close`, { method: "POST", token: tokens.owner });
  const make = async (json: object) => {
    const made: unknown = await (
      await api("/api/surveys", { method: "POST", json, token: tokens.owner })
    ).json();
    return typeof made === "object" && made !== null && "id" in made ? String(made.id) : "";
  };
  const names: Readonly<Record<string, string>> = {
    own: await make({}),
    organisation: await make({ audience: "organisation" }),
    open: open.survey.id,
    shown: shown.survey.id,
    link: open.shareId,
    closedLink: closed.shareId,
  };
  return { api, tokens, names };
}

/** The operation that a row's call is one of. */
function operationOf(call: string): Operation {
  const [method = "", path = ""] = (call.split("?")[0] ?? "").split(" ");
  const found = operations.find((operation) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return operation.method.toUpperCase() === method && pattern.test(path);
  });
  if (found === undefined) throw new Error(`No operation for ${call}`);
  return found;
}

describe("the contract of the API", () => {
  it.each(rows.map((row) => ({ row })))("$row.0 as $row.1 with $row.2 answers $row.3", async ({ row }) => {
    const [call, whom, json, status, says] = row;
    const { api, tokens, names } = await makeWorld();
    const [method = "GET", path = ""] = call.split(" ");
    const real = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "");
    const answer = await api(`/api${real}`, { method, json, token: tokens[whom] });
    const text = await answer.text();
    expect({ status: answer.status, text }).toMatchObject({ status });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    if (says !== undefined) expect(text).toMatch(says);
    if (status === 204) expect(text).toBe("");
    else if (status >= 400) errorSchema.parse(JSON.parse(text));
    else if (answer.headers.get("content-type")?.startsWith("application/json") === true) {
      const operation = operationOf(call);
      operation.answer?.parse(JSON.parse(text));
    }
  });

  it("has a success and, where a session is needed, a 401 for every operation", () => {
    const tried = rows.map(([call, whom, , status]) => ({ operation: operationOf(call), whom, status }));
    for (const operation of operations) {
      const outcomes = tried.filter((row) => row.operation === operation);
      const name = `${operation.method} ${operation.path}`;
      const success = outcomes.some(({ status }) => status < 300);
      // A sign-in that succeeds needs what was mailed, or a password: tests/integration/accounts-*.test.ts.
      const mailed = ["/change-password", "/login", "/reset-password", "/verify-code-and-register"].includes(
        operation.path,
      );
      expect({ name, success: success || mailed }).toEqual({ name, success: true });
      if (operation.access !== "user") continue;
      expect({ name, refused: outcomes.some(({ status }) => status === 401) }).toEqual({
        name,
        refused: true,
      });
    }
  });
});
