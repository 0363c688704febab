import { readToken } from "./stored-token.ts";

/** Far longer than a page takes to load, and far less than the cookie lasts. */
const askAgainMs = 3_600_000;

/**
 * Rule A8: the session's cookie lasts a day, the token beside it longer. A form that was drawn for a stranger asks once with
 * the token, where there is one: a live one brings the cookie back, and the page loads again as one for that person. Whoever
 * is not signed in asks nothing. Where something is ticked meanwhile the page stays: the cookie is there when it is sent.
 */
export async function restoreSession(page: ParentNode): Promise<void> {
  const form = page.querySelector("[data-stranger]");
  const token = readToken();
  if (form === null || token === null || hasAsked()) return;
  const begun = new AbortController();
  form.addEventListener("input", () => begun.abort(), { once: true });
  if (!(await isLive(token)) || begun.signal.aborted) return;
  // Kept with the page itself: where the browser takes no cookie, the next load must not ask again.
  history.replaceState({ askedAt: Date.now() }, "");
  location.reload();
}

function hasAsked(): boolean {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("askedAt" in state)) return false;
  return Math.abs(Date.now() - Number(state.askedAt)) < askAgainMs;
}

async function isLive(token: string): Promise<boolean> {
  try {
    const answer = await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } });
    // Read to its end, so that the connection is free again.
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
}
