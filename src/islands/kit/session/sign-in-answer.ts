import type { SignedIn, User } from "#src/shared/account/account.output.ts";

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an answer is someone, rather than nobody or nothing: what is in it is the server's word. */
export const isUser = (answer: unknown): answer is User => isObject(answer) && Object.keys(answer).length > 0;

function isSignedIn(answer: unknown): answer is SignedIn {
  if (!isObject(answer) || !("token" in answer) || !("user" in answer)) return false;
  return typeof answer.token === "string" && answer.token !== "" && isUser(answer.user);
}

/**
 * An answer to a sign-in that has both: who it is, and the token.
 *
 * @throws {Error} with `refusal`, else
 */
export function readSignedIn(answer: unknown, refusal: string): SignedIn {
  if (isSignedIn(answer)) return answer;
  throw new Error(refusal);
}
