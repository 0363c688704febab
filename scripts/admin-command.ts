/*
 * What an operator does to accounts from the shell. For the first administrator there is no other way.
 */
import { openDatabase, type Transaction } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { sessions, users } from "#db/schema/index.ts";
import { endAllSessionsIn } from "#src/server/auth/session/sessions.ts";
import { forgetCustomerIn } from "#src/server/domain/billing/forget-customer.ts";
import { grantPlanIn, revokePlanIn } from "#src/server/domain/billing/plan/grant-plan.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import type { Env } from "#src/server/env.ts";
import { and, eq, isNotNull } from "drizzle-orm";

const usage = `Usage: npm run admin -- grant <email>         make someone an administrator
       npm run admin -- revoke <email>        make them an ordinary user again
       npm run admin -- end-sessions <email>  sign someone out everywhere
       npm run admin -- end-sessions --all    sign everyone out
       npm run admin -- plan <email> facilitator_pro [--until 2027-01-31]   give someone the paid plan
       npm run admin -- plan <email> free     end it; what they pay for themselves stays
       npm run admin -- unlink-payments <email>   forget who they are at the payment provider, when it does not know them`;

type Change = (tx: Transaction, email: string, env: Env, rest: readonly string[]) => Promise<string>;

async function userIdOf(tx: Transaction, email: string): Promise<string> {
  const user = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (user === undefined) throw new Error(`There is no account with the address ${email}.`);
  return user.id;
}

const setAdmin =
  (isAdmin: boolean): Change =>
  async (tx, email, env) => {
    const changes = { isAdmin, role: isAdmin ? "admin" : "user", updatedAt: new Date() } as const;
    const [changed] = await tx
      .update(users)
      .set(changes)
      // An account that nobody has confirmed may be anybody's.
      .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
      .returning();
    if (changed === undefined) throw new Error(`There is no account with the confirmed address ${email}.`);
    if (!isAdmin && isAdministrator(env, changed))
      return `${email} is the support address (SUPPORT_EMAIL), and so stays an administrator.`;
    return `${email} is ${isAdmin ? "an administrator now" : "no administrator any more"}.`;
  };

const endSessions: Change = async (tx, email) => {
  if (email === "--all") {
    await tx.delete(sessions);
    return "Everybody is signed out.";
  }
  await endAllSessionsIn(tx, await userIdOf(tx, email));
  return `${email} is signed out everywhere.`;
};

/** The end of a day, in UTC, so that the plan holds on the day that is named. */
function readUntil(rest: readonly string[]): Date | null {
  const [flag, day = ""] = rest;
  if (flag === undefined) return null;
  const until = new Date(`${day}T23:59:59.999Z`);
  if (flag !== "--until" || Number.isNaN(until.getTime()))
    throw new Error("Write the last day as --until 2027-01-31.");
  if (until < new Date()) throw new Error(`${day} is over.`);
  return until;
}

const givePlan: Change = async (tx, email, _env, [plan, ...rest]) => {
  const userId = await userIdOf(tx, email);
  if (plan === "free") {
    await revokePlanIn(tx, userId, new Date());
    return `${email} no longer has the plan from you. A plan that they pay for, or a trial, goes on.`;
  }
  if (plan !== "facilitator_pro")
    throw new Error(`There is no plan "${plan ?? ""}". Write facilitator_pro or free.`);
  const until = readUntil(rest);
  await grantPlanIn(tx, userId, until, new Date());
  return `${email} has Facilitator Pro ${until === null ? "until you remove it" : `until ${until.toISOString().slice(0, 10)}`}.`;
};

const unlinkPayments: Change = async (tx, email) => {
  await forgetCustomerIn(tx, await userIdOf(tx, email), new Date());
  return `${email} is nobody’s customer now. If the provider knows them after all, cancel what they pay for there.`;
};

const changes = new Map<string, Change>([
  ["grant", setAdmin(true)],
  ["revoke", setAdmin(false)],
  ["end-sessions", endSessions],
  ["plan", givePlan],
  ["unlink-payments", unlinkPayments],
]);

async function run(change: Change, email: string, rest: readonly string[], env: Env): Promise<string> {
  const settings = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
  await migrate(settings);
  const db = await openDatabase(settings);
  try {
    return await db.write((tx) => change(tx, email, env, rest));
  } finally {
    await db.close();
  }
}

interface Outcome {
  /** 0: done; 1: refused, and nothing has changed; 2: there is no such command. */
  readonly status: 0 | 1 | 2;
  readonly said: string;
}

/** @param getEnv called only once the command is known: bad settings must not keep anyone from reading how it is used */
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
