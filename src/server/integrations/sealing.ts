import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

/*
 * Descriptions in team rounds and workshops are sealed by a key outside the database: the database has who
 * described whom, and one description could belong to one person alone (docs/decisions/012).
 */

const algorithm = "aes-256-gcm";
const mark = "sealed:";
const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];
/** Every list is padded to this size, so that its length reveals nothing. The whole catalogue takes less. */
const paddedLength = 1_024;

/** Creates the key file once, even if several processes try, and syncs it before anything is sealed. */
function keyInFile(path: string): Buffer {
  if (!fs.existsSync(path)) {
    const draft = `${path}.${randomBytes(8).toString("hex")}`;
    fs.writeFileSync(draft, randomBytes(keyBytes).toString("hex"), { mode: 0o600, flush: true });
    try {
      fs.linkSync(draft, path);
    } catch (error) {
      if (!fs.existsSync(path)) throw error;
    }
    fs.rmSync(draft);
    const folder = fs.openSync(dirname(path), "r");
    fs.fsyncSync(folder);
    fs.closeSync(folder);
  }
  return Buffer.from(fs.readFileSync(path, "utf8"), "hex");
}

/** For sealed descriptions whose key is gone. */
export const missingKeyAdvice =
  "Put it back, or set SEALING_KEY as it was. If it’s lost for good, set a new SEALING_KEY: windows of rounds that run now stay closed.";

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Seals lists of words.
 *
 * @param secret the setting
 * @param file the key's file otherwise; null for a libSQL server: then nothing is sealed
 */
export function createSealing(secret: string | undefined, file: string | null) {
  const set = secret === undefined ? null : createHash("sha256").update(secret).digest();
  let found: Buffer | undefined;
  const findKey = (): Buffer | null => set ?? (file === null ? null : (found ??= keyInFile(file)));
  return {
    seal: (words: readonly string[]): readonly string[] => {
      const key = findKey();
      if (key === null) return words;
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const text = cipher.update(JSON.stringify(words).padEnd(paddedLength));
      return [mark + Buffer.concat([iv, text, cipher.final(), cipher.getAuthTag()]).toString("base64url")];
    },
    /** Unsealed lists stay as they are. @throws {Error} for another key */
    open: (words: readonly string[]): readonly string[] => {
      const [sealed = ""] = words;
      if (!sealed.startsWith(mark)) return words;
      const bytes = Buffer.from(sealed.slice(mark.length), "base64url");
      const decipher = createDecipheriv(algorithm, findKey() ?? "", bytes.subarray(0, ivBytes));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]);
      return z.array(z.string()).parse(JSON.parse(text.toString()));
    },
  };
}
