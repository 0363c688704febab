/* What an operator does to copies of the database from the shell. */
import { BackupError } from "#db/backup/draft.ts";
import { makeBackup } from "#db/backup/make-backup.ts";
import { restoreBackup } from "#db/backup/restore-backup.ts";
import { isUnreachable } from "#db/faults.ts";
import type { Env } from "#src/server/env.ts";
import { requireFreePort } from "#src/server/http/listen.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Outcome } from "./outcome.ts";

const option = "--without-sessions-and-emails";

const usageOf = (command: string): string =>
  `Usage: npm run ${command} -- <file> [${option}]
       ${option}   leaves out who is signed in, codes and reset links, and emails that wait`;

interface Wanted {
  readonly file: string;
  readonly withoutSessionsAndEmails: boolean;
}

/** @returns null for an unknown command */
function wantedOf(args: readonly string[]): Wanted | null {
  try {
    const options = { [option.slice(2)]: { type: "boolean" } } as const;
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file = "", ...more] = positionals;
    if (file === "" || more.length > 0) return null;
    return { file: resolve(file), withoutSessionsAndEmails: values[option.slice(2)] === true };
  } catch {
    return null;
  }
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isUnreachable(error) && !(error instanceof BackupError)
    ? `The database that DATABASE_URL names can’t be reached, or a disk is full. (${error.message})`
    : error.message;
}

const command =
  (name: string, run: (wanted: Wanted, env: Env) => Promise<string>) =>
  async (args: readonly string[], getEnv: () => Env): Promise<Outcome> => {
    const wanted = wantedOf(args);
    if (wanted === null) return { status: 2, said: usageOf(name) };
    try {
      return { status: 0, said: await run(wanted, getEnv()) };
    } catch (error) {
      return { status: 1, said: sentenceFor(error) };
    }
  };

const settingsOf = (env: Env) => ({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });

const aboutStrays = (strays: number): string =>
  strays === 0 ? "" : ` It has ${String(strays)} rows that name others which are missing: see npm run check.`;

export const backupCommand = command("backup", async ({ file, ...options }, env) => {
  const { bytes, strays } = await makeBackup(settingsOf(env), file, options);
  return `Copied into ${file} (${(bytes / 2 ** 20).toFixed(1)} MB), and checked.${aboutStrays(strays)}`;
});

export const restoreCommand = command("restore", async ({ file, ...options }, env) => {
  const isServerRunning = () =>
    requireFreePort(env.HOST, env.PORT).then(
      () => false,
      () => true,
    );
  const { aside, strays } = await restoreBackup(settingsOf(env), file, {
    ...options,
    now: new Date(),
    isServerRunning,
  });
  const kept = aside === null ? "" : ` What was there is ${aside} now.`;
  return `Restored ${file}.${kept} The next start brings the database up to date.${aboutStrays(strays)}`;
});
