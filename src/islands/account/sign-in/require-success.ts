import { errorText, unreachable } from "#src/islands/kit/api/api-error.ts";

interface Answer {
  readonly success?: boolean;
  readonly message?: string;
  readonly error?: string;
}

/**
 * An answer may say itself that nothing came of the call.
 *
 * @throws {Error} with what the answer says; with `otherwise` where it says nothing
 */
export function requireSuccess<A extends Answer>(answer: A, otherwise: string): A {
  if (answer.success === false) throw new Error([answer.message, answer.error].find(Boolean) ?? otherwise);
  return answer;
}

/** What the server said of a failure; `otherwise` where it said nothing. */
export function serverText(error: unknown, otherwise: string): string {
  const text = errorText(error);
  return text === "" || text === unreachable ? otherwise : text;
}
