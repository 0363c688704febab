import { days, hours } from "#src/server/clock.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import type { Amounts } from "./amounts.ts";

/*
 * What the statements that fill a database are put together from. Each makes many rows at once, of which `i` is the number, from 1 on.
 */

/** What all of them know. */
export interface Filling {
  readonly amounts: Amounts;
  /** A round with a result, made by the product: all others are copies of it. */
  readonly surveyId: string;
  /** Its owner. */
  readonly ownerId: string;
  /** How many copies they have themselves. */
  readonly ownSurveys: number;
  /** The time at which everything is as it should be, in ms. */
  readonly now: number;
}

/** `INSERT` of `count` rows; `rest` follows the source of the numbers, such as an order, or another source. */
export const rows = (count: number, table: string, columns: string, values: string, rest = ""): string =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(Math.ceil(count))})
   INSERT INTO ${table} (${columns}) SELECT ${values} FROM n ${rest}`;

/** A key as random as the product's. */
export const randomKey = "lower(hex(randomblob(32)))";

/** The same for row `i`, time and again. */
export const keyOf = (what: string): string => `printf('%s-%064d', '${what}', i)`;

/** The row that `i` belongs to, of so many: they take turns. */
export const oneOf = (count: number, name: string): string => `'${name}-' || (i % ${String(count)} + 1)`;

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The id of a round. First letters are spread evenly, as in the product's ids, because an hourly job picks rounds by their first letter. */
export const roundId = (name: string, number: string): string =>
  `substr('${letters}', (${number}) % ${String(letters.length)} + 1, 1) || '${name}-' || (${number})`;

/** Of the first round with a result. */
export const firstRoundId = `${letters.charAt(1)}round-1`;

/** One of the rounds with results, in turns. */
export const oneRoundOf = (count: number): string => roundId("round", `i % ${String(count)} + 1`);

/** Some day of the last two years, not of the last ten days. */
export const pastDay = ({ now }: Filling): string => `${String(now)} - (i % 700 + 10) * ${String(days(1))}`;

/** Some hour of the next day, at the latest. */
export const soon = ({ now }: Filling): string => `${String(now)} + (i % 23 + 1) * ${String(hours(1))}`;

const words = JSON.stringify(Array.from({ length: 50 }, (_, start) => wordsFrom(start)));

/** The words of an answer. */
export const pickedWords = `json_extract('${words}', '$[' || (i % 50) || ']')`;
