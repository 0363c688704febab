import { errorText, unreachable } from "#src/islands/kit/api/api-error.ts";

interface Answer {
  readonly success?: boolean;
  readonly message?: string;
}

/**
 * An answer may say itself that nothing came of the call.
 *
 * @throws {Error} with the answer's message; with `otherwise` where it has none
 */
export function requireSuccess<A extends Answer>(answer: A, otherwise: string): A {
  if (answer.success === false) throw new Error(answer.message ?? otherwise);
  return answer;
}

/** What the server said of a failure; `otherwise` where it said nothing. */
export function serverText(error: unknown, otherwise: string): string {
  const text = errorText(error);
  return text === "" || text === unreachable ? otherwise : text;
}
