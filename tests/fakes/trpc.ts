import { vi } from "vitest";

/** A refusal of a procedure, as the server words it. */
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

/** Answers a procedure's input; may take its time, refuse by returning a Refusal, or lose the network by throwing. */
type Answer = (input: unknown) => unknown;

const bodyOf = (procedure: string, answer: unknown): object =>
  answer instanceof Refusal
    ? {
        error: {
          code: -32_000,
          message: answer.message,
          data: { code: "REFUSED", path: procedure, httpStatus: answer.httpStatus, issues: answer.issues },
        },
      }
    : { result: { data: answer } };

/**
 * Stands in for the server under the real client: speaks tRPC's batch protocol through `fetch`.
 *
 * @returns the calls that came, which grow.
 */
export function fakeTrpc(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  const respond = async (url: string, { body, headers }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, "http://localhost:4321");
    const sent = typeof body === "string" ? body : (searchParams.get("input") ?? "{}");
    const inputs = JSON.parse(sent) as Record<string, unknown>;
    const authorization = new Headers(headers).get("authorization");
    const procedures = pathname.replace("/api/trpc/", "").split(",");
    const bodies = procedures.map(async (procedure, place) => {
      const input = inputs[place];
      calls.push({ procedure, input, authorization });
      const answer = answers[procedure];
      if (answer === undefined) throw new Error(`The test has no answer for ${procedure}.`);
      return bodyOf(procedure, await answer(input));
    });
    return Response.json(await Promise.all(bodies));
  };
  vi.stubGlobal("fetch", vi.fn(respond));
  return calls;
}
