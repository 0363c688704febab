import type { WorkChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Three times what an old phone should need while robots rush us, and ten times what it needs on any other day. */
const timeoutMs = 10_000;

/** Does the sum. The hashes are the browser's own and run beside the page, which stays usable meanwhile. */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (solution === null) throw new Error("The sum took too long.");
  return btoa(JSON.stringify({ challenge, solution }));
}
