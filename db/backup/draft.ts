import { closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { requireKnownSchema, requireSound } from "./check-copy.ts";
import { statementsThatForget } from "./forgotten.ts";
import { withCopy } from "./open-copy.ts";

export interface CopyOptions {
  /** Leaves out what is listed in forgotten.ts. */
  readonly withoutSessionsAndEmails?: boolean;
}

export interface Copied {
  /** How many rows name others that aren't there. */
  readonly strays: number;
}

/** Waits for the disk. */
export function waitUntilStored(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Gives a finished draft its name. Both outlive a power cut from then on. */
export function nameForGood(draft: string, path: string): void {
  waitUntilStored(draft);
  renameSync(draft, path);
  waitUntilStored(dirname(path));
}

/**
 * Makes a copy under another name, which only its owner may read, and checks it.
 *
 * @param path the name that it's to have; the draft is beside it
 * @param copy fills the empty file that it is given
 * @param use gets the checked draft; what is left of it afterwards is removed
 */
export async function withDraft<T extends object>(
  path: string,
  copy: (draft: string) => Promise<void>,
  { withoutSessionsAndEmails = false }: CopyOptions,
  use: (draft: string) => T | Promise<T>,
): Promise<T & Copied> {
  const draft = `${path}.unfinished-${String(process.pid)}`;
  closeSync(openSync(draft, "wx", 0o600));
  try {
    await copy(draft);
    const strays = await withCopy(draft, async (client) => {
      await requireKnownSchema(client);
      if (withoutSessionsAndEmails) {
        await client.batch([...statementsThatForget], "write");
        // What was deleted is still in the file until then.
        await client.execute("VACUUM");
      }
      return requireSound(client);
    });
    return { ...(await use(draft)), strays };
  } finally {
    for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true });
  }
}
