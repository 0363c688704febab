/**
 * `npm run admin -- grant <email>` makes somebody an administrator, `revoke <email>` takes it back. For the first one
 * there is no other way.
 */
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { users } from "#db/schema/index.ts";
import { loadEnv } from "#src/server/env.ts";
import { eq } from "drizzle-orm";

const usage = "Usage: npm run admin -- grant <email> | revoke <email>";
const [verb, email = ""] = process.argv.slice(2);

async function setAdmin(isAdmin: boolean): Promise<string> {
  const env = loadEnv();
  const settings = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
  await migrate(settings);
  const db = await openDatabase(settings);
  try {
    const changes = { isAdmin, role: isAdmin ? "admin" : "user", updatedAt: new Date() } as const;
    const address = email.trim().toLowerCase();
    const changed = await db.write((tx) =>
      tx.update(users).set(changes).where(eq(users.email, address)).returning({ id: users.id }),
    );
    if (changed.length === 0) throw new Error(`There is no account with the address ${address}.`);
    return `${address} is ${isAdmin ? "an administrator now" : "no administrator any more"}.`;
  } finally {
    await db.close();
  }
}

if ((verb !== "grant" && verb !== "revoke") || email === "") {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    console.log(await setAdmin(verb === "grant"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
