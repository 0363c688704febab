import { openDatabase } from "#db/client.ts";
import { createDeps } from "#src/server/app.ts";
import { enforceLimits, type Limit } from "#src/server/auth/limits/limits.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { notifyClosingSurveys, notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";

/* Another process of the product on the same database, run by `runOtherProcess`. Prints JSON. */

const [task = "", databaseUrl = "", now = "", detail = ""] = process.argv.slice(2);

const db = await openDatabase({ url: databaseUrl });
const deps = {
  ...createDeps(parseEnv({ LOG_LEVEL: "silent" }), db),
  clock: { now: () => new Date(now) },
};

const tasks: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Takes from a limit of 30 `detail` times. @returns how often it passed */
  "take-from-limit": async () => {
    const limit: Limit = { name: "shared", subject: "person one", most: 30, windowMs: 3_600_000 };
    const tries = Array.from({ length: Number(detail) }, () => enforceLimits(deps, [limit]));
    const results = await Promise.allSettled(tries);
    return results.filter(({ status }) => status === "fulfilled").length;
  },
  "close-due-rounds": () => closeDueSurveys(deps),
  "tell-closing-rounds": () => notifyClosingSurveys(deps),
  "tell-ready-rounds": () => notifyReadySurveys(deps),
  "send-reminders": () => remindPeers(deps),
  /** Delivers all due emails to the SMTP server at `detail`. */
  "deliver-mails": async () => {
    await deliverDueMails(
      deps,
      createSmtpTransport({ url: detail, from: "Openpane <no-reply@example.org>" }),
    );
  },
};

const result = await tasks[task]?.();
await db.close();
process.stdout.write(JSON.stringify(result ?? null));
