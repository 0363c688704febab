import type { Context } from "./context.ts";
import { procedureMeta, type ProcedureMeta } from "./procedure-meta.ts";
import { appRouter, createCaller, type ProcedurePath } from "./router.ts";

/** Calls a procedure by its name, with whatever came: it checks its input itself. */
export async function callProcedure(context: Context, path: ProcedurePath, input: unknown): Promise<unknown> {
  const caller: unknown = createCaller(context);
  let procedure: unknown = caller;
  for (const part of path.split(".")) procedure = Reflect.get(Object(procedure), part);
  if (typeof procedure !== "function") throw new Error(`${path} is no procedure`);
  const result: unknown = await Reflect.apply(procedure, null, [input]);
  return result;
}

/** What tRPC keeps of a procedure: its inputs, its type and so on, untyped. */
export const definitionOf = (path: ProcedurePath): unknown =>
  Reflect.get(Object(Reflect.get(appRouter._def.procedures, path)), "_def");

/** What a procedure says of itself. */
export const metaOf = (path: ProcedurePath): ProcedureMeta =>
  procedureMeta.parse(Reflect.get(Object(definitionOf(path)), "meta"));

/** All of them. */
const isProcedurePath = (path: string): path is ProcedurePath =>
  Object.hasOwn(appRouter._def.procedures, path);

export const procedurePaths: readonly ProcedurePath[] = Object.keys(appRouter._def.procedures).filter(
  isProcedurePath,
);
