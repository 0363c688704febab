import { SilentServerError } from "./faults.ts";

/**
 * `fetch` for a server that may hang: the client itself would wait for ever, and with it all writes that stand behind.
 * While the server is known to be silent, one request at a time finds out whether it answers again; all others fail at once,
 * so that people are not kept waiting for what is not to be had.
 */
export function fetchWithin(requestTimeoutMs: number): typeof fetch {
  let isSilent = false;
  let isTrying = false;
  return async (input, init) => {
    if (isSilent && isTrying) throw new SilentServerError("The database server does not answer.");
    const tries = isSilent;
    isTrying ||= tries;
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(requestTimeoutMs) });
      isSilent = false;
      return answer;
    } catch (error) {
      isSilent = true;
      throw error;
    } finally {
      if (tries) isTrying = false;
    }
  };
}
