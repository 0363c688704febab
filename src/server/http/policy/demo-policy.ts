import { paths } from "#src/shared/site/paths.ts";
import type { AmendHeaders } from "./recorder-policy.ts";

/** The demo's pages may not connect to anything, nor send a form: that nothing reaches the server is the browser's affair. */
export function shutDemo(amend: AmendHeaders): AmendHeaders {
  return (pathname, given) => {
    const headers = amend(pathname, given);
    const policy = headers["content-security-policy"];
    const isDemo = pathname === paths.demo() || pathname.startsWith(`${paths.demo()}/`);
    if (!isDemo || policy === undefined) return headers;
    const shut = policy.replaceAll(/\b(connect-src|form-action) [^;]*/g, "$1 'none'");
    return { ...headers, "content-security-policy": shut };
  };
}
