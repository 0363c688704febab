import type { BrowserContext, ConsoleMessage } from "@playwright/test";

const policies = /content.security.policy|permissions.policy/i;

/**
 * Chromium reports a page change whose animation it left out like an exception: because `expectAccessible` has just turned motion
 * off, or because the new page was drawn before the animation could start. `page-change.spec.ts` looks at the one that pages cause.
 */
const skippedAnimation = /^Transition was (?:aborted|skipped)/;

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || (message.type() === "warning" && policies.test(message.text()));
}

/**
 * Collects what a browser has to complain about from now on: errors on the console, exceptions, violations of the
 * security policy. An answer of 400 and above is an error on the console.
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
    if (!skippedAnimation.test(message)) complaints.push(`exception: ${message}`);
  });
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      console.error(`Violation of the content security policy: ${violatedDirective} by ${blockedURI}`);
    });
  });
  return complaints;
}
