import type { Floor } from "#src/server/domain/voice/brain.ts";
import type { Logger } from "#src/server/log.ts";
import type { Reachability } from "#src/server/reachability.ts";

/** Where a failure is told of. */
export interface Reports {
  readonly log: Logger;
  readonly reachability: Reachability;
}

/** Why a model can't go on. */
export type Failure = "unreachable" | "refused" | "busy" | "silent";

const sentences: Readonly<Record<Failure, string>> = {
  unreachable: "The coach can’t be reached right now. Please try again in a few minutes.",
  refused: "The coach isn’t set up correctly on this site. Please tell us if this goes on.",
  busy: "The coach has no time right now. Please try again later.",
  silent: "The coach has stopped answering. Please try again.",
};

/** A server that is busy, or takes something of ours amiss, has answered; one that takes our key for none is of no use. */
const isAway = (failure: Failure, code: string | number): boolean =>
  failure === "unreachable" || failure === "silent" || code === 401 || code === "invalid_api_key";

/** Ends the talk with a sentence. The log gets the kind, and a status or code, of which only a plain name is kept. */
export function failTalk(
  floor: Floor,
  { log, reachability }: Reports,
  failure: Failure,
  code: string | number = "",
): void {
  if (isAway(failure, code)) reachability.failed();
  else reachability.answered();
  const plain = /^\w{1,40}$/.test(String(code)) ? code : null;
  log.warn("the voice model failed", { failure, code: plain });
  floor.fail(sentences[failure]);
}

/** What an HTTP status means. */
export function failureOfStatus(status: number | undefined): Failure {
  if (status === 429 || status === 402) return "busy";
  if (status === undefined || status >= 500 || status === 408) return "unreachable";
  return "refused";
}

/** What an error's code or type means, as OpenAI names them. */
export function failureOfCode(code: string): Failure {
  if (/quota|rate_limit|billing|session_expired/.test(code)) return "busy";
  return /server_error|overloaded/.test(code) ? "unreachable" : "refused";
}
