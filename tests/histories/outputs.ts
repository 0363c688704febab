import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import { getAnalysis, getOwnSnapshot } from "#src/server/domain/analysis/get-analysis.ts";
import { listResponses } from "#src/server/domain/analysis/list-responses.ts";
import { listSnapshots } from "#src/server/domain/analysis/list-snapshots.ts";
import { drawCard, drawKeepsake, getCard } from "#src/server/domain/card/own-card.ts";
import { getCardImage, showCard } from "#src/server/domain/card/shown-card.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/get-overview.ts";
import { listPlans } from "#src/server/domain/action-plan/list-plans.ts";
import { windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { subjectOf, talkContext } from "#src/server/domain/voice/talk-subject.ts";
import { DomainError } from "#src/server/errors.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { isClear } from "#src/shared/result/analysis.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";

type Read = (deps: Deps, owner: Actor, surveyId: string) => Promise<unknown>;

const origin = { network: "10.0.0.1" };
const drawnAs = { format: "story", theme: "dark" } as const;

/**
 * All that is published of a round's answers: none of it moves but with a result. The page of results is made of `analysis`
 * and `snapshots`. A new way to see a result is one line more here, and nothing else.
 */
const outputs: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["analysis", getAnalysis],
  // As its owner has it, and as everyone sees it, with what is on the picture.
  [
    "card",
    async (deps, ...of) => {
      const card = await getCard(deps, ...of);
      const asked = { publicId: card.publicId, known: "", ...drawnAs };
      const image = await getCardImage(deps, origin, asked);
      return { card, shown: await showCard(deps, card.publicId), image };
    },
  ],
  // Where people weren't told, it waits for the end of the round: see `showOnCard`.
  [
    "card picture",
    async (deps, owner, surveyId) => {
      if (!(await getSurvey(deps, owner, surveyId)).ownerMayShowWords) return null;
      const { words } = await getAnalysis(deps, owner, surveyId);
      const traits = words
        .filter(isClear)
        .slice(0, maxCardWords)
        .map(({ traitId }) => traitId);
      return drawCard(deps, owner, origin, { surveyId, traits, ...drawnAs });
    },
  ],
  ["csv", (...of) => exportAnalysis(...of, "csv")],
  ["headline", async (...of) => headlineOf(await getAnalysis(...of))],
  ["json", (...of) => exportAnalysis(...of, "json")],
  // What is on its pages, undrawn: see `makeWorld`.
  ["pdf", (...of) => exportAnalysis(...of, "pdf")],
  // What its owner wrote themselves, and when: nothing that a peer does is in it.
  ["plans", listPlans],
  // What is on the picture, undrawn, in the same way.
  [
    "keepsake",
    (deps, owner, surveyId) => drawKeepsake(deps, owner, origin, { surveyId, title: true, ...drawnAs }),
  ],
  ["responses", async (...of) => (await listResponses(...of)).map(withoutFreshId)],
  ["snapshots", listSnapshots],
  // Among all of the owner's rounds, as the dashboard shows it.
  [
    "tile",
    async (deps, owner, surveyId) =>
      (await getDashboardOverview(deps, owner, true)).windows[surveyId] ?? null,
  ],
  // What a brain knows when its owner talks about it, and what a service elsewhere is told.
  [
    "talk",
    async (...of) => {
      const { content } = await getOwnSnapshot(...of);
      const context = talkContext(subjectOf("coach", content));
      return { context, briefing: windowBriefing(context) };
    },
  ],
]);

/** The first entry is the owner's own; the ids of the others are new each time. */
const withoutFreshId = <Entry extends object>(entry: Entry, place: number) =>
  place === 0 ? entry : { ...entry, id: "fresh" };

export const outputNames: readonly string[] = [...outputs.keys()];

/** An output to the byte; a refusal counts as what it says. */
export async function readOutput(name: string, ...of: Parameters<Read>): Promise<string> {
  try {
    return JSON.stringify(await outputs.get(name)?.(...of));
  } catch (error) {
    if (error instanceof DomainError) return `${error.kind}: ${error.message}`;
    throw error;
  }
}
