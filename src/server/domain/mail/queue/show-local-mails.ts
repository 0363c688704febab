import type { Deps } from "#src/server/deps.ts";
import { claimUnprintedMails, findLocalMails, hasUnprintedMail, type MailRow } from "./queries.ts";

const maxShown = 50;

/** Lists the local mailbox, newest first. */
export const listLocalMails = (deps: Pick<Deps, "db">): Promise<readonly MailRow[]> =>
  findLocalMails(deps.db.read, maxShown);

const indented = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, "    ");

/** Prints each new local email once, so that its code or link can be used. */
export async function printLocalMails(
  { db }: Pick<Deps, "db">,
  print: (text: string) => void,
): Promise<void> {
  if (!(await hasUnprintedMail(db.read))) return;
  for (const { recipient, subject, text } of await db.write(claimUnprintedMails)) {
    print(`\nEmail to ${recipient}: ${subject}\n\n${indented(text)}\n\n`);
  }
}
