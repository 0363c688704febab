import { isFull, isUnreachable } from "#db/faults.ts";
import { NewerSchemaError } from "#db/migrate.ts";
import { findUnwritable } from "#db/database-files.ts";
import http from "#src/fetch.ts";
import { createApp } from "astro/app/entrypoint";
import { basename, join } from "node:path";
import { getRuntime, processDeps } from "./app.ts";
import { seconds } from "./clock.ts";
import { escapeHtml } from "./domain/mail/text/markup.ts";
import { ConfigurationError, loadEnv, type Env } from "./env.ts";
import { endStreams } from "./http/streams.ts";
import { talkSocket } from "./http/socket/talk-socket.ts";
import { endOnSignal, requireFreePort, listen } from "./http/listen.ts";
import { brand } from "#src/shared/site/brand.ts";
import { isLoopbackHost } from "#src/shared/loopback.ts";
import { pagePolicy } from "#src/server/http/security-headers.ts";
import { serveFilesOf, serveVersionedFilesOf } from "./http/static-files.ts";
import { listOtherBuilds, loadBuild, nameRunningBuild, watchForNewerBuild } from "./builds.ts";
import { prioritizeEventLoop } from "./thread-pool.ts";

/*
 * The production entry: serves src/fetch.ts on Node, starts the workers, stops cleanly. `npm start` runs it.
 */

/** One sentence about what the operator can fix. */
function sentenceFor(error: unknown, env: Env | null): string {
  if (error instanceof ConfigurationError || error instanceof NewerSchemaError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `Port ${String(env?.PORT)} is taken. Stop what uses it, or choose another: PORT=4322 npm start`;
  }
  const isOfPort = error instanceof Error && "syscall" in error && error.syscall === "listen";
  if (isOfPort && "code" in error && error.code === "EACCES") {
    return `This user may not listen on port ${String(env?.PORT)}. Choose another: PORT=4321 npm start`;
  }
  const unwritable = env === null ? null : findUnwritable(env.DATABASE_URL);
  if (unwritable !== null)
    return `Could not start: ${unwritable} can’t be written to, and the database that DATABASE_URL names needs it. See who owns it, and whether its disk is read-only.`;
  if (isFull(error)) return "Could not start: the disk of the database is full.";
  if (isUnreachable(error)) return "Could not start: the database that DATABASE_URL names is out of reach.";
  return `Could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function greet(env: Env): void {
  const mails =
    env.MAIL_URL === undefined
      ? `kept here, read them at ${env.siteUrl}/dev/mail (set MAIL_URL to send them)`
      : `sent through ${new URL(env.MAIL_URL).host}`;
  const sample = isLoopbackHost(new URL(env.siteUrl).hostname) ? "  Sample     npm run seed:demo\n" : "";
  process.stdout.write(`\n  ${brand.name.padEnd(11)}${env.siteUrl}\n  Emails     ${mails}\n${sample}\n`);
}

/** Public pages name the address that they were built for. On this machine it may be another port. */
function requireOwnSite({ siteUrl }: Env): void {
  const built = import.meta.env.SITE.replace(/\/+$/, "");
  const isLocal = [built, siteUrl].every((url) => isLoopbackHost(new URL(url).hostname));
  if (built === siteUrl || isLocal) return;
  throw new ConfigurationError(
    `This build was made for ${built}, and SITE_URL is ${siteUrl}. Build again with that SITE_URL: npm run build`,
  );
}

/** The folder of the build that this file is the entry of. A link to it may point elsewhere later. */
const build = join(import.meta.dirname, "..");

let env: Env | null = null;
try {
  env = loadEnv();
  requireOwnSite(env);
  // First of all: a second start beside a running server must not even migrate the database.
  await requireFreePort(env.HOST, env.PORT);
  createApp();
  await prioritizeEventLoop();
  const settings = env;
  // Pages are built before the setting is known.
  serveFilesOf(build, (page, built) => pagePolicy(page, built, settings), [
    brand.supportEmail,
    escapeHtml(settings.SUPPORT_EMAIL),
  ]);
  for (const other of await listOtherBuilds(build)) await serveVersionedFilesOf(other);
  await loadBuild(build);
  nameRunningBuild(basename(build));
  const runtime = await getRuntime();
  const server = await listen({
    ...{ fetch: http.fetch, host: env.HOST, port: env.PORT },
    socket: talkSocket(processDeps),
  });
  const stopWatching = watchForNewerBuild(build, (newer) => {
    // A new build doesn't change a running server, although its operator may expect that.
    runtime.deps.log.warn("newer code waits for a restart");
    void serveVersionedFilesOf(newer);
  });
  endOnSignal(async () => {
    stopWatching();
    await server.drain(seconds(settings.DRAIN_SECONDS));
    const stopped = server.stop();
    endStreams();
    await stopped;
    await runtime.stop();
  });
  greet(env);
} catch (error) {
  process.stderr.write(`${sentenceFor(error, env)}\n`);
  process.exit(1);
}
