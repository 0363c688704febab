import type { BrowserContext, ConsoleMessage } from "@playwright/test";

const policies = /content.security.policy|permissions.policy/i;

/**
 * `expectAccessible` turns reduced motion on, which turns page transitions off, perhaps in the very moment in which a page leads on
 * by itself. No script could catch what Chromium reports then; in a browser without scripts there is none.
 */
const motionTurnedOff = "ViewTransition opt-in disabled";

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || (message.type() === "warning" && policies.test(message.text()));
}

/**
 * Collects what a browser has to complain about from now on: errors on the console, exceptions, violations of the
 * security policy, answers of 500 and above.
 *
 * @returns the list, which grows.
 */
export async function collectComplaints(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (isComplaint(message))
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!message.endsWith(motionTurnedOff)) complaints.push(`exception: ${message}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Violation of the content security policy: ${violatedDirective} by ${blockedURI}`);
    });
  });
  return complaints;
}
