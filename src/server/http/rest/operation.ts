import { procedures, type Procedure } from "#src/server/trpc/procedure-list.ts";
import type { Rest } from "#src/server/trpc/procedure-meta.ts";
import { z } from "zod";

/** A REST call. */
export interface Operation extends Rest {
  readonly procedure: Procedure;
  /** What a caller sends beside the parts of the path: in the query string of a GET or DELETE, else in the body. Null: nothing. */
  readonly sent: z.ZodObject | null;
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

/** What of a procedure's input isn't in the path. */
function sentTo({ inputs }: Procedure, { path, body }: Rest): z.ZodObject | null {
  const inPath = new Set(namesIn(path));
  const shapes = (body === undefined ? inputs : [body]).map(fieldsOf);
  const fields = shapes.flatMap((shape) => Object.entries(shape)).filter(([name]) => !inPath.has(name));
  return fields.length === 0 ? null : z.object(Object.fromEntries(fields));
}

/** Every REST call that there is. */
export const operations: readonly Operation[] = procedures.flatMap((procedure) => {
  const { rest } = procedure.meta;
  if (rest === undefined) return [];
  return [
    {
      ...rest,
      procedure,
      sent: sentTo(procedure, rest),
      isSentInQuery: rest.method === "get" || rest.method === "delete" || rest.file !== undefined,
    },
  ];
});
