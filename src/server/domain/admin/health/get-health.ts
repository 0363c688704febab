import { after, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Health } from "#src/shared/admin/lists.output.ts";
import { version } from "#src/shared/site/version.ts";
import { countMigrations } from "./migration-queries.ts";

type Part = Health["parts"][number];
type Needs = Pick<Deps, "db" | "env" | "clock" | "hourlyMails" | "voice" | "insightModel" | "payments">;

/** An email that waits longer than this before its first or next try has nobody who takes it. */
const slowAfter = minutes(30);

async function database({ db }: Needs): Promise<Part> {
  const reachable = await db.ping().then(
    () => true,
    () => false,
  );
  const detail = reachable ? "It answers." : "It’s out of reach.";
  return { name: "Database", configured: true, reachable, since: null, detail };
}

/** By the queue as it stood on the hour: nothing is sent to find out. */
function email({ env, hourlyMails }: Needs): Part {
  const part = { name: "Email", configured: env.MAIL_URL !== undefined };
  if (!part.configured)
    return { ...part, reachable: null, since: null, detail: "Emails stay in the local mailbox." };
  const latest = hourlyMails.latest();
  if (latest === null)
    return { ...part, reachable: null, since: null, detail: "We look at the queue every hour, on the hour." };
  const { countedAt, longestDueAt } = latest;
  const isStuck = longestDueAt !== null && longestDueAt < after(countedAt, -slowAfter);
  if (isStuck)
    return { ...part, reachable: false, since: longestDueAt.toISOString(), detail: "Emails are waiting." };
  return {
    ...part,
    reachable: true,
    since: null,
    detail: "Nothing was waiting for long at the last full hour.",
  };
}

const untried = { reachable: null, since: null } as const;

function model({ env, insightModel }: Needs): Part {
  const configured = insightModel !== null;
  const detail = configured ? `${env.OPENAI_MODEL} writes insights.` : "Insights come from templates.";
  return { name: "Model", configured, ...untried, detail };
}

function coach({ voice }: Needs): Part {
  const detail = voice === null ? "There’s no coach to talk to." : `The brain is ${voice.name}.`;
  return { name: "Voice", configured: voice !== null, ...untried, detail };
}

function payments({ env }: Needs): Part {
  const details = {
    stripe: "People pay by Stripe.",
    dev: "A fake provider on this machine.",
    off: "Administrators give plans.",
  } as const;
  return {
    name: "Payments",
    configured: env.payments === "stripe",
    ...untried,
    detail: details[env.payments],
  };
}

/** Of this process. */
const startedAt = new Date(performance.timeOrigin).toISOString();

/** How the server is, for administrators. Nothing of it is a secret, and nobody outside is asked. */
export async function getHealth(deps: Needs): Promise<Health> {
  const state = await countMigrations(deps.db.read);
  return {
    version,
    startedAt,
    migrations: state?.count ?? 0,
    newestMigration: state?.newest ?? "none",
    parts: [await database(deps), email(deps), model(deps), coach(deps), payments(deps)],
  };
}
