import { openDatabase, type Database } from "#db/client.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { createReachabilities } from "#src/server/reachability.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { createLogger } from "#src/server/log.ts";
import { withoutWaiting } from "#tests/setup/deliver-mails.ts";
import { dooms, type Doom, type WritePoint } from "#tests/setup/process/dying-workers.ts";

/*
 * Email workers in one process, each on its own database, that will be killed together. A worker stops at its
 * point and reports it; the process is killed when all have stopped or finished.
 */

const never = new Promise<never>(() => undefined);

/** The database, which stops for good at the named point of write number `at`. */
function stopAt(db: Database, { at, point }: WritePoint, isThere: () => void): Database {
  let count = 0;
  const stop = () => {
    isThere();
    return never;
  };
  return {
    ...db,
    write: async (unit, options) => {
      count += 1;
      const own = count;
      if (own > at || (own === at && point === "before")) return stop();
      if (own < at) return db.write(unit, options);
      const done = await db.write(async (tx) => {
        const result = await unit(tx);
        return point === "inside" ? stop() : result;
      }, options);
      return point === "after" ? stop() : done;
    },
  };
}

async function run({ name, databaseUrl, smtpUrl, now, write }: Doom): Promise<void> {
  const say = (isFinished: boolean) => process.send?.({ name, isFinished });
  const real = await openDatabase({ url: databaseUrl });
  const db = write === null ? real : stopAt(real, write, () => say(false));
  const clock = { now: () => new Date(now) };
  const worker = startMailWorker(
    { db, env: parseEnv({}), log: createLogger("silent"), clock, reachability: createReachabilities(clock) },
    createSmtpTransport({ url: smtpUrl, from: "Openpane <no-reply@example.org>" }),
    { timers: withoutWaiting },
  );
  await worker.stop();
  say(true);
}

for (const doom of dooms.parse(JSON.parse(process.argv[2] ?? ""))) void run(doom);
