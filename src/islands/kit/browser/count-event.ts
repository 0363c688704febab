import { consentGiven, consentKey, type EventName } from "#src/shared/site/analytics.ts";
import { lasting } from "./browser-storage.ts";

/**
 * Counts that someone signed in or up, where they have pressed the cookie banner's OK. What goes out is the page's
 * pattern and the event's name: no address of the page, no cookie, no token.
 */
export function countEvent(name: Exclude<EventName, "pageview">): void {
  const path = document.getElementById("visit")?.dataset["page"];
  if (path === undefined || lasting.read(consentKey) !== consentGiven) return;
  const counted = fetch("/api/analytics", {
    method: "POST",
    // It goes out while the page is left.
    keepalive: true,
    credentials: "omit",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, path }),
  });
  // Nobody's sign-in hangs on it.
  counted.catch(() => undefined);
}
