import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { AdminAct } from "#src/shared/admin/admin-acts.ts";
import { insertAct } from "./queries.ts";

export interface LoggedAct {
  /** null: someone with a shell on the server. */
  readonly actorId: string | null;
  readonly act: AdminAct;
  /** The affected person, email, round or post. */
  readonly targetId: string;
  readonly until?: Date | null | undefined;
}

/** Logs an act in its transaction: no act without an entry, and no entry without its act. */
export const writeActIn = (
  tx: Transaction,
  { clock }: Pick<Deps, "clock">,
  { actorId, act, targetId, until = null }: LoggedAct,
): Promise<void> => insertAct(tx, { at: clock.now(), actorId, act, targetId, until });
