import { catalogue } from "#src/shared/words/catalogue.ts";
import { rankCorrelation, rowsOf, type Dump } from "#tests/dumps/dump.ts";
import { makeDumpedSurvey, type DumpedSurvey } from "#tests/dumps/dumped-survey.ts";
import { tracesOf, type Traces } from "#tests/dumps/traces.ts";
import { describe, expect, it } from "vitest";

/*
 * Rule A6 against someone with the database, the email queue and the logs of surveys in which 50 people
 * answered by invitation: they try to join answers to names, to invitations, and to the order of answering.
 */

/** Surveys analysed together, so that weak signals add up. */
const seeds = process.env["TEST_DATABASE"] === "server" ? [1, 2] : [1, 2, 3, 4];
/** Of a standard normal number: chance exceeds it once in 20 million tries, and there are a few hundred. */
const chance = 5.5;

/** Known joins, documented in docs/anonymity.md: the marks of people who withdrew a shown answer. */
const isMark = (trace: string) => trace.endsWith(" withdrawn");

/** The tables that know who was invited. */
const isAboutAsked = (trace: string) => !/^(answers|participants) /.test(trace);

function pairsOf(traces: Traces): (readonly [string, readonly number[], readonly number[]])[] {
  const all = [...traces].filter(([name]) => !isMark(name));
  const order = [...(all[0]?.[1] ?? [])].map((_, i) => i);
  const answers = all.filter(([name]) => name.startsWith("answers "));
  const names = all.filter(([name]) => name.startsWith("participants "));
  const asked = all.filter(([name]) => isAboutAsked(name));
  const pairs = (ones: typeof all, others: typeof all) =>
    ones.flatMap(([one, a]) => others.map(([other, b]) => [`${one} ~ ${other}`, a, b] as const));
  return [
    ...pairs(all, [["order of answering", order]]),
    ...pairs(answers, [...names, ...asked]),
    ...pairs(names, asked),
  ];
}

/** The deviation of each pair from chance, over all surveys. */
function strengths(rounds: readonly DumpedSurvey[], stage: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { dumps, peers } of rounds)
    for (const [pair, one, other] of pairsOf(tracesOf(dumps[stage] ?? new Map(), peers)))
      sums.set(pair, (sums.get(pair) ?? 0) + rankCorrelation(one, other) * Math.sqrt(one.length - 1));
  return new Map([...sums].map(([pair, sum]) => [pair, Math.abs(sum) / Math.sqrt(rounds.length)]));
}

const places = new Map(catalogue.map(({ id }, i) => [id, i]));
const inOrderOfList = (picks: readonly string[]): readonly string[] =>
  [...picks].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));

const textOf = (dump: Dump, but: readonly string[] = []): string =>
  JSON.stringify([...dump].filter(([table]) => !but.includes(table)));

/** A line without what differs between any two requests. */
const plainLine = (line: string): string => line.replaceAll(/"(time|requestId)":"[^"]*"|"ms":[\d.]+/g, "");

describe("a dump of database, email queue and logs", () => {
  it("joins answers to nothing by order, time, id or size", async () => {
    const rounds: DumpedSurvey[] = [];
    for (const seed of seeds) rounds.push(await makeDumpedSurvey(seed));
    // After 50 answers, after a result and reminders, and after withdrawals.
    for (const stage of [0, 1, 2]) {
      const found = strengths(rounds, stage);
      expect(found.size).toBeGreaterThan(100);
      expect([...found].filter(([, strength]) => strength >= chance)).toEqual([]);
    }
  }, 240_000);

  it("joins answers to nothing by content", async () => {
    const { peers, logged, asked, dumps } = await makeDumpedSurvey(7);
    const lists = peers.map(({ picks }) => JSON.stringify(inOrderOfList(picks)));
    for (const dump of dumps) {
      const elsewhere = textOf(dump, ["answers", "participants"]);
      for (const { answerId, participantId, withdrawKey } of peers) {
        for (const id of [answerId, participantId]) expect(elsewhere).not.toContain(id.slice(0, 12));
        expect(textOf(dump)).not.toContain(withdrawKey);
      }
      // The only list of words outside is the owner's own; results have totals.
      for (const list of lists) expect(elsewhere.replaceAll("\\", "")).not.toContain(list);
      const words = textOf(new Map([["answers", rowsOf(dump, "answers")]]));
      for (const { email, name } of peers) {
        expect(words).not.toContain(email);
        expect(words).not.toContain(`"${name}"`);
      }
    }
    // From before the first answer to after the last, only answers and used invitations have changed.
    const counting = ["rate_limits", "throttled_mails"];
    const moved = [...asked.keys()].filter((table) => !counting.includes(table));
    const [answered = asked] = dumps;
    for (const table of moved.filter((name) => name !== "answers" && name !== "participants")) {
      const unused = rowsOf(answered, table).map((row) => ("used" in row ? { ...row, used: 0 } : row));
      expect(unused, table).toEqual(rowsOf(asked, table));
    }
    // They count for a day, which is over.
    for (const table of counting) expect(rowsOf(answered, table)).toEqual([]);
    const sizes = new Set(logged.map((line) => plainLine(line).length));
    // The limits of reading and of answering.
    expect(sizes.size).toBe(2);
    const log = logged.join("\n");
    for (const { email, token, name, withdrawKey } of peers)
      for (const secret of [email, token, name, withdrawKey]) expect(log).not.toContain(secret);
    for (const { id } of catalogue) expect(log).not.toMatch(new RegExp(`\\b${id}\\b`));
  }, 120_000);
});
