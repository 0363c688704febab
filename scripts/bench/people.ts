import { openDatabase, type Database } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { depsOver } from "#src/server/app.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import { parseEnv } from "#src/server/env.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { Product } from "./servers.ts";

export const password = "Granite-tulip-4";

/** Someone who can sign in, and the network that they do it from. */
export interface Person {
  readonly email: string;
  readonly network: string;
}

/** People with accounts, made beside the running server. */
export interface People {
  readonly list: readonly Person[];
  close(): Promise<void>;
}

let networks = 0;
/** Another one each time: limits count by it. */
export function nextNetwork(): string {
  networks += 1;
  return `172.${String(16 + (networks >> 16))}.${String((networks >> 8) & 255)}.${String(networks & 255)}`;
}

export async function makePeople({ databaseUrl }: Product, count: number): Promise<People> {
  const db: Database = await openDatabase({ url: databaseUrl });
  const deps = depsOver(parseEnv({}), db);
  const passwordHash = await hashPassword(password);
  const list: Person[] = [];
  for (let n = 0; n < count; n += 1) {
    const { email } = await makeUser(deps);
    list.push({ email, network: nextNetwork() });
  }
  await db.write((tx) => tx.update(users).set({ passwordHash }));
  return {
    list,
    close: () => db.close(),
  };
}
