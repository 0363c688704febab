import { NewerSchemaError } from "#db/migrate.ts";
import http from "#src/fetch.ts";
import { serve, type ServerType } from "@hono/node-server";
import { createApp } from "astro/app/entrypoint";
import { getRuntime, type Runtime } from "./app.ts";
import { seconds } from "./clock.ts";
import { ConfigurationError, loadEnv, type Env } from "./env.ts";
import { serveFilesOf } from "./http/static-files.ts";

/*
 * The production entry: serves src/fetch.ts on Node, starts the workers, stops cleanly. `npm start` runs it.
 */

const shutdownMs = seconds(10);

function listen(env: Env): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: http.fetch,
        hostname: env.HOST,
        port: env.PORT,
        serverOptions: {
          headersTimeout: seconds(15),
          requestTimeout: seconds(30),
          keepAliveTimeout: seconds(10),
        },
      },
      () => {
        resolve(server);
      },
    );
    server.once("error", reject);
  });
}

/** Stops accepting, lets what runs finish for at most `shutdownMs`, then closes everything. */
async function stop(server: ServerType, runtime: Runtime): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if ("closeIdleConnections" in server) server.closeIdleConnections();
  const patience = setTimeout(() => {
    if ("closeAllConnections" in server) server.closeAllConnections();
  }, shutdownMs);
  await closed;
  clearTimeout(patience);
  await runtime.stop();
}

/** One sentence for what a person can mend; anything else is a fault of ours and shows as such. */
function sentenceFor(error: unknown, env: Env | null): string {
  if (error instanceof ConfigurationError || error instanceof NewerSchemaError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `Port ${String(env?.PORT)} is taken. Stop what uses it, or choose another: PORT=4322 npm start`;
  }
  if (error instanceof Error && "code" in error && error.code === "EACCES") {
    return `This user may not listen on port ${String(env?.PORT)}. Choose another: PORT=4321 npm start`;
  }
  return `Could not start: ${error instanceof Error ? error.message : String(error)}`;
}

function greet(env: Env): void {
  const mails =
    env.MAIL_URL === undefined
      ? `kept here, read them at ${env.siteUrl}/dev/mail (set MAIL_URL to send them)`
      : `sent through ${new URL(env.MAIL_URL).host}`;
  process.stdout.write(
    `\n  Openpane   ${env.siteUrl}\n  Mails      ${mails}\n  Sample     npm run seed:demo\n\n`,
  );
}

async function main(): Promise<void> {
  let env: Env | null = null;
  try {
    env = loadEnv();
    createApp();
    serveFilesOf("dist");
    const runtime = await getRuntime();
    const server = await listen(env);
    greet(env);
    let stopping: Promise<void> | undefined;
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.on(signal, () => {
        stopping ??= stop(server, runtime).then(() => process.exit(0));
      });
    }
  } catch (error) {
    process.stderr.write(`${sentenceFor(error, env)}\n`);
    process.exit(1);
  }
}

await main();
