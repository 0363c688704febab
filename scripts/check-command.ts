/* Checks an installation in doubt and after each update: changes nothing, and says what to do. */
import { isFileUrl, pathOf } from "#db/database-files.ts";
import { ConfigurationError, type Env } from "#src/server/env.ts";
import { parseArgs } from "node:util";
import { checkDatabase } from "./check/database.ts";
import { checkDisk } from "./check/disk.ts";
import { fails, type Finding } from "./check/finding.ts";
import { checkMail } from "./check/mail.ts";
import { checkLegalTexts, checkSettings } from "./check/settings.ts";
import { checkServer, checkVersions } from "./check/versions.ts";
import type { Outcome } from "./outcome.ts";

const usage = `Usage: npm run check [-- --json]
       --json   for programs: a list of {about, state, found, advice}`;

async function lookAt(env: Env, now: Date): Promise<readonly Finding[]> {
  const url = env.DATABASE_URL;
  return [
    ...checkVersions(),
    ...checkSettings(env),
    ...(await checkDatabase({ url, authToken: env.DATABASE_AUTH_TOKEN, sealingKey: env.SEALING_KEY }, now)),
    ...(isFileUrl(url) ? checkDisk(pathOf(url)) : []),
    await checkMail(env),
    await checkServer(env),
    checkLegalTexts(env),
  ];
}

/** Nothing else can be checked without settings. */
async function findAll(getEnv: () => Env, now: Date): Promise<readonly Finding[]> {
  try {
    return await lookAt(getEnv(), now);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const advice = "Correct it in the environment or in .env; docs/operations.md lists every setting.";
    return [...checkVersions(), fails("Settings", error.message, advice)];
  }
}

const lineOf = ({ state, about, found, advice }: Finding): string =>
  `${state.padEnd(7)}${about.padEnd(17)}${found}${advice === null ? "" : `\n${"".padEnd(24)}${advice}`}`;

function wantsJson(args: readonly string[]): boolean | null {
  try {
    return parseArgs({ args: [...args], options: { json: { type: "boolean" } } }).values.json === true;
  } catch {
    return null;
  }
}

/** @returns status 1 for failures; warnings don't count */
export async function checkCommand(
  args: readonly string[],
  getEnv: () => Env,
  now = new Date(),
): Promise<Outcome> {
  const isJson = wantsJson(args);
  if (isJson === null) return { status: 2, said: usage };
  const findings = await findAll(getEnv, now);
  const said = isJson ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join("\n");
  return { status: findings.some(({ state }) => state === "fails") ? 1 : 0, said };
}
