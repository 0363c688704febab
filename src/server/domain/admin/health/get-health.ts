import { after, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Reachability } from "#src/server/reachability.ts";
import type { Health } from "#src/shared/admin/admin.output.ts";
import type { MailCount } from "#src/shared/admin/server-state.ts";
import { version } from "#src/shared/site/brand.ts";
import { countMigrations } from "./migration-queries.ts";

type Part = Health["parts"][number];
type Needs = Pick<Deps, "db" | "env" | "clock" | "hourlyMails" | "voice" | "insightModel" | "reachability">;

/** An email that is due for longer than this is stuck. */
const slowAfter = minutes(30);

const noResult = { reachable: null, since: null, lastAnswer: null } as const;

async function database({ db }: Needs): Promise<Part> {
  const reachable = await db.ping().then(
    () => true,
    () => false,
  );
  const detail = reachable ? "It answers." : "It’s out of reach.";
  return { name: "Database", configured: true, ...noResult, reachable, detail };
}

/** The result of the last regular call to an external service; health makes none of its own. */
function lastResult(reachability: Reachability, detail: string): Omit<Part, "name" | "configured"> {
  const { isReachable, since, lastAnswer } = reachability.state();
  return {
    reachable: isReachable,
    since: since?.toISOString() ?? null,
    lastAnswer: lastAnswer?.toISOString() ?? null,
    detail: isReachable === null ? `${detail} Not tried since the server started.` : detail,
  };
}

const dueTooLong = (latest: MailCount): Date | null =>
  latest.longestDueAt !== null && latest.longestDueAt < after(latest.countedAt, -slowAfter)
    ? latest.longestDueAt
    : null;

/** Reads emails about accounts and the queue on the hour: other emails would tell who has answered. */
function email({ env, hourlyMails, reachability }: Needs): Part {
  const part = { name: "Email", configured: env.MAIL_URL !== undefined };
  if (!part.configured) return { ...part, ...noResult, detail: "Emails stay in the local mailbox." };
  const latest = hourlyMails.latest();
  const stuckSince = latest === null ? null : dueTooLong(latest);
  const server = { ...part, ...lastResult(reachability.email, "By emails about accounts.") };
  if (stuckSince === null || server.reachable === false) return server;
  return { ...server, reachable: false, since: stuckSince.toISOString(), detail: "Emails are waiting." };
}

function model({ env, insightModel, reachability }: Needs): Part {
  const part = { name: "Model", configured: insightModel !== null };
  if (!part.configured) return { ...part, ...noResult, detail: "Insights come from templates." };
  return { ...part, ...lastResult(reachability.model, `${env.OPENAI_MODEL} writes insights.`) };
}

function coach({ voice, reachability }: Needs): Part {
  const part = { name: "Voice", configured: voice !== null };
  if (voice === null) return { ...part, ...noResult, detail: "There’s no coach to talk to." };
  const detail = `The brain is ${voice.name}.`;
  // The built-in brain runs in this process.
  return voice.heardBy === null
    ? { ...part, ...noResult, reachable: true, detail }
    : { ...part, ...lastResult(reachability.voice, detail) };
}

function payments({ env, reachability }: Needs): Part {
  const name = "Payments";
  if (env.payments === "stripe")
    return { name, configured: true, ...lastResult(reachability.payments, "People pay by Stripe.") };
  const detail = env.payments === "dev" ? "A fake provider on this machine." : "Administrators give plans.";
  return { name, configured: false, ...noResult, detail };
}

/** The start of this process. */
const startedAt = new Date(performance.timeOrigin).toISOString();

/** The server's health for administrators. Contains no secrets and calls no external service. */
export async function getHealth(deps: Needs): Promise<Health> {
  const [state, data] = await Promise.all([countMigrations(deps.db.read), database(deps)]);
  return {
    version,
    startedAt,
    migrations: state?.count ?? 0,
    newestMigration: state?.newest ?? "none",
    parts: [data, email(deps), model(deps), coach(deps), payments(deps)],
  };
}
