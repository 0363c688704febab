import { freeBilling } from "#src/shared/plan/billing.ts";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import { vi } from "vitest";

/** A refusal of a procedure. */
export class Refusal {
  readonly httpStatus: number;
  readonly message: string;
  readonly issues: readonly { path: string; message: string }[];

  constructor(httpStatus: number, message: string, issues: Refusal["issues"] = []) {
    this.httpStatus = httpStatus;
    this.message = message;
    this.issues = issues;
  }
}

export interface Call {
  readonly procedure: string;
  readonly input: unknown;
  readonly authorization: string | null;
}

/** Answers a procedure's input; may take time, return a Refusal, or throw like a lost network. */
type Answer = (input: unknown) => unknown;

/** Procedures whose 401 the page handles itself, as their meta says: see tests/api/access.test.ts. */
const ofSurveys = /^(?:survey|dashboard|sharing|analysis|response|card|panePlan)\./;

const bodyOf = (procedure: string, answer: unknown): object =>
  answer instanceof Refusal
    ? {
        error: {
          code: -32_000,
          message: answer.message,
          data: {
            code: "REFUSED",
            httpStatus: answer.httpStatus,
            on401: ofSurveys.test(procedure) ? "stay" : "signOut",
            issues: answer.issues,
          },
        },
      }
    : { result: { data: answer } };

/** Answers a REST call under a name such as "GET /api/me", in our server's format. */
async function restAnswer(answer: Answer | undefined, input: unknown): Promise<Response> {
  if (answer === undefined) throw new TypeError("The test has no answer for this path.");
  const value = await answer(input);
  if (!(value instanceof Refusal)) return Response.json(value);
  return Response.json({ message: value.message, error: value.message }, { status: value.httpStatus });
}

/** Unrelated requests of pages, answered like this and not recorded unless the test answers them. */
const usual: Readonly<Record<string, Answer>> = {
  "GET /api/billing": () => freeBilling,
  "billing.get": () => freeBilling,
  "GET /api/bot-challenge": () => ({ mode: "off" }),
  "invitation.list": () => [],
  "panePlan.list": () => [],
  "sharing.get": () => noSharing,
};

/** REST calls are procedures under other names: tests may use either. */
const procedureOf: Readonly<Record<string, string>> = {
  "GET /api/me": "account.me",
  "PATCH /api/me": "account.update",
};

/**
 * Replaces the server for the real client: speaks tRPC's batch protocol through `fetch`, and REST. A REST
 * call without an answer fails like a lost network.
 *
 * @returns the growing list of calls
 */
export function fakeTrpc(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  const respond = async (url: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, "http://localhost:4321");
    // Requested before some calls. Tests of the bot check have their own `fetch`.
    if (pathname === "/api/bot-challenge") return Response.json({ mode: "off" });
    const sent = typeof body === "string" ? body : (searchParams.get("input") ?? "{}");
    const inputs = JSON.parse(sent) as Record<string, unknown>;
    const authorization = new Headers(headers).get("authorization");
    if (!pathname.startsWith("/api/trpc/")) {
      const call = `${method} ${pathname}`;
      const answer = answers[call] ?? answers[procedureOf[call] ?? ""];
      if (answer === undefined) return restAnswer(usual[call], inputs);
      calls.push({ procedure: call, input: inputs, authorization });
      return restAnswer(answer, inputs);
    }
    const procedures = pathname.replace("/api/trpc/", "").split(",");
    const bodies = procedures.map(async (procedure, place) => {
      const input = inputs[place];
      const answer = answers[procedure] ?? usual[procedure];
      if (procedure in answers || !(procedure in usual)) calls.push({ procedure, input, authorization });
      if (answer === undefined) throw new Error(`The test has no answer for ${procedure}.`);
      return bodyOf(procedure, await answer(input));
    });
    return Response.json(await Promise.all(bodies));
  };
  vi.stubGlobal("fetch", vi.fn(respond));
  return calls;
}
