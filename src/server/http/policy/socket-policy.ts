import { paths } from "#src/shared/site/paths.ts";

/** Lets the page that tries connections open them to any host; every other page may connect to our own alone. */
export function allowSockets(headers: Headers, route: string | undefined): void {
  const policy = headers.get("content-security-policy");
  if (policy === null || route !== paths.websocketTest()) return;
  headers.set("content-security-policy", policy.replace(/\bconnect-src 'self'/, "$& ws: wss:"));
}
