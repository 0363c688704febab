import { mails } from "#db/schema/index.ts";
import type { Deps } from "#src/server/deps.ts";
import { asc, eq } from "drizzle-orm";

/** Emails to an address, in any state, oldest first. */
export const mailsTo = (deps: Pick<Deps, "db">, email: string) =>
  deps.db.read.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.createdAt));

/** The sign-up code in the newest email to an address. */
export async function codeFor(deps: Pick<Deps, "db">, email: string): Promise<string> {
  const newest = (await mailsTo(deps, email)).at(-1);
  const code = /^ {4}([2-9A-Z]{6})$/m.exec(newest?.text ?? "")?.[1];
  if (code === undefined) throw new Error(`There is no mail with a code to ${email}.`);
  return code;
}

const tokenOf = /(?:\/login\?token=|\/confirm-email\/|\/verify-email\/|\/email\/unsubscribe\?token=)([\w-]+)/;

/** The token of the link in the newest email to an address. */
export async function tokenFor(deps: Pick<Deps, "db">, email: string): Promise<string> {
  const newest = (await mailsTo(deps, email)).at(-1);
  const token = tokenOf.exec(newest?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`There is no email with a link to ${email}.`);
  return token;
}
