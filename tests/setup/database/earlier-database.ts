import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { z } from "zod";

/** The address of a future database, removed after the test. */
export async function emptyDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-migrate-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return `file:${join(folder, "test.db")}`;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** All migrations, oldest first. */
export const migrationNames = (): readonly string[] =>
  journal
    .parse(JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8")))
    .entries.map(({ tag }) => tag);

/** The migrations before one of them. */
export async function migrationsBefore(first: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp("db/migrations", folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const entries = migrationNames().filter((tag) => tag < first);
  await writeFile(file, JSON.stringify({ entries: entries.map((tag) => ({ tag })) }));
  return folder;
}
