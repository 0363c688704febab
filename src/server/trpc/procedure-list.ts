import type { Context } from "./context.ts";
import { procedureMeta, type ProcedureMeta } from "./procedure-meta.ts";
import { appRouter, type ProcedurePath } from "./router.ts";
import { callTRPCProcedure } from "@trpc/server";
import { z } from "zod";

/** A procedure, with what it says of itself. */
export interface Procedure {
  readonly path: ProcedurePath;
  readonly type: "query" | "mutation";
  /** It takes the fields of all of these. */
  readonly inputs: readonly z.ZodType[];
  readonly meta: ProcedureMeta;
  /** Calls it with whatever came: it checks its input itself. */
  readonly call: (context: Context, input: unknown) => Promise<unknown>;
}

/** What tRPC keeps of a procedure, which has no type. */
const definition = z.object({
  type: z.enum(["query", "mutation"]),
  inputs: z.array(z.custom<z.ZodType>()),
  meta: procedureMeta.prefault({}),
});

const isProcedurePath = (path: string): path is ProcedurePath =>
  Object.hasOwn(appRouter._def.procedures, path);

export function procedureAt(path: ProcedurePath): Procedure {
  const { type, inputs, meta } = definition.parse(
    Reflect.get(Object(Reflect.get(appRouter._def.procedures, path)), "_def"),
  );
  const call = (ctx: Context, input: unknown): Promise<unknown> =>
    callTRPCProcedure({
      ...{ router: appRouter, path, type, ctx },
      ...{ getRawInput: () => Promise.resolve(input), signal: undefined, batchIndex: 0 },
    });
  return { path, type, inputs, meta, call };
}

/** Every procedure that there is. */
export const procedures: readonly Procedure[] = Object.keys(appRouter._def.procedures)
  .filter(isProcedurePath)
  .map(procedureAt);
