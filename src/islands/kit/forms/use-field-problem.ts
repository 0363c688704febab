import { useState } from "react";

/** What is wrong with the only field of a form, and how often it was tried: each try speaks again and takes the focus. */
export function useFieldProblem() {
  const [state, setState] = useState<{ problem: string | null; attempt: number }>({
    problem: null,
    attempt: 0,
  });
  return {
    ...state,
    refuse: (problem: string | null) => setState((before) => ({ problem, attempt: before.attempt + 1 })),
  };
}
