import { useState } from "react";
import type { FieldProblem } from "./ui/ErrorSummary.tsx";

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
