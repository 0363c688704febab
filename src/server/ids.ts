import { createHmac, hash, randomBytes, randomInt } from "node:crypto";

/** Where randomness comes from, so that tests can repeat it. */
export interface Ids {
  /** A row's id: 128 random bits. */
  id(): string;
  /** A secret or unguessable name of `bits` random bits, URL-safe. */
  token(bits: 64 | 128 | 160 | 256): string;
  /** `length` characters drawn evenly from `alphabet`. */
  code(alphabet: string, length: number): string;
  /** A whole number from 0 up to, but not including, `end`, each as likely. */
  readonly below: (end: number) => number;
}

export const randomIds: Ids = {
  id: () => randomBytes(16).toString("base64url"),
  token: (bits) => randomBytes(bits / 8).toString("base64url"),
  code: (alphabet, length) =>
    Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join(""),
  below: (end) => randomInt(end),
};

/** SHA-256 in hex, for storing secrets of at least 128 random bits. */
export const sha256 = (secret: string): string => hash("sha256", secret);

/** The first 128 bits of an HMAC-SHA256, for guessable values. Comparable under one key only. */
export const keyedHash = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest().subarray(0, 16).toString("base64url");
