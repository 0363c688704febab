/* What an operator does to accounts from the shell, logged and emailed like acts in the browser. */
import { openDatabase, type Transaction } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { sessions } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { createDeps } from "#src/server/app.ts";
import type { Deps } from "#src/server/deps.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { actOnPersonIn, planUntil } from "#src/server/domain/admin/acts/act-on-person.ts";
import type { PersonDeed } from "#src/server/domain/admin/acts/person-deeds.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { forgetCustomerIn } from "#src/server/domain/billing/end-billing.ts";
import type { Env } from "#src/server/env.ts";
import { everyone } from "#src/shared/admin/admin-acts.ts";
import type { Outcome } from "./outcome.ts";

const usage = `Usage: npm run admin -- grant <email>         make someone an administrator
       npm run admin -- revoke <email>        make them an ordinary user again
       npm run admin -- end-sessions <email>  sign someone out everywhere
       npm run admin -- end-sessions --all    sign everyone out
       npm run admin -- plan <email> facilitator_pro [--until 2027-01-31]   give someone the paid plan
       npm run admin -- plan <email> free     end it; what they pay for themselves stays
       npm run admin -- unlink-payments <email>   forget who they are at the payment provider, when it does not know them`;

type Change = (tx: Transaction, deps: Deps, email: string, rest: readonly string[]) => Promise<string>;

/** The shell's user has no account for the log to name. */
const fromShell = { actorId: null };

async function personOf(tx: Transaction, email: string): Promise<Actor> {
  const account = await findAccountByEmail(tx, email);
  if (account === null) throw new Error(`There is no account with the address ${email}.`);
  return account;
}

const deed =
  (act: PersonDeed): Change =>
  async (tx, deps, email) =>
    actOnPersonIn(tx, deps, fromShell, { person: await personOf(tx, email), act });

const endSessions: Change = async (tx, deps, email, rest) => {
  if (email !== "--all") return deed("end-sessions")(tx, deps, email, rest);
  await tx.delete(sessions);
  await writeActIn(tx, deps, { ...fromShell, act: "end sessions", targetId: everyone });
  return "Everybody is signed out.";
};

function readUntil([flag, day = ""]: readonly string[], now: Date): Date | null {
  if (flag === undefined) return null;
  const isDay = !Number.isNaN(new Date(`${day}T00:00:00Z`).getTime());
  if (flag !== "--until" || !isDay) throw new Error("Write the last day as --until 2027-01-31.");
  return planUntil(day, now);
}

const givePlan: Change = async (tx, deps, email, [plan, ...rest]) => {
  if (plan === "free") return deed("revoke-plan")(tx, deps, email, rest);
  if (plan !== "facilitator_pro")
    throw new Error(`There is no plan "${plan ?? ""}". Write facilitator_pro or free.`);
  const until = readUntil(rest, deps.clock.now());
  return actOnPersonIn(tx, deps, fromShell, { person: await personOf(tx, email), act: "grant-plan", until });
};

const unlinkPayments: Change = async (tx, deps, email) => {
  const { userId } = await personOf(tx, email);
  await forgetCustomerIn(tx, userId, deps.clock.now());
  await writeActIn(tx, deps, { ...fromShell, act: "unlink payments", targetId: userId });
  return `${email} is nobody’s customer now. If the provider knows them after all, cancel what they pay for there.`;
};

const changes = new Map<string, Change>([
  ["grant", deed("grant-admin")],
  ["revoke", deed("revoke-admin")],
  ["end-sessions", endSessions],
  ["plan", givePlan],
  ["unlink-payments", unlinkPayments],
]);

async function run(change: Change, email: string, rest: readonly string[], env: Env): Promise<string> {
  const settings = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
  await migrate(settings);
  const db = await openDatabase(settings);
  const deps = createDeps(env, db);
  try {
    return await db.write((tx) => change(tx, deps, email, rest));
  } finally {
    await db.close();
  }
}

/** @param getEnv called after the command is known, so that help works with bad settings */
export async function adminCommand(args: readonly string[], getEnv: () => Env): Promise<Outcome> {
  const [verb = "", who = "", ...rest] = args;
  const change = changes.get(verb);
  if (change === undefined || who.trim() === "") return { status: 2, said: usage };
  try {
    return { status: 0, said: await run(change, who.trim().toLowerCase(), rest, getEnv()) };
  } catch (error) {
    return { status: 1, said: error instanceof Error ? error.message : String(error) };
  }
}
