import { newId } from "#src/server/integrations/dev-payments/subscription-life.ts";
import { createHmac } from "node:crypto";

/* Stripe's API on the wire: forms, refusals, idempotency keys and signatures. */

/** A refusal in Stripe's format. */
export class StripeRefusal extends Error {
  override readonly name = "StripeRefusal";
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...more } };
  }

  static missing(what: string, id: string): StripeRefusal {
    return new StripeRefusal(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });
  }

  static required(param: string): StripeRefusal {
    return new StripeRefusal(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });
  }

  static unknown(param: string): StripeRefusal {
    return new StripeRefusal(400, `Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    });
  }

  static usedKey(): StripeRefusal {
    const message = "Keys for idempotent requests can only be used with the same parameters.";
    return new StripeRefusal(400, message, { type: "idempotency_error" });
  }
}

/** A body of Stripe's package: `items[0][price]=x` becomes `{ items: { "0": { price: "x" } } }`. */
export interface Form {
  [name: string]: string | Form;
}

function readForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/[[\]]+/).filter((name) => name !== "");
    let place = form;
    for (const name of names.slice(0, -1)) {
      const inner = place[name];
      place = typeof inner === "object" ? inner : (place[name] = {});
    }
    place[names.at(-1) ?? ""] = value;
  }
  return form;
}

function at(form: Form, path: string): string | Form | undefined {
  let place: string | Form | undefined = form;
  for (const name of path.split(".")) place = typeof place === "object" ? place[name] : undefined;
  return place;
}

/** A text at a path such as `line_items.0.price`, or null. */
export function textAt(form: Form, path: string): string | null {
  const found = at(form, path);
  return typeof found === "string" ? found : null;
}

/** The texts of an object or a list. */
export function textsAt(form: Form, path: string): Record<string, string> {
  const place = at(form, path);
  const entries = typeof place === "object" ? Object.entries(place) : [];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

export interface Call {
  /** The id in the path, if any. */
  readonly id: string;
  readonly form: Form;
}

/** A call of the API and its allowed parameters, as strict as Stripe. */
export type Route = readonly [method: string, path: RegExp, params: string, answer: (call: Call) => object];

function answer(routes: readonly Route[], method: string, path: string, text: string): object {
  for (const [routeMethod, pattern, params, give] of routes) {
    const match = method === routeMethod ? pattern.exec(path) : null;
    if (match === null) continue;
    const form = readForm(text);
    const unknown = Object.keys(form).find((name) => !params.split(" ").includes(name));
    if (unknown !== undefined) throw StripeRefusal.unknown(unknown);
    return give({ id: match[1] ?? "", form });
  }
  throw new StripeRefusal(404, `Unrecognized request URL (${method}: ${path}).`);
}

/** Answers requests by their routes; a POST with a known idempotency key gets the same answer again. */
export function serveRoutes(routes: readonly Route[], beforeEach: () => unknown) {
  const answered = new Map<string, { readonly asked: string; readonly said: object }>();
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(/^\/v1\//, "");
    const text = request.method === "GET" ? search.slice(1) : await request.text();
    const asked = `${path} ${text}`;
    const headers = { "request-id": newId("req") };
    const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
    try {
      if (request.headers.get("authorization")?.startsWith("Bearer sk_") !== true)
        throw new StripeRefusal(401, "You did not provide an API key.");
      const before = answered.get(key ?? "");
      if (before !== undefined && before.asked !== asked) throw StripeRefusal.usedKey();
      beforeEach();
      const said = before?.said ?? structuredClone(answer(routes, request.method, path, text));
      if (key !== null) answered.set(key, { asked, said });
      return Response.json(said, { headers });
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return Response.json(error.body, { status: error.status, headers });
    }
  };
}

/** One webhook delivery on its way. */
export interface Delivery {
  readonly body: string;
  readonly signature: string;
}

/** Signs with the real time, like Stripe, because receivers compare it with theirs. */
export function sign(event: object, secret: string, ageSeconds = 0): Delivery {
  const body = JSON.stringify(event);
  const time = String(Math.floor(Date.now() / 1_000) - ageSeconds);
  const mac = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return { body, signature: `t=${time},v1=${mac}` };
}
