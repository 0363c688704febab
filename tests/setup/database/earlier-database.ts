import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { z } from "zod";

/** The address of a database that isn't there yet; it goes after the test. */
export async function emptyDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-migrate-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return `file:${join(folder, "test.db")}`;
}

/** A folder of migrations as it was before one of them. */
export async function migrationsBefore(first: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp("db/migrations", folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries } = z
    .object({ entries: z.array(z.object({ tag: z.string() })) })
    .parse(JSON.parse(await readFile(journal, "utf8")));
  await writeFile(journal, JSON.stringify({ entries: entries.filter(({ tag }) => tag < first) }));
  return folder;
}
