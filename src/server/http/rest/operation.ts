import type { DepsSource } from "#src/server/deps.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import type { ProcedurePath } from "#src/server/trpc/router.ts";
import type { z } from "zod";

/** A method, so that each entry of the list may say what its own procedure gives. */
interface Responder {
  respond(result: unknown): unknown;
}

/**
 * One REST call: a procedure with a path. The routes, the OpenAPI description and the contract tests are all made from the same
 * list of these, so that none can say something that another does not know. Who may call, the procedure's own meta says.
 */
export interface Operation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Under /api, with `{name}` for its parts. */
  readonly path: string;
  /** One line for the reader of the description. */
  readonly summary: string;
  /** What is called, with the body, the declared parameters of the query string, and the parts of the path, in one object. */
  readonly procedure: ProcedurePath;
  /** The status of success; 204 sends no body. */
  readonly status?: 200 | 201 | 202 | 204;
  /** What the body has to be; checked by the procedure, described from here. Without it a body is not looked at. */
  readonly body?: z.ZodType;
  /** For a body that is a file and no JSON: its content types, and what answers. */
  readonly file?: {
    readonly types: readonly string[];
    readonly take: (c: HttpContext, source: DepsSource) => Promise<Response>;
  };
  /** Parameters of the query string. */
  readonly query?: z.ZodObject;
  /** A GET that uses something up. Pages of other sites can make a browser send one, so it is refused where they do. */
  readonly isSpending?: true;
  /** Whether the call takes an `Idempotency-Key`: sent again under the same key, it does nothing twice. */
  readonly takesIdempotencyKey?: true;
  /** What a success answers with; none for 204, and for a file alone. */
  readonly output?: z.ZodType;
  /** Other forms of the answer, by their content types. */
  readonly otherOutputs?: Readonly<Record<string, z.ZodType>>;
  /** Makes the answer, or a whole Response, of what the procedure gives, where that is not the answer itself. */
  readonly respond?: Responder["respond"];
  /** The answer is the same for everyone for as long as the process runs: its text is made once. */
  readonly isConstant?: true;
}
