import { defineRefusals } from "#src/server/errors.ts";
import { botCheckTexts } from "#src/shared/bot-check/bot-check.ts";

function sayWait({ retryAfterSeconds }: { readonly retryAfterSeconds: number }): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${String(minutes)} minutes`}.`;
}

interface SignInNeeded {
  /** What a browser does after a 401: see the procedure's meta. */
  readonly on401: "signOut" | "stay";
}

const askToSignIn: (needed: SignInNeeded) => string = () => "Please sign in.";

export const authErrors = defineRefusals("auth", {
  tooManyAttempts: { kind: "too_many_requests", text: sayWait },
  signInNeeded: { kind: "unauthenticated", text: askToSignIn },
  planNeeded: { kind: "plan_needed", text: "Facilitator access requires a paid subscription." },
  administratorsOnly: { kind: "forbidden", text: "This is for administrators." },
  botCheckFailed: { kind: "bad_request", text: botCheckTexts.failed, field: "recaptchaToken" },
  botCheckUnavailable: { kind: "unavailable", text: botCheckTexts.unavailable },
});
