import { restoreBackup } from "#db/backup/restore-backup.ts";
import { makeBackup } from "#db/backup/make-backup.ts";
import { openDatabase } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { checkDisk } from "#scripts/check/disk.ts";
import { fileStore } from "#src/server/integrations/dev-payments/dev-payments.ts";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";

/* Another user of the machine could join words to names from the write-ahead log. */

const modeOf = (path: string): number => statSync(path).mode & 0o777;

/** Whether another user can read a file, if the tests may run as one. */
const canOthersRead = (path: string): boolean =>
  process.getuid?.() === 0
    ? spawnSync("cat", [path], { uid: 65_534, gid: 65_534 }).status === 0
    : (modeOf(path) & 0o077) !== 0;

let umask = 0;
/** A folder that every user may enter, like a checkout. */
let place = "";
beforeEach(() => {
  umask = process.umask(0o022);
  place = mkdtempSync(join(tmpdir(), "openpane-private-"));
  chmodSync(place, 0o755);
});
afterEach(() => {
  process.umask(umask);
  rmSync(place, { recursive: true });
});

async function start(path: string): Promise<void> {
  const url = `file:${path}`;
  await migrate({ url });
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  await db.tryWriting();
}

const privacyOf = (path: string) => checkDisk(path).find(({ about }) => about === "Privacy");

describe("a database", () => {
  it("is created for its user alone, with all files beside it", async () => {
    const folder = join(place, "above", "data");
    const path = join(folder, "openpane.db");
    await start(path);
    fileStore(`${path}.payments.json`).save(fileStore(`${path}.payments.json`).load());
    expect(readdirSync(folder)).toEqual([
      ...["openpane.db", "openpane.db-shm", "openpane.db-wal", "openpane.db.payments.json"],
    ]);
    expect([modeOf(join(place, "above")), modeOf(folder)]).toEqual([0o700, 0o700]);
    for (const one of [join(place, "above"), folder]) chmodSync(one, 0o755);
    for (const name of readdirSync(folder)) {
      expect([name, modeOf(join(folder, name))]).toEqual([name, 0o600]);
      expect(canOthersRead(join(folder, name)), name).toBe(false);
    }
    expect(privacyOf(path)?.state).toBe("look");
  });

  it.each([
    ["in a folder of its own", (folder: string) => join(folder, "openpane.db")],
    ["behind a link", (folder: string) => join(folder, "..", "link.db")],
  ])("that others could read is closed at the start: %s", async (_, pathIn) => {
    const folder = join(place, "data");
    mkdirSync(folder, { mode: 0o755 });
    const path = pathIn(folder);
    if (path.endsWith("link.db")) symlinkSync(join(folder, "openpane.db"), path);
    const ends = [
      "",
      "-wal",
      "-shm",
      ".payments.json",
      ".before-2026-11-01T00-00-00",
      ".before-2026-11-01T00-00-00-wal",
    ];
    for (const end of ends) writeFileSync(join(folder, `openpane.db${end}`), "", { mode: 0o644 });
    writeFileSync(join(folder, "other.txt"), "", { mode: 0o644 });
    expect(privacyOf(path)?.state).toBe("fails");
    expect(privacyOf(path)?.advice).toMatch(/chmod go= .*openpane\.db/);
    await start(path);
    for (const name of readdirSync(folder).filter((one) => one !== "other.txt"))
      expect([name, canOthersRead(join(folder, name))]).toEqual([name, false]);
    // Someone else's folder may be shared, and so may other files in it.
    expect([modeOf(folder), modeOf(join(folder, "other.txt"))]).toEqual([0o755, 0o644]);
    expect(privacyOf(path)?.state).toBe("look");
    expect(privacyOf(path)?.advice).toContain("chmod go= ");
    chmodSync(folder, 0o700);
    chmodSync(place, 0o700);
    expect(privacyOf(path)?.state).toBe("ok");
  });

  it("in a shared folder is distinguished from one whose folder can be closed", async () => {
    const folder = join(place, "shared");
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await start(join(folder, "openpane.db"));
    expect(modeOf(folder)).toBe(0o777);
    expect(privacyOf(join(folder, "openpane.db"))?.advice).toMatch(/^Move the database/);
  });

  it("closes the default folder, too", async () => {
    mkdirSync(join(place, ".data"), { mode: 0o755 });
    const script = `const { closeToOthers } = await import(${JSON.stringify(join(process.cwd(), "db/database-files.ts"))}); closeToOthers(".data/openpane.db")`;
    expect(spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: place }).status).toBe(0);
    expect(modeOf(join(place, ".data"))).toBe(0o700);
  });

  it("is closed when a restore sets it aside, and so is the copy", async () => {
    const path = join(place, "openpane.db");
    const copy = join(place, "copy.db");
    await migrate({ url: `file:${join(place, "openpane.db-source")}` });
    await makeBackup({ url: `file:${join(place, "openpane.db-source")}` }, copy);
    writeFileSync(path, "", { mode: 0o644 });
    await restoreBackup({ url: `file:${path}` }, copy, {
      now: new Date(),
      isServerRunning: () => Promise.resolve(false),
    });
    const names = readdirSync(place);
    expect(names.some((name) => name.includes(".before-"))).toBe(true);
    for (const name of names) expect([name, canOthersRead(join(place, name))]).toEqual([name, false]);
  });
});
