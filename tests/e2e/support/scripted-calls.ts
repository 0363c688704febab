import type { Request } from "@playwright/test";

/** Kinds of requests that scripts send. */
const scripted: ReadonlySet<string> = new Set(["fetch", "xhr", "ping", "eventsource"]);

/** Whether a script or a form made this request. Browsers fetch other things, such as icons, at any time. */
export const isCallOf = (request: Request): boolean =>
  scripted.has(request.resourceType()) || request.method() !== "GET";
