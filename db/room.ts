import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { NoRoomError } from "./faults.ts";

/** Some twenty answers. */
const leastBytes = 2 ** 20;

/**
 * On a full disk small writes still succeed, into the part of the write-ahead log that is there already, while an answer needs more
 * than is left of it. So one write that succeeds does not say that there is room.
 *
 * @param file the path of a database
 * @throws {NoRoomError} when next to nothing is left.
 */
export async function requireRoom(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < leastBytes) throw new NoRoomError("The disk of the database is full.");
}
