import { readToken } from "./stored-token.ts";

/** Far longer than a page takes to load, and far less than the cookie lasts. */
const askAgainMs = 3_600_000;

/**
 * Rule A8: the token outlives the cookie. A form drawn for a stranger exchanges a live token for a cookie
 * and reloads, unless something is ticked: the cookie counts when the form is sent.
 */
export async function restoreSession(page: ParentNode): Promise<void> {
  const form = page.querySelector("[data-stranger]");
  const token = readToken();
  if (form === null || token === null || hasAsked()) return;
  const begun = new AbortController();
  form.addEventListener("input", () => begun.abort(), { once: true });
  if (!(await isLive(token)) || begun.signal.aborted) return;
  // Stored in the page: if the browser refuses cookies, the next load must not ask again.
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
