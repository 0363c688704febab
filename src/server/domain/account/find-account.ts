import type { Deps } from "#src/server/deps.ts";
import { findAccountByEmail, type Account } from "./queries.ts";

/** The account with that sign-in name (trimmed, in lower case), with its password hash. */
export const findAccount = ({ db }: Pick<Deps, "db">, email: string): Promise<Account | null> =>
  findAccountByEmail(db.read, email);
