import type { BrowserContext, ConsoleMessage } from "@playwright/test";

const policies = /content.security.policy|permissions.policy/i;

/**
 * Chromium reports a page change with a skipped animation like an exception: `expectAccessible` turns motion
 * off, or the page was drawn first. page-change.spec.ts covers the case that pages cause.
 */
const skippedAnimation = /^Transition was (?:aborted|skipped)/;

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || (message.type() === "warning" && policies.test(message.text()));
}

/**
 * Collects errors on the console, exceptions and violations of the security policy from now on.
 *
 * @returns the growing list
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
