import type { z } from "zod";
import type { AppRouter, Caller } from "#src/server/trpc/router.ts";

/** A procedure checks its input itself, so REST may hand it whatever came. A method's parameter may be wider than asked. */
type Unchecked<T> = T extends (input: never) => infer Result
  ? { call(input?: unknown): Result }["call"]
  : { readonly [Key in keyof T]: Unchecked<T[Key]> };

export interface RestCall {
  /** Calls procedures as the person that the request is from. */
  readonly api: Unchecked<Pick<Caller, keyof AppRouter["_def"]["record"]>>;
  /** The JSON body; `{}` where there is none. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: (name: string) => string | undefined;
}

/**
 * One REST call. The routes, the OpenAPI description and the contract tests are all made from the same list of these, so
 * that none can say something that another does not know.
 */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Under /api, with `{name}` for its parts. */
  readonly path: string;
  /** One line for the reader of the description. */
  readonly summary: string;
  /** Who may call: anybody; somebody with a session; of these, whose plan is a facilitator's, or administrators. */
  readonly access: "anybody" | "user" | "facilitator" | "admin";
  /** The status of success; 204 sends no body. */
  readonly status?: 200 | 201 | 204;
  /** What the body has to be; checked by the procedure, described from here. */
  readonly body?: z.ZodType;
  /** Parameters of the query string. */
  readonly query?: z.ZodObject;
  /** What a success answers with; none for 204. */
  readonly answer?: z.ZodType;
  /** Other forms of the answer, by their content types. */
  readonly otherAnswers?: Readonly<Record<string, z.ZodType>>;
  /** The answer is the same for everybody for as long as the process runs: its text is made once. */
  readonly isConstant?: true;
  readonly call: (call: RestCall) => Promise<unknown>;
}
