import { procedures, type Procedure } from "#src/server/trpc/router.ts";
import type { Rest } from "#src/server/trpc/procedures.ts";
import { z } from "zod";

/** A REST call. */
export interface Operation extends Omit<Rest, "call" | "status"> {
  /** In lower case. */
  readonly method: string;
  /** Under /api, with `{name}` for its parts. */
  readonly path: string;
  readonly status: number;
  readonly procedure: Procedure;
  /** The input beside the path's parts; null if none. */
  readonly sent: z.ZodObject | null;
  /** Sent in the query of a GET or DELETE, else in the body. */
  readonly isSentInQuery: boolean;
}

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** @throws {TypeError} for what isn't an object */
function fieldsOf(schema: z.ZodType): z.ZodRawShape {
  const taken = schema instanceof z.ZodPipe ? schema.in : schema;
  if (taken instanceof z.ZodObject) return taken.shape;
  throw new TypeError("A REST call takes objects: say what its body is");
}

/** The input without what is in the path. */
function sentTo(path: string, inputs: readonly z.ZodType[]): z.ZodObject | null {
  const inPath = new Set(namesIn(path));
  const fields = inputs
    .flatMap((input) => Object.entries(fieldsOf(input)))
    .filter(([name]) => !inPath.has(name));
  return fields.length === 0 ? null : z.object(Object.fromEntries(fields));
}

function operationOf(procedure: Procedure, { call, ...rest }: Rest): Operation {
  const [verb = "", path = ""] = call.split(" ");
  const method = verb.toLowerCase();
  const isEmpty = !rest.output && rest.otherOutputs === undefined;
  return {
    ...{ status: isEmpty ? 204 : 200, ...rest, method, path, procedure },
    sent: sentTo(path, rest.body === undefined ? procedure.inputs : [rest.body]),
    isSentInQuery: method === "get" || method === "delete" || rest.file !== undefined,
  };
}

/** Every REST call that there is. */
export const operations: readonly Operation[] = procedures.flatMap((procedure) =>
  procedure.meta.call === undefined ? [] : [operationOf(procedure, procedure.meta)],
);
