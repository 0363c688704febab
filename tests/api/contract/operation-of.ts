import { type Operation, operations } from "#src/server/http/rest/operation.ts";

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(
    `^${operation.method.toUpperCase()} ${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`,
  ),
}));

export function operationOf(call: string): Operation {
  const withoutQuery = call.split("?")[0] ?? "";
  const found = patterns.find(({ pattern }) => pattern.test(withoutQuery));
  if (found === undefined) throw new Error(`No operation for ${call}`);
  return found.operation;
}
