import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

/*
 * Descriptions in team rounds and workshops are sealed by a key that isn't in the database: its file, or a copy of it, has who described whom
 * already, and one description could belong to one person alone (docs/decisions/012-answers-that-join-to-nothing.md).
 */

const algorithm = "aes-256-gcm";
const mark = "sealed:";
const [keyBytes, ivBytes, tagBytes] = [32, 12, 16];
/** Every list takes as many bytes, so that its length tells nothing. All words of the catalogue take fewer. */
const paddedLength = 1_024;

/** Where several processes make it at once, all of them get the first one. It's on the disk before anything is sealed by it. */
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

/** Where descriptions are sealed and the file of their key is gone. */
export const missingKeyAdvice =
  "Put it back, or set SEALING_KEY as it was. If it’s lost for good, set a new SEALING_KEY: windows of rounds that run now stay closed.";

export type Sealing = ReturnType<typeof createSealing>;

/**
 * Seals lists of words.
 *
 * @param secret the setting
 * @param file where the key is otherwise, beside the database; null for a libSQL server, which has no such place: then nothing is sealed
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
    /** Words that were never sealed stay as they are. @throws {Error} for another key */
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
