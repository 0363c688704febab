import { missing, required } from "./api-error.ts";
import { textAt, type Form } from "./form-body.ts";
import type { Ledger } from "./ledger.ts";

/** One call of Stripe's API, as far as our adapter uses it. */
export interface ApiCall {
  readonly ledger: Ledger;
  readonly siteUrl: string;
  /** The id in the path, where there is one. */
  readonly id: string;
  readonly form: Form;
}

export interface ApiRoute {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: RegExp;
  /** Parameters that the call may have: another one is refused, as Stripe does. */
  readonly params: readonly string[];
  readonly answer: (call: ApiCall) => object;
}

/** A list, as the API answers it. */
export const list = (url: string, data: readonly object[], limit = 100) => ({
  object: "list",
  url,
  has_more: data.length > limit,
  data: data.slice(0, limit),
});

/** What a call may not leave out. */
export function need(form: Form, path: string): string {
  const value = textAt(form, path);
  if (value === null || value === "") throw required(path);
  return value;
}

/** @throws {ApiError} where there is none */
export function found<T>(records: Readonly<Record<string, T>>, what: string, id: string): T {
  const record = records[id];
  if (record === undefined) throw missing(what, id);
  return record;
}
