import type { TokenVerifier, Verdict } from "#src/server/auth/limits/bot-check.ts";
import type { BotCheckSettings } from "#src/server/service-settings.ts";
import { seconds } from "#src/server/clock.ts";
import { z } from "zod";

/** From 0 (a robot) to 1 (a person); the middle is Google's suggestion. */
const leastScore = 0.5;
/** A person is waiting. */
const deadlineMs = seconds(5);

type Settings = Extract<BotCheckSettings, { readonly mode: "recaptcha" }>;

const answerSchema = z.discriminatedUnion("success", [
  z.object({ success: z.literal(true), score: z.number(), action: z.string(), hostname: z.string() }),
  z.object({ success: z.literal(false), "error-codes": z.array(z.string()).default([]) }),
]);

/** Codes about our settings or the service, not about the token. */
const notTheTokensFault = new Set([
  "missing-input-secret",
  "invalid-input-secret",
  "bad-request",
  "invalid-keys",
  "internal-error",
]);

const refused = (reason: string): Verdict => ({ kind: "refused", reason });
const unknown = (reason: string): Verdict => ({ kind: "unknown", reason });

function verdictOn(body: unknown, action: string, hostname: string): Verdict {
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) return unknown("not an answer");
  const answer = parsed.data;
  if (!answer.success) {
    const isOurs = answer["error-codes"].some((code) => notTheTokensFault.has(code));
    return isOurs ? unknown("our settings") : refused("token");
  }
  if (answer.action !== action) return refused("action");
  if (answer.hostname !== hostname) return refused("hostname");
  return answer.score < leastScore ? refused("score") : { kind: "human" };
}

/** A verifier with reCAPTCHA's `siteverify`. It doesn't get the person's address. */
export function recaptcha(settings: Settings, timeoutMs = deadlineMs): TokenVerifier {
  const { siteKey, scriptUrl, secret, verifyUrl, hostname } = settings;
  return {
    siteKey,
    scriptUrl,
    verify: async (action, token) => {
      try {
        const response = await fetch(verifyUrl, {
          method: "POST",
          body: new URLSearchParams({ secret, response: token }),
          // Our secret must not follow a redirect.
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) {
          await response.body?.cancel();
          return unknown(`status ${response.status}`);
        }
        return verdictOn(await response.json(), action, hostname);
      } catch (error) {
        return unknown(error instanceof Error ? error.name : "unexpected");
      }
    },
  };
}
