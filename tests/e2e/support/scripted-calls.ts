import type { Request } from "@playwright/test";

/** What scripts of a page can send: `fetch` and its older forms, beacons and server-sent events. */
const scripted: ReadonlySet<string> = new Set(["fetch", "xhr", "ping", "eventsource"]);

/**
 * Whether the page itself made this request, by a script or by sending a form. A browser also fetches things on its own,
 * such as the icon for its tab, and each browser does so at different times: no test may count those.
 */
export const isCallOf = (request: Request): boolean =>
  scripted.has(request.resourceType()) || request.method() !== "GET";
