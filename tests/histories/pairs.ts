import { days } from "#src/server/clock.ts";
import { getCircles } from "#src/server/domain/analysis/circles.ts";
import { addCircle } from "#src/server/domain/survey/circles.ts";
import { mostCircles } from "#src/shared/survey/survey-limits.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { retention } from "#src/shared/retention.ts";
import { makeInvitedSurvey } from "#tests/factories/invited-survey.ts";
import type { TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { expect } from "vitest";
import { refuses } from "./peer-steps.ts";
import { enter } from "./world.ts";

/*
 * Rule A12, with an owner of several surveys who invites, revokes, opens, deletes and waits at random. The
 * model states the rule a second time, with letters for hashes.
 */

const pool = Array.from("ABCDEFGH");
const which = fc.nat(3);

type Step =
  | {
      readonly kind: "start";
      readonly people: readonly string[];
      readonly raisedBy: number;
      /** Whether it is a circle of the first one. */
      readonly isCircle: boolean;
    }
  | { readonly kind: "invite"; readonly which: number; readonly people: readonly string[] }
  | { readonly kind: "revoke"; readonly which: number; readonly people: readonly string[] }
  | { readonly kind: "open"; readonly which: number }
  | { readonly kind: "answer"; readonly which: number }
  | { readonly kind: "delete"; readonly which: number }
  | { readonly kind: "wait"; readonly days: number };

/** Lists that differ by a few people. */
const people = fc.oneof(
  { weight: 1, arbitrary: fc.subarray(pool) },
  { weight: 2, arbitrary: fc.subarray(pool, { minLength: pool.length - 3 }) },
);
const some = fc.subarray(pool, { minLength: 1, maxLength: 3 });

const start: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant("start"),
  people,
  raisedBy: fc.constantFrom(0, 0, 0, 2),
  isCircle: fc.boolean(),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: start },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("invite"), which, people: some }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("revoke"), which, people: some }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("open"), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("answer"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete"), which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait"), days: fc.integer({ min: 1, max: 200 }) }) },
);

export const pairHistory = fc
  .tuple(
    fc.array(start, { minLength: 2, maxLength: 3, size: "max" }),
    fc.array(step, { minLength: 2, maxLength: 10, size: "max" }),
  )
  .map(([first, then]) => [...first, ...then]);

interface ModelSurvey {
  readonly round: Awaited<ReturnType<typeof makeInvitedSurvey>>;
  readonly minResponses: number;
  /** Everyone it invited, except people revoked without an answer in between, with the number of answers. */
  readonly invited: Map<string, number>;
  readonly standing: Set<string>;
  answers: number;
}

interface Opened {
  readonly of: ModelSurvey;
  readonly people: ReadonlySet<string>;
  readonly at: Date;
}

/** The days of an opened list end at midnight, so both values are right within the last one. */
const longest = days(retention.openedListDays + 1);

const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  Array.from(one).filter((person) => !other.has(person)).length;

function isTooClose(one: Pick<Opened, "of" | "people">, other: Pick<Opened, "of" | "people">): boolean {
  const shared = Array.from(one.people).filter((person) => other.people.has(person));
  if (one.of === other.of || shared.length === 0) return false;
  const least = Math.max(one.of.minResponses, other.of.minResponses);
  return [onlyIn(one.people, other.people), onlyIn(other.people, one.people)].some(
    (count) => count > 0 && count < least,
  );
}

/** Everyone who may have answered. */
const early = ({ invited, answers }: ModelSurvey): ReadonlySet<string> =>
  new Set([...invited.keys()].filter((person) => (invited.get(person) ?? 0) < answers));

/** How often what matters happened. */
export interface Reached {
  opened: number;
  refused: number;
}

/** Plays a history; after each step everything open equals the model's. */
export async function playPairs(world: TestDeps, steps: readonly Step[], reached: Reached): Promise<void> {
  const { deps, owner } = await enter(world);
  const opened: Opened[] = [];
  let rounds: readonly ModelSurvey[] = [];
  const pick = (n: number) => rounds[n % Math.max(1, rounds.length)];

  async function open(of: ModelSurvey): Promise<void> {
    const at = deps.clock.now();
    const next = { of, people: early(of), at };
    const all = { of, people: new Set(of.invited.keys()) };
    const close = opened.filter((other) => isTooClose(next, other) || isTooClose(all, other));
    const age = (other: Opened) => at.getTime() - other.at.getTime();
    const isRefused = close.some((other) => age(other) <= longest - days(1));
    if (!isRefused && close.some((other) => age(other) < longest)) return;
    const { canReveal, overlap } = await of.round.look();
    expect([canReveal, overlap !== null]).toEqual([!isRefused, isRefused]);
    reached[isRefused ? "refused" : "opened"] += 1;
    if (isRefused) return refuses(of.round.open(), "conflict");
    await of.round.open();
    opened.push(next);
    await answer(of, of.minResponses);
  }

  /** A12 holds between circles as between any two rounds. */
  async function join(ofSurveyId: string, surveyId: string): Promise<void> {
    const circles = await getCircles(deps, owner, ofSurveyId);
    if (circles.length < mostCircles) await addCircle(deps, owner, { ofSurveyId, surveyId, name: surveyId });
  }

  async function answer(of: ModelSurvey, count: number): Promise<void> {
    await of.round.answer(count);
    of.answers += count;
  }

  for (const one of steps) {
    // A mailbox can be invited a few times a day, which isn't the subject here.
    deps.clock.advance(days(1));
    if (one.kind === "wait") deps.clock.advance(days(one.days));
    else if (one.kind === "start") {
      const minResponses = 3 + one.raisedBy;
      const round = await makeInvitedSurvey(deps, owner, one.people.join(""), {
        minResponses,
        answers: minResponses,
      });
      const [first] = rounds;
      if (one.isCircle && first !== undefined) await join(first.round.id, round.id);
      const invited = new Map(one.people.map((person) => [person, 0]));
      const standing = new Set(one.people);
      rounds = [...rounds, { round, minResponses, invited, standing, answers: minResponses }];
    } else {
      const of = pick(one.which);
      if (of === undefined) continue;
      if (one.kind === "open") await open(of);
      else if (one.kind === "delete") {
        await deleteSurvey(deps, owner, of.round.id);
        rounds = rounds.filter((other) => other !== of);
      } else if (one.kind === "invite") {
        await of.round.invite(one.people.join(""));
        for (const person of one.people) {
          of.standing.add(person);
          if (!of.invited.has(person)) of.invited.set(person, of.answers);
        }
      } else if (one.kind === "answer") await answer(of, 1);
      else {
        for (const person of one.people.filter((who) => of.standing.delete(who))) {
          await of.round.revoke(person);
          if ((of.invited.get(person) ?? 0) >= of.answers) of.invited.delete(person);
        }
      }
    }
    // The promise itself, whatever the product has said.
    for (const [n, first] of opened.entries())
      for (const second of opened.slice(n + 1))
        if (second.at.getTime() - first.at.getTime() < days(retention.openedListDays))
          expect(isTooClose(first, second)).toBe(false);
  }
  for (const { round } of rounds) await deleteSurvey(deps, owner, round.id);
}
