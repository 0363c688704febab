import type { PublicError } from "#src/server/trpc/errors.ts";
import type { FormProblem } from "#src/shared/invitation/peer-page.ts";

/** One problem for each field: an issue may be about the third word, the field is the same. */
export function problemsOf({ issues, message }: PublicError): readonly FormProblem[] {
  if (issues.length === 0) return [{ field: null, message }];
  const byField = new Map(issues.map((issue) => [issue.path.split(".")[0] ?? null, issue.message]));
  return [...byField].map(([field, text]) => ({ field, message: text }));
}
