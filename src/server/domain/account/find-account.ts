import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Key } from "#db/key.ts";
import { findAccountAt, findAccountByEmail, findAccountById, type Account } from "./queries.ts";

/** The account with that sign-in name (trimmed, in lower case), with its password hash. */
export const findAccount = ({ db }: Pick<Deps, "db">, email: string): Promise<Account | null> =>
  findAccountByEmail(db.read, email);

/** As `findAccount`, within a transaction. */
export const findAccountIn = (tx: Transaction, email: string): Promise<Account | null> =>
  findAccountByEmail(tx, email);

/** As `findAccount`, along with what says the address. */
export const findAccountBy = (db: Queryable, email: Key): Promise<Account | null> => findAccountAt(db, email);

/** The account with that id; null: there is none, or not any more. */
export const findAccountByIdIn = (db: Queryable, userId: Key): Promise<Account | null> =>
  findAccountById(db, userId);
