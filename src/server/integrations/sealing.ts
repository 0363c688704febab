import { isFileUrl, pathOf } from "#db/connection.ts";
import type { Env } from "#src/server/env.ts";
import { createCipheriv, createDecipheriv, createHash, randomBytes, type CipherKey } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

/*
 * Descriptions in team rounds and workshops are sealed by a key that isn't in the database: its file, or a copy of it, has who described whom
 * already, and one description could belong to one person alone (docs/decisions/055-sealed-descriptions.md).
 */

/** Seals lists of words, and opens them. */
export interface Sealing {
  seal(words: readonly string[]): readonly string[];
  /** Words that were never sealed stay as they are. @throws {Error} for another key */
  open(words: readonly string[]): readonly string[];
}

const algorithm = "aes-256-gcm";
const mark = "sealed:";
const [ivBytes, tagBytes] = [12, 16];
/** Every list takes as many bytes, so that its length tells nothing. All words of the catalogue take fewer. */
const paddedLength = 1_024;

export function sealingBy(findKey: () => CipherKey | null): Sealing {
  return {
    seal: (words) => {
      const key = findKey();
      if (key === null) return words;
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const text = cipher.update(JSON.stringify(words).padEnd(paddedLength), "utf8");
      return [mark + Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]).toString("base64url")];
    },
    open: (words) => {
      const [sealed = ""] = words;
      if (!sealed.startsWith(mark)) return words;
      const bytes = Buffer.from(sealed.slice(mark.length), "base64url");
      const decipher = createDecipheriv(algorithm, findKey() ?? "", bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text =
        decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
      return z.array(z.string()).parse(JSON.parse(text));
    },
  };
}

/** Where several processes make it at once, all of them get the one that was there first. It is on the disk before anything is sealed by it. */
function keyInFile(path: string): CipherKey {
  if (!existsSync(path)) {
    const draft = `${path}.${randomBytes(8).toString("hex")}`;
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(draft);
    }
    const folder = openSync(dirname(path), "r");
    fsyncSync(folder);
    closeSync(folder);
  }
  return Buffer.from(readFileSync(path, "utf8").trim(), "hex");
}

/** The key of the settings, else one in a file beside the database; a libSQL server has no such place, so there nothing is sealed without one. */
export function sealingFromEnv({
  SEALING_KEY,
  DATABASE_URL,
}: Pick<Env, "SEALING_KEY" | "DATABASE_URL">): Sealing {
  let key: CipherKey | null | undefined;
  return sealingBy(() => {
    if (key === undefined && SEALING_KEY !== undefined)
      key = createHash("sha256").update(SEALING_KEY).digest();
    key ??= isFileUrl(DATABASE_URL) ? keyInFile(`${pathOf(DATABASE_URL)}.key`) : null;
    return key;
  });
}
