import type { WorkChallenge } from "#src/shared/bot-check/bot-check.output.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Three times what an old phone needs under attack, and ten times what it needs otherwise. */
const timeoutMs = 10_000;

/** Solves the challenge with the browser's hashes, off the main thread. */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: timeoutMs });
  if (solution === null) throw new Error("The sum took too long.");
  return btoa(JSON.stringify({ challenge, solution }));
}
