import { isLoopbackHost } from "#src/shared/loopback.ts";

/** How robots are kept out of signing in and up. */
export type BotCheckSettings =
  | { readonly mode: "off" }
  | { readonly mode: "altcha"; readonly secret: string }
  | {
      readonly mode: "recaptcha";
      readonly secret: string;
      readonly siteKey: string;
      readonly verifyUrl: string;
      readonly scriptUrl: string;
      /** The host that tokens have to be made on. */
      readonly hostname: string;
    };

/** The variables as they are set. */
export interface BotCheckVariables {
  readonly BOT_CHECK?: "off" | "altcha" | "recaptcha" | undefined;
  readonly BOT_CHECK_SECRET?: string | undefined;
  readonly BOT_CHECK_SITE_KEY?: string | undefined;
  readonly BOT_CHECK_VERIFY_URL: string;
  readonly BOT_CHECK_SCRIPT_URL: string;
}

/** A shorter key could be guessed from one challenge, which anyone gets, at leisure. */
const secretMinLength = 32;

type Outcome = BotCheckSettings | { readonly fault: string };
const fault = (sentence: string): Outcome => ({ fault: sentence });

/** What the variables come to; or a sentence that names the one that is missing or wrong, without its value. */
export function botCheckSettings(variables: BotCheckVariables, siteUrl: string): Outcome {
  const { protocol, hostname } = new URL(siteUrl);
  const isLocal = isLoopbackHost(hostname);
  const mode = variables.BOT_CHECK ?? (isLocal ? "off" : "altcha");
  const secret = variables.BOT_CHECK_SECRET;
  if (mode === "off") return { mode };
  if (secret === undefined)
    return fault(
      `BOT_CHECK_SECRET must be set for BOT_CHECK=${mode}, which is the default when SITE_URL is not localhost`,
    );
  if (mode === "recaptcha") {
    const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_VERIFY_URL, BOT_CHECK_SCRIPT_URL } = variables;
    if (siteKey === undefined) return fault("BOT_CHECK_SITE_KEY must be set for BOT_CHECK=recaptcha");
    const urls = { verifyUrl: BOT_CHECK_VERIFY_URL, scriptUrl: BOT_CHECK_SCRIPT_URL };
    return { mode, secret, siteKey, ...urls, hostname };
  }
  if (secret.length < secretMinLength)
    return fault(`BOT_CHECK_SECRET must have at least ${secretMinLength} characters for BOT_CHECK=altcha`);
  // Browsers do the sum in secure pages alone: everyone would be shut out.
  if (protocol !== "https:" && !isLocal)
    return fault("SITE_URL must start with https:// for BOT_CHECK=altcha; without TLS, set BOT_CHECK=off");
  return { mode, secret };
}
