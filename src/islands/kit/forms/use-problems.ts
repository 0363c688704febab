import { useState } from "react";
import { errorIssues, errorStatus, errorText } from "#src/islands/kit/api/api-error.ts";
import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { paths } from "#src/shared/site/paths.ts";

/** What a form complains of, and how often it was tried: with each try the summary takes the focus, if only again. */
export function useProblems() {
  const [{ problems, attempt }, setState] = useState<{ problems: readonly FieldProblem[]; attempt: number }>({
    problems: [],
    attempt: 0,
  });
  return {
    problems,
    attempt,
    report: (found: readonly FieldProblem[]) =>
      setState((before) => ({ problems: found, attempt: before.attempt + 1 })),
  };
}

const plansLink = { text: "See the plans", href: paths.subscribe() };

/** A refused call as problems of its form: beside the fields that the server named, or about the whole. */
export function problemsIn(error: unknown): readonly FieldProblem[] {
  const ofFields = errorIssues(error).map(({ path, message }) => ({ fieldId: path, message }));
  if (ofFields.length > 0) return ofFields;
  const problem = { fieldId: null, message: errorText(error) };
  // What the plan does not allow.
  return [errorStatus(error) === 402 ? { ...problem, link: plansLink } : problem];
}
