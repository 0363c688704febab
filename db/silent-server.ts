import { SilentServerError } from "./faults.ts";

/** How long a server that is known to be silent may take for the one request that finds out whether it answers again. */
const mostTryMs = 1_000;
/** For how long nobody tries again after one that waited in vain; writes queue up, and would each wait for it in turn. */
const mostPauseMs = 250;

/**
 * `fetch` for a server that may hang: the client itself would wait for ever, and with it all writes that stand behind.
 * While the server is known to be silent, one request at a time finds out whether it answers again, and not for long; all
 * others fail at once, so that people are not kept waiting for what is not to be had. A server that is back is found within
 * the time of a try and a pause.
 */
export function fetchWithin(requestTimeoutMs: number): typeof fetch {
  const tryMs = Math.min(mostTryMs, requestTimeoutMs);
  const pauseMs = Math.min(mostPauseMs, requestTimeoutMs);
  let isSilent = false;
  let isTrying = false;
  let isPausedUntil = 0;
  return async (input, init) => {
    if (isSilent && (isTrying || performance.now() < isPausedUntil))
      throw new SilentServerError("The database server does not answer.");
    const tries = isSilent;
    isTrying ||= tries;
    const patience = AbortSignal.timeout(tries ? tryMs : requestTimeoutMs);
    try {
      const answer = await fetch(input, { ...init, signal: patience });
      isSilent = false;
      return answer;
    } catch (error) {
      isSilent = true;
      // A server that refuses connections says so at once: there is nothing to be spared.
      if (patience.aborted) isPausedUntil = performance.now() + pauseMs;
      throw error;
    } finally {
      if (tries) isTrying = false;
    }
  };
}
