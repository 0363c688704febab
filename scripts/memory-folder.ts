import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Linux keeps what is in here in memory. Containers often give it 64 MB, which is too little. */
const inMemory = "/dev/shm";
const leastFreeBytes = 2 * 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= leastFreeBytes;
  } catch {
    return false;
  }
}

/**
 * A new folder in memory for the databases of tests, which need not outlive a power cut: waiting for the disk after each
 * write took a good part of their time. `null` where there is no such place, or too little room in it.
 */
export const makeMemoryFolder = (): string | null =>
  hasRoom(inMemory) ? mkdtempSync(join(inMemory, "openpane-")) : null;
