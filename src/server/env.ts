import { accessSync, constants, existsSync } from "node:fs";
import { brand } from "#src/shared/site/brand.ts";
import { isLoopbackHost } from "#src/shared/loopback.ts";
import { z } from "zod";
import {
  botCheckSettings,
  type BotCheckSettings,
  voiceBrains,
  voiceSettings,
  type VoiceSettings,
} from "./service-settings.ts";

/**
 * Settings of one server process. Only this file knows `process.env`; `.env.example` describes each variable.
 */
export type Env = Readonly<z.infer<typeof envSchema>> & {
  readonly botCheck: BotCheckSettings;
  /** How plans are paid for: at Stripe; by pretending, on this machine; or not (granted instead). */
  readonly payments: "stripe" | "dev" | "off";
  /** The brain of the voice coach. */
  readonly voice: VoiceSettings;
};

/** A setting is missing or wrong. The message names variables, never values: a value may be a secret. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

const text = z.string().trim().min(1);
const webUrl = z.url({ protocol: /^https?$/, error: "must be a URL that starts with http:// or https://" });

const envSchema = z
  .object({
    HOST: text.default("127.0.0.1"),
    PORT: z.coerce.number("must be a number").int().min(0).max(65535).default(4321),
    SITE_URL: webUrl.optional(),
    DATABASE_URL: text
      .regex(/^(file:|libsql:|https?:)/, "must start with file:, libsql:, http: or https:")
      .regex(
        /^(file:|[a-z]+:\/\/[^@/]*(\/|$))/,
        "must not hold a name or a password: use DATABASE_AUTH_TOKEN",
      )
      .default("file:.data/openpane.db"),
    DATABASE_AUTH_TOKEN: text.regex(/^[!-~]+$/, "must be one word, without spaces").optional(),
    SEALING_KEY: text.regex(/^\S{32,}$/, "must have 32 or more characters and no space").optional(),
    MAIL_URL: text
      .optional()
      .refine(
        (value) => value === undefined || /^smtps?:\/\/./.test(value),
        "must start with smtp:// or smtps://",
      ),
    MAIL_PER_SECOND: z.coerce.number("must be a number of emails").int().min(1).max(50).default(10),
    MAIL_FROM: text.default("Openpane <no-reply@localhost>"),
    SUPPORT_EMAIL: text.toLowerCase().default(brand.supportEmail.toLowerCase()),
    OPENAI_API_KEY: text.optional(),
    OPENAI_BASE_URL: webUrl.default("https://api.openai.com/v1"),
    OPENAI_MODEL: text.default("gpt-5-mini"),
    VOICE_MODEL: text.optional(),
    VOICE_NAME: text.default("marin"),
    VOICE_HEARING_MODEL: text.default("gpt-transcribe"),
    OPENAI_DAILY_CALLS: z.coerce.number("must be a number of calls").int().min(0).default(500),
    STRIPE_SECRET_KEY: text.optional(),
    STRIPE_WEBHOOK_SECRET: text.optional(),
    STRIPE_API_URL: webUrl.optional(),
    STRIPE_TAX: z.enum(["off", "on"]).default("off"),
    BREACHED_PASSWORDS_URL: webUrl.optional(),
    ANALYTICS_URL: webUrl.optional(),
    ANALYTICS_RECORDER_URL: webUrl.optional(),
    TRUST_PROXY: z.coerce.number("must be the number of proxies in front").int().min(0).max(10).default(0),
    BOT_CHECK: z.enum(["off", "altcha", "recaptcha"]).optional(),
    BOT_CHECK_SECRET: text.optional(),
    BOT_CHECK_SITE_KEY: text.optional(),
    BOT_CHECK_VERIFY_URL: webUrl.default("https://www.google.com/recaptcha/api/siteverify"),
    BOT_CHECK_SCRIPT_URL: webUrl.default("https://www.google.com/recaptcha/api.js"),
    VOICE_BRAIN: z.enum(voiceBrains).optional(),
    VOICE_TALKS_AT_ONCE: z.coerce.number("must be a number of talks").int().min(0).max(10_000).default(60),
    CRISIS_LINES: text.optional(),
    VOICE_DAILY_TALKS: z.coerce.number("must be a number of talks").int().min(0).default(500),
    ELEVENLABS_API_KEY: text.optional(),
    ELEVENLABS_AGENT_ID: text.optional(),
    ELEVENLABS_API_URL: webUrl.default("https://api.elevenlabs.io"),
    DRAIN_SECONDS: z.coerce.number("must be a number of seconds").int().min(0).max(60).default(0),
    METRICS_TOKEN: text.regex(/^\S{16,}$/, "must have 16 or more characters and no space").optional(),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .transform(({ SITE_URL, ...rest }) => ({
    ...rest,
    siteUrl: (SITE_URL ?? `http://localhost:${String(rest.PORT)}`).replace(/\/+$/, ""),
  }));

/**
 * Reads and checks settings.
 *
 * @throws {ConfigurationError} that names each bad variable and what it must be.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  // An empty variable counts as one that is not set: `.env` files and process managers both write `NAME=`.
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));
  const parsed = envSchema.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigurationError(`Bad configuration. ${faults.join("; ")}.`);
  }
  const env = parsed.data;
  const botCheck = botCheckSettings(env, env.siteUrl);
  const isLocal = isLoopbackHost(new URL(env.siteUrl).hostname);
  if (env.MAIL_URL === undefined && !isLocal) {
    throw new ConfigurationError(
      "Bad configuration. MAIL_URL must be set when SITE_URL is not localhost: without it nobody gets an email.",
    );
  }
  const voice = voiceSettings(env);
  if ("fault" in voice) throw new ConfigurationError(`Bad configuration. ${voice.fault}.`);
  if ("fault" in botCheck) throw new ConfigurationError(`Bad configuration. ${botCheck.fault}.`);
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined) {
    throw new ConfigurationError(
      "Bad configuration. STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: without it nobody can tell real deliveries.",
    );
  }
  const payments = env.STRIPE_SECRET_KEY !== undefined ? "stripe" : isLocal ? "dev" : "off";
  return { ...env, botCheck, payments, voice };
}

/** Every setting by its name, and whether it is set. No values: one may be a secret. */
export const listSettings = (
  source: Readonly<Record<string, string | undefined>> = process.env,
): readonly { readonly name: string; readonly isSet: boolean }[] =>
  Object.keys(envSchema.in.shape).map((name) => ({ name, isSet: (source[name] ?? "").trim() !== "" }));

/** This process's settings: environment variables, which override a `.env` file in the working directory. */
export function loadEnv(): Env {
  if (existsSync(".env")) loadEnvFile();
  return parseEnv(process.env);
}

/** Node reports an unreadable file as missing. */
function loadEnvFile(): void {
  try {
    accessSync(".env", constants.R_OK);
  } catch {
    throw new ConfigurationError("This user can’t read .env. The server’s own user has to be able to.");
  }
  process.loadEnvFile(".env");
}

/** Before the first text is drawn: fontconfig, in this process, reads its settings once. */
export function setFontSettings(file: string): void {
  process.env.FONTCONFIG_FILE = file;
}
