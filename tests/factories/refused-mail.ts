import { mails } from "#db/schema/index.ts";
import { after, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";

type Row = typeof mails.$inferInsert;

/** A refused email that waits for a retry by default. @returns its id */
export async function makeRefusedMail(
  { db, ids, clock }: Pick<Deps, "db" | "ids" | "clock">,
  recipient: string,
  overrides: Partial<Row> = {},
): Promise<string> {
  const id = ids.id();
  const now = clock.now();
  const row: Row = {
    ...{ id, recipient, kind: "password changed", eventKey: `password changed ${id}` },
    ...{ subject: "Your password was changed", text: "Hello", html: "<p>Hello</p>" },
    ...{ state: "queued", attempts: 2, lastRefusal: "451 Try later" },
    ...{ dueAt: after(now, hours(1)), createdAt: now },
    ...overrides,
  };
  await db.write((tx) => tx.insert(mails).values(row));
  return id;
}
