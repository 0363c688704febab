import { getAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { paths } from "#src/shared/site/paths.ts";
import { deepEqual, equal, match, notDeepEqual } from "node:assert/strict";
import type { BuiltSurvey, BuiltWorld, Start } from "./built-world.ts";
import { planAhead } from "./owner-steps.ts";
import { refuses } from "./peer-steps.ts";
import {
  fetchWhole,
  readAround,
  readReport,
  readResultPages,
  readResults,
  withoutNumbers,
} from "./published.ts";
import type { PlayedSurvey } from "./survey.ts";
import { sameBytes } from "./same-bytes.ts";
import { isPeers, showOnCard, takeStep } from "./steps.ts";
import {
  everywhere,
  evenOut,
  inOrder,
  spreadAnswers,
  startEverywhere,
  type OfWorlds,
} from "./three-worlds.ts";

/** The newest result; before the first, what a survey without answers shows. */
interface Shown {
  readonly results: readonly string[];
  /** The address of the card, if there is one. */
  readonly cardId: string | null;
}

/** One output after each step: the page of the result is the same for any words and names. */
async function comparePage({ first, other }: OfWorlds<BuiltSurvey>): Promise<void> {
  const page = paths.assessmentResults(first.round.survey.id);
  const [here, there] = await Promise.all([fetchWhole(first, page), fetchWhole(other, page)]);
  sameBytes([there], [here], "with other words");
}

/** All outputs, at the end of a history and before each result. */
async function compareAll(rounds: OfWorlds<BuiltSurvey>, { results, cardId }: Shown): Promise<void> {
  const { first, other, silent } = rounds;
  const read = await Promise.all(inOrder(rounds).map((one) => readResults(one, cardId)));
  for (const [place, where] of ["since then", "with other words", "without answers"].entries())
    sameBytes(read[place] ?? [], results, where);
  const [pages, around] = [await readResultPages(first), await readAround(first)];
  sameBytes(await readResultPages(other), pages, "with other words");
  sameBytes(await readAround(other), around, "with other words");
  // Once the next result is due, the pages offer it, which follows from the number of answers.
  if (first.round.model.isDue) return;
  const unanswered = await readResultPages(silent);
  sameBytes(pages.map(withoutNumbers), unanswered.map(withoutNumbers), "without answers");
}

/** A1, A2: a refusal, later the present result again; all published outputs are compared at the end. */
async function revealTooEarly(rounds: OfWorlds<BuiltSurvey>): Promise<void> {
  const isFirst = rounds.first.round.model.results.length === 0;
  await everywhere(rounds, async ({ deps, owner, survey }) => {
    const call = revealSurvey(deps, owner, survey.id);
    await (isFirst ? refuses(call, "conflict") : call);
  });
}

/** Makes the next result, the same in all worlds. */
async function makeResult(rounds: OfWorlds<BuiltSurvey>, shown: Shown): Promise<Shown> {
  const { first } = rounds;
  const { model } = first.round;
  await evenOut(rounds);
  const among = model.reveal();
  let { cardId } = shown;
  await everywhere(rounds, async (round) => {
    const analysis = await revealSurvey(round.deps, round.owner, round.survey.id);
    equal(analysis.snapshot, model.results.length);
    cardId = (await showOnCard(round, analysis)) ?? cardId;
    await planAhead(round);
  });
  // A2: what is shown has changed, and no two results differ by fewer people than the minimum.
  const results = await readResults(first, cardId);
  notDeepEqual(results, shown.results);
  const tooClose = model.differences().filter((people) => people < model.minResponses);
  deepEqual(tooClose, []);
  const report = await readReport(first);
  match(report, new RegExp(`\\b${String(among.length)} people answered\\b`));
  equal(/ · Result (\d+)/.exec(report)?.[1] ?? "1", String(model.results.length));
  return { results, cardId };
}

/** The owner closes the survey, which allows cards without notice, the same in all worlds. */
async function makeCards(rounds: OfWorlds<BuiltSurvey>): Promise<Shown> {
  let cardId: string | null = null;
  await everywhere(rounds, async (round) => {
    cardId = await showOnCard(round, await getAnalysis(round.deps, round.owner, round.survey.id));
  });
  return { results: await readResults(rounds.first, cardId), cardId };
}

/** Plays the n-th history in three worlds. @returns what its survey reached in the first */
export async function playBuilt(worlds: OfWorlds<BuiltWorld>, start: Start): Promise<PlayedSurvey> {
  // All worlds draw the ids of a step from the same number on, whatever was sent before.
  const goOnFrom = (step: number) => {
    for (const { ids } of inOrder(worlds)) ids.goOnFrom(start.n * 10_000 + step * 200);
  };
  goOnFrom(0);
  const rounds = await startEverywhere(worlds, start);
  const { first } = rounds;
  let shown: Shown = { results: await readResults(first, null), cardId: null };
  for (const [place, { step }] of start.history.steps.entries()) {
    goOnFrom(place + 1);
    if (step.kind !== "reveal") {
      if (isPeers(step)) {
        await takeStep(first.round, step);
        await spreadAnswers(rounds);
      } else await everywhere(rounds, (round) => takeStep(round, step));
      await comparePage(rounds);
      if (step.kind === "close" && first.round.model.results.length > 0) {
        await compareAll(rounds, shown);
        goOnFrom(place + 1.5);
        shown = await makeCards(rounds);
      }
    } else if (first.round.model.isDue) {
      await compareAll(rounds, shown);
      shown = await makeResult(rounds, shown);
    } else await revealTooEarly(rounds);
  }
  await compareAll(rounds, shown);
  return first.round;
}
