import { exportAnalysis } from "#src/server/domain/analysis/export-analysis.ts";
import { freezeRound } from "#src/server/domain/analysis/freeze-round.ts";
import { getAnalysis } from "#src/server/domain/analysis/get-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { listResponses } from "#src/server/domain/analysis/list-responses.ts";
import { listSnapshots } from "#src/server/domain/analysis/list-snapshots.ts";
import { withdrawResponse } from "#src/server/domain/response/withdraw-response.ts";
import { getSurvey } from "#src/server/domain/survey/get-survey.ts";
import { catalogue } from "#src/shared/catalogue.ts";
import { DomainError } from "#src/server/errors.ts";
import { answer, makeSharedRound } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/*
 * The promise to peers, over random histories of answers, withdrawals and reveals on a real database. The model beside it
 * is a few sets; whatever the product says has to follow from the model, and nothing else may move.
 */

/** A libSQL server answers over HTTP: the same histories, fewer of them. */
const onServer = process.env["TEST_DATABASE"] === "server";

type Step =
  | { kind: "answer"; picks: string[]; named: boolean }
  | { kind: "withdraw"; which: number }
  | { kind: "reveal" };

const picks = fc
  .uniqueArray(fc.integer({ min: 0, max: catalogue.length - 1 }), { minLength: 5, maxLength: 10 })
  .map((places) => places.map((place) => catalogue[place]?.id ?? ""));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("answer"), picks, named: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("withdraw"), which: fc.nat(50) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("reveal") }) },
);
const history = fc.record({
  minResponses: fc.integer({ min: 3, max: 6 }),
  steps: fc.array(step, { minLength: 1, maxLength: 18 }),
});

/** What an owner can read; an error counts as what it says. */
async function outputs(read: readonly (() => Promise<unknown>)[]): Promise<string> {
  const seen: unknown[] = [];
  for (const one of read) {
    seen.push(await one().catch((error: unknown) => (error instanceof DomainError ? error.message : error)));
  }
  return JSON.stringify(seen);
}

interface ModelAnswer {
  readonly key: string;
  readonly picks: readonly string[];
  released: boolean;
  withdrawn: boolean;
}

describe("the promise to peers", () => {
  it("holds over 1,000 random histories (A1, A2, A4, A5, A9)", async () => {
    // What a report says, undrawn: drawing takes time and adds nothing but places.
    const deps = await makeDeps({
      printReport: (report) => Promise.resolve(Buffer.from(JSON.stringify(report))),
    });
    const owner = await makeUser(deps);
    await fc.assert(
      fc.asyncProperty(history, async ({ minResponses, steps }) => {
        const { survey, shareId } = await makeSharedRound(deps, owner, { minResponses });
        const { id } = survey;
        const readAll = () =>
          outputs([
            () => getAnalysis(deps, owner, id),
            () => exportAnalysis(deps, owner, id, "csv"),
            () => exportAnalysis(deps, owner, id, "json"),
            () => exportAnalysis(deps, owner, id, "pdf"),
            async () => (await listResponses(deps, owner, id)).map((entry) => ({ ...entry, id: "fresh" })),
            () => listSnapshots(deps, owner, id),
          ]);
        /** The round without the numbers that may move. */
        const readSurvey = async () => {
          const { peerAssessmentCount, totalResponses, answersUntilReveal, canReveal, ...rest } =
            await getSurvey(deps, owner, id);
          return {
            shown: JSON.stringify(rest),
            peerAssessmentCount,
            totalResponses,
            answersUntilReveal,
            canReveal,
          };
        };

        let alive: ModelAnswer[] = [];
        let shownCount = 0;
        let snapshot = 0;
        let lastOutputs = await readAll();
        let lastSurvey = (await readSurvey()).shown;

        for (const one of steps) {
          const fresh = alive.filter(({ released }) => !released);
          if (one.kind === "answer") {
            const receipt = await answer(deps, shareId, one.picks, one.named ? "Somebody" : null);
            alive.push({ key: receipt.withdrawKey, picks: one.picks, released: false, withdrawn: false });
          } else if (one.kind === "withdraw") {
            const gone = alive[one.which % Math.max(1, alive.length)];
            if (gone !== undefined) await withdrawResponse(deps, gone.key);
            if (gone?.released === true) gone.withdrawn = true;
            else alive = alive.filter((other) => other !== gone);
          } else if (fresh.length >= minResponses) {
            const analysis = await revealSurvey(deps, owner, id);
            snapshot += 1;
            // A9: who takes a shown answer back leaves together with enough others, or not yet.
            if (alive.filter(({ withdrawn }) => withdrawn).length >= minResponses) {
              alive = alive.filter(({ withdrawn }) => !withdrawn);
            }
            const expected = freezeRound({
              catalogueVersion: 1,
              selfTraitIds: survey.traits,
              peerPicks: alive.map((item) => item.picks),
              names: [],
            });
            expect(analysis.words).toEqual(expected.words);
            // A2: a snapshot is made of all living answers, and at least `minResponses` of them are new.
            expect(analysis).toMatchObject({ snapshot, responseCount: alive.length });
            expect(analysis.participants).toHaveLength(alive.length);
            for (const item of alive) item.released = true;
            shownCount = alive.length;
            // A5: below five answers bands, and nothing that tells unanimity apart.
            const counts = analysis.words.map(({ count }) => count);
            if (alive.length < 5) expect(counts.every((count) => count === null)).toBe(true);
            else expect(counts.every((count) => count !== null)).toBe(true);
            lastOutputs = await readAll();
            lastSurvey = (await readSurvey()).shown;
          } else if (snapshot === 0) {
            await expect(revealSurvey(deps, owner, id)).rejects.toMatchObject({ code: "conflict" });
          } else {
            // A2: no snapshot is due, so the present one comes again, byte for byte.
            const again = JSON.stringify(await revealSurvey(deps, owner, id));
            expect(lastOutputs.startsWith(`[${again}`)).toBe(true);
          }
          // A1, A3, A9: between snapshots nothing moves but the number of answers.
          expect(await readAll()).toBe(lastOutputs);
          const now = await readSurvey();
          expect(now.shown).toBe(lastSurvey);
          const pending = alive.filter(({ released }) => !released).length;
          expect(now).toMatchObject({
            peerAssessmentCount: shownCount + pending,
            totalResponses: shownCount + pending,
            answersUntilReveal: Math.max(0, minResponses - pending),
            canReveal: pending >= minResponses,
          });
        }
      }),
      { numRuns: onServer ? 40 : 1_000, seed: 20261120 },
    );
  }, 240_000);
});
