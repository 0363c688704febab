import { brand } from "#src/shared/site/brand.ts";
import { hash, verify } from "@node-rs/argon2";
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { passwordMinLength } from "#src/shared/account/account-texts.ts";
import type { Origin } from "#src/server/actor.ts";
import { createQueue } from "#src/server/queue.ts";

/** Shorter ones occur in anything. */
const shortestWord = 4;
/** The fewest letters that must remain without these words. */
const fewestOwnLetters = 4;

/** In lower case, without marks, so that "Façade" is "facade". */
const plain = (text: string): string => text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");

function wordsIn(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortestWord);
}

/**
 * Words that someone who knows the site would try first. A password that is little more than these, or than
 * the person's own address and names, is refused (OWASP ASVS 5.0, 6.1.2 and 6.2.11).
 */
const contextWords: readonly string[] = [
  ...wordsIn(`${brand.name} ${brand.studio}`),
  ...["johari", "window", "arena", "blindspot", "facade", "unknown", "selfawareness", "awareness"],
  ...["feedback", "assessment", "survey", "facilitator", "coach", "admin", "password", "welcome"],
];

/**
 * Whether a password consists of words about this site or this person, with digits and signs around them.
 *
 * @param about the person's address and names
 */
export function isGuessablePassword(password: string, about: readonly string[]): boolean {
  const letters = plain(password).replaceAll(/[^\p{L}]/gu, "");
  const words = [...contextWords, ...about.flatMap(wordsIn)].toSorted((a, b) => b.length - a.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ""), letters);
  return left.length < fewestOwnLetters && left.length < letters.length;
}

/** argon2id is the package's default; 19 MiB and 2 passes take 10 ms. */
const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The size of the list, among passwords of the minimum length. */
const commonCount = 10_000;

/** Node's default for libuv. */
const threadPoolSize = 4;

/**
 * Two more at once than cores: one is ready whenever another ends while the event loop is busy, and more
 * would hold up everything else. Two cores check a hundred in about a second, the longest wait behind a
 * flood.
 */
const inQueue = createQueue({
  atOnce: Math.min(availableParallelism() + 2, threadPoolSize),
  mostWaiting: 500,
  mostOfNetwork: 100,
});

/** Undefined for our own scripts. */
type Caller = Pick<Origin, "network"> | undefined;

/**
 * Hashes a password, in PHC form with salt and cost. Costs CPU: check limits first.
 *
 * @throws {DomainError} `unavailable` if too many are waiting
 */
export const hashPassword = (password: string, caller?: Caller): Promise<string> =>
  inQueue(caller?.network, () => hash(password, hashCost));

const inPhc = (bytes: number): string => randomBytes(bytes).toString("base64").replaceAll("=", "");

/** Stored for an account without a password: none fits, and checking takes as long as for any other. */
export const hashOfNoPassword = (): string =>
  `$argon2id$v=19$m=${String(hashCost.memoryCost)},t=${String(hashCost.timeCost)},p=${String(hashCost.parallelism)}$${inPhc(16)}$${inPhc(32)}`;

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password fits. `null`, for a missing account, takes as long and never fits.
 *
 * @throws as `hashPassword`
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  caller?: Caller,
): Promise<boolean> {
  dummyHash ??= hash("", hashCost);
  const fits = passwordHash ?? (await dummyHash);
  const isMatch = await inQueue(caller?.network, () => verify(fits, password));
  return isMatch && passwordHash !== null;
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("./common-words.ts");
  // The list is in order of frequency and in lower case.
  const candidates = dictionary["passwords-common"].filter(
    (password) => password.length >= passwordMinLength,
  );
  return new Set(candidates.slice(0, commonCount));
}

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most common ones, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(password.toLowerCase());
}
