import type { FieldProblem } from "#src/islands/kit/forms/form.tsx";

/**
 * Problems of a call's fields under the ids that a form gave to its own: a page with several forms may have a "password"
 * in each of them.
 */
export const underOwnIds = (
  ids: Readonly<Record<string, string>>,
  problems: readonly FieldProblem[],
): readonly FieldProblem[] =>
  problems.map(({ fieldId, message }) => ({
    fieldId: fieldId === null ? null : (ids[fieldId] ?? null),
    message,
  }));
