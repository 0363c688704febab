import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { emptyDatabase } from "#tests/setup/database/earlier-database.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";

async function schemaOf(url: string): Promise<readonly string[]> {
  const client = await connect({ url });
  const { rows } = await client.execute("SELECT name, sql FROM sqlite_master ORDER BY name");
  client.close();
  return rows.map((row) => JSON.stringify([row["name"], row["sql"]]));
}

const program = `import { migrate } from "#db/migrate.ts";
process.send("ready"); await migrate({ url: process.argv[1] });`;

/** A process that migrates; `ready` when it is about to begin. */
async function startMigrating(url: string) {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program, url], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const exited = once(child, "exit");
  await once(child, "message");
  return { child, exited };
}

describe("migrations", () => {
  it("reach the same schema when run twice", async () => {
    const url = await emptyDatabase();
    await migrate({ url });
    const once = await schemaOf(url);
    await migrate({ url });
    expect(await schemaOf(url)).toEqual(once);
    expect(once.join("\n")).toContain("CREATE TABLE `surveys`");
  });

  it("reach the same schema when several processes run them", async () => {
    const [alone, shared] = [await emptyDatabase(), await emptyDatabase()];
    await migrate({ url: alone });
    const processes = await Promise.all([1, 2, 3].map(() => startMigrating(shared)));
    const exits = await Promise.all(
      processes.map(async ({ child, exited }) => ({
        said: child.stderr === null ? "" : await text(child.stderr),
        code: (await exited)[0] as unknown,
      })),
    );
    expect(exits).toEqual([1, 2, 3].map(() => ({ said: "", code: 0 })));
    expect(await schemaOf(shared)).toEqual(await schemaOf(alone));
  });

  it("reach the same schema when killed at any moment and run again", async () => {
    const alone = await emptyDatabase();
    await migrate({ url: alone });
    const whole = await schemaOf(alone);
    for (const delayMs of [0, 2, 4, 6, 8, 12, 16, 24]) {
      const url = await emptyDatabase();
      const { child, exited } = await startMigrating(url);
      setTimeout(() => child.kill("SIGKILL"), delayMs);
      await exited;
      await migrate({ url });
      expect(await schemaOf(url)).toEqual(whole);
    }
  });

  it("refuse a database of a newer version with one clear sentence", async () => {
    const url = await emptyDatabase();
    await migrate({ url });
    const client = await connect({ url });
    await client.execute("INSERT INTO migrations (name) VALUES ('9999_from_the_future')");
    client.close();
    await expect(migrate({ url })).rejects.toThrow(/newer version of the product.*9999_from_the_future/);
  });
});
