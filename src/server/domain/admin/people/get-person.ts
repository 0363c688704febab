import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { adminErrors } from "#src/server/domain/admin/errors.ts";
import type { Person } from "#src/shared/admin/admin.output.ts";
import { findRow } from "./people-queries.ts";
import { presentPerson } from "./present-person.ts";

type Needs = Pick<Deps, "db" | "env" | "clock">;

/** null: there is no such account, or not any more. */
export async function findPerson(
  db: Queryable,
  { env, clock }: Pick<Needs, "env" | "clock">,
  userId: string,
): Promise<Person | null> {
  const row = await findRow(db, userId);
  return row === undefined ? null : presentPerson(env, row, clock.now());
}

/** @throws {DomainError} not_found */
export async function getPerson(deps: Needs, userId: string): Promise<Person> {
  const person = await findPerson(deps.db.read, deps, userId);
  if (person === null) throw adminErrors.personNotFound();
  return person;
}
