import { serverEntry } from "./build/builds.ts";
import { freePort } from "#tests/setup/process/free-port.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";

/** The build, running in its own process. */
export interface BuiltServer {
  readonly url: string;
  /** Its process id. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Kills it like a power cut. */
  readonly kill: () => Promise<void>;
}

/** Sets every setting, so that none comes from the environment or a .env file. */
export function trialSettings(url: string, databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: new URL(url).port,
    SITE_URL: url,
    DATABASE_URL: databaseUrl,
    DATABASE_AUTH_TOKEN: "",
    SEALING_KEY: "",
    MAIL_URL: "",
    MAIL_FROM: "Openpane <no-reply@localhost>",
    SUPPORT_EMAIL: "",
    OPENAI_API_KEY: "",
    OPENAI_BASE_URL: "",
    OPENAI_MODEL: "none",
    OPENAI_DAILY_CALLS: "",
    VOICE_BRAIN: "",
    VOICE_MODEL: "",
    VOICE_NAME: "",
    VOICE_HEARING_MODEL: "",
    VOICE_TALKS_AT_ONCE: "",
    VOICE_DAILY_TALKS: "",
    ELEVENLABS_API_KEY: "",
    ELEVENLABS_AGENT_ID: "",
    ELEVENLABS_API_URL: "",
    STRIPE_SECRET_KEY: "",
    STRIPE_WEBHOOK_SECRET: "",
    STRIPE_API_URL: "",
    ANALYTICS_URL: "",
    ANALYTICS_RECORDER_URL: "",
    TRUST_PROXY: "0",
    BOT_CHECK: "off",
    BOT_CHECK_SECRET: "",
    BOT_CHECK_SITE_KEY: "",
    BOT_CHECK_VERIFY_URL: "",
    BOT_CHECK_SCRIPT_URL: "",
    METRICS_TOKEN: "",
    DRAIN_SECONDS: "",
    LOG_LEVEL: "warn",
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Starts the newest build on a free port with that database, and waits until it answers.
 * @param folder the project's, or one with its own builds, packages and migrations
 */
export async function startBuiltServer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<BuiltServer> {
  const url = `http://localhost:${await freePort()}`;
  const server = spawn(process.execPath, [serverEntry], {
    cwd: folder,
    env: { ...process.env, ...trialSettings(url, databaseUrl), ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exited = once(server, "exit");
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error("The server did not start; see above.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    server.kill(signal);
    await exited;
  };
  return { url, pid: server.pid ?? 0, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}
