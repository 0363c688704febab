import type { BotCheckSettings } from "#src/server/bot-check-settings.ts";

/** Routes of the pages whose forms ask for a bot check. */
const pagesWithCheck: ReadonlySet<string> = new Set(["/login", "/register", "/admin-login"]);

/** Google's script loads the rest of itself from another host. */
const googleScripts: ReadonlySet<string> = new Set(["www.google.com", "www.recaptcha.net"]);

/** The folder that a script lies in, as a source of the policy; with Google's, also where its second half lies. */
function sourcesOf(scriptUrl: string): { readonly own: string; readonly scripts: string } {
  const own = new URL(".", scriptUrl).href;
  const isGoogle = googleScripts.has(new URL(scriptUrl).hostname);
  return { own, scripts: isGoogle ? `${own} https://www.gstatic.com/recaptcha/` : own };
}

/** A policy under which that script may load, show its frames and call home. */
export function policyWithVerifier(policy: string, scriptUrl: string): string {
  const { own, scripts } = sourcesOf(scriptUrl);
  const added: Readonly<Record<string, string>> = { "script-src": scripts, "connect-src": own };
  const directives = policy.split(";").flatMap((part) => {
    const directive = part.trim();
    const more = added[directive.split(" ")[0] ?? ""];
    if (directive === "") return [];
    return [more === undefined ? directive : `${directive} ${more}`];
  });
  return [...directives, `frame-src ${own}`].join("; ");
}

/**
 * Opens a page's policy to the verifier's script: where there is one, and on the pages that use it. Everywhere else
 * nothing from outside loads.
 */
export function allowVerifier(headers: Headers, route: string | undefined, check: BotCheckSettings): void {
  const policy = headers.get("content-security-policy");
  if (check.mode !== "recaptcha" || policy === null || !pagesWithCheck.has(route ?? "")) return;
  headers.set("content-security-policy", policyWithVerifier(policy, check.scriptUrl));
}
