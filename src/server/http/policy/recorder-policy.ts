import { recordedPages } from "#src/shared/site/analytics.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** Headers of a prerendered page, as the build has written them, and as they are to be sent. */
export type AmendHeaders = (pathname: string, headers: HeaderRecord) => HeaderRecord;

/**
 * Lets the session-recording script load and report to where it comes from, on the pages that it may run on. Every other
 * page's policy stays shut to it.
 */
export function allowRecorder(recorderUrl: string | undefined): AmendHeaders {
  return (pathname, headers) => {
    const policy = headers["content-security-policy"];
    if (recorderUrl === undefined || policy === undefined || !recordedPages.has(pathname)) return headers;
    const { origin } = new URL(recorderUrl);
    return {
      ...headers,
      "content-security-policy": policy.replaceAll(/\b(?:script|connect)-src 'self'/g, `$& ${origin}`),
    };
  };
}
