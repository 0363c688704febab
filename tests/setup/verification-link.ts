import type { Deps } from "#src/server/deps.ts";
import { mailsTo } from "./local-mailbox.ts";

/** The token of the link in the newest email to an address. */
export async function linkTokenFor(deps: Pick<Deps, "db">, email: string): Promise<string> {
  const newest = (await mailsTo(deps, email)).at(-1);
  const token = /\/verify-email\/([\w-]{43})$/m.exec(newest?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`There is no mail with a link to ${email}.`);
  return token;
}
