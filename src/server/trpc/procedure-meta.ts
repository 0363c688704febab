import { z } from "zod";

/** A method, so that each procedure may say what its own result is. */
interface Responder {
  respond(result: unknown): unknown;
  headers(result: unknown): Readonly<Record<string, string>>;
}

/** A procedure's REST call. Who may make it, `access` says. */
export interface Rest {
  /** Method, and path under /api with `{name}` for its parts. */
  readonly call: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;
  /** One line for the reader of the description. */
  readonly summary: string;
  /** What a success answers with in JSON. */
  readonly output: z.ZodType | null;
  /** Of a success: 200 with an answer, 204 without one, or this. */
  readonly status?: 201 | 202;
  /** How it can fail, beside what follows from its access, its path and its input. */
  readonly errors?: readonly (401 | 402 | 403 | 404 | 409)[];
  /** What a caller sends, where that isn't the input without the parts of the path. */
  readonly body?: z.ZodType;
  /** Content types of a body that is a file and no JSON. */
  readonly file?: readonly string[];
  /** A GET that uses something up. Pages of other sites can make a browser send one, so it is refused where they do. */
  readonly isSpending?: true;
  /** Whether the call takes an `Idempotency-Key`: sent again under the same key, it does nothing twice. */
  readonly takesIdempotencyKey?: true;
  /** The answer is the same for everyone for as long as the process runs: its text is made once. */
  readonly isConstant?: true;
  /** Other forms of the answer, by their content types. */
  readonly otherOutputs?: Readonly<Record<string, z.ZodType>>;
  /** Makes the answer of what the procedure gives, where that is not the answer itself. */
  readonly respond?: Responder["respond"];
  /** Headers of the answer. */
  readonly headers?: Responder["headers"];
}

/** What a procedure says of itself. What it leaves out is the strictest there is, or the ordinary. */
export const procedureMeta = z.strictObject({
  /** Who may call: anyone; someone with a session; of these, whose plan is a facilitator's, or administrators. Else nobody. */
  access: z.enum(["anybody", "user", "facilitator", "admin"]).optional(),
  /** What a 401 does in a browser: forget the token and lead to the sign-in page (the default), or leave that to the page. */
  on401: z.enum(["signOut", "stay"]).optional(),
  /** Whether a public call counts against the limit of all public calls (the default), or has limits of its own alone. */
  limits: z.enum(["public", "own"]).optional(),
  /** How often a page may call: see the browser's throttle.ts. */
  pace: z.enum(["ordinary", "slow"]).optional(),
  /** Its REST call, if it has one. */
  rest: z.custom<Rest>().optional(),
});

export type ProcedureMeta = z.output<typeof procedureMeta>;
