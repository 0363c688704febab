import { listOpen, mayWrite } from "#db/database-files.ts";
import { existsSync, statSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { fails, look, ok, sizeOf, type Finding } from "./finding.ts";

/** Below this, SQLite may soon be unable to checkpoint its log. */
const leastFreeBytes = 100 * 2 ** 20;
const mostLogBytes = 256 * 2 ** 20;

const sizeOfFile = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function checkRoom(folder: string, databaseBytes: number): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const found = `${sizeOf(free)} free, the database has ${sizeOf(databaseBytes)}`;
  const advice = "Make room on that disk: without any, nothing can be stored.";
  if (free < leastFreeBytes) return fails("Disk", found, advice);
  // Migrations and restores need room for a second database.
  return free < 2 * databaseBytes ? look("Disk", found, advice) : ok("Disk", found);
}

function checkRights(path: string, folder: string): Finding {
  const refused = [folder, path].filter((one) => existsSync(one) && !mayWrite(one));
  if (refused.length === 0) return ok("Rights", "this user may write to the database and its folder");
  return fails(
    "Rights",
    `this user may not write to ${refused.join(" and ")}`,
    "Run this as the user who runs the server, or give that user the folder.",
  );
}

function checkLog(path: string): Finding {
  const bytes = sizeOfFile(`${path}-wal`);
  if (bytes <= mostLogBytes) return ok("Write-ahead log", sizeOf(bytes));
  return look(
    "Write-ahead log",
    sizeOf(bytes),
    "Something reads for very long, such as a forgotten sqlite3: end it; a restart folds the log.",
  );
}

/** Whether other users of this machine can read the database or see when it changes. */
function checkPrivacy(path: string): Finding {
  const about = "Privacy";
  const { files, folders } = listOpen(path);
  const open = [...files, ...folders].join(" ");
  if (open === "") return ok(about, "other users of this machine can’t read the database");
  const found = `other users of this machine have rights to ${open}`;
  if (files.length > 0)
    return fails(about, found, `Restart the server, or run as its user: chmod go= ${files.join(" ")}`);
  const isShared = folders.some((folder) => (statSync(folder).mode & 0o022) !== 0);
  return look(
    about,
    found,
    isShared
      ? "Move the database into a folder of its own: in this one they see when someone answers."
      : `Run chmod go= ${folders.join(" ")}, or they see when someone answers.`,
  );
}

export function checkDisk(path: string): readonly Finding[] {
  const folder = dirname(path);
  if (!existsSync(folder))
    return [look("Disk", `there is no folder ${folder} yet`, "The first start makes it, if this user may.")];
  return [checkRoom(folder, sizeOfFile(path)), checkRights(path, folder), checkPrivacy(path), checkLog(path)];
}
