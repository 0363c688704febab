import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { exportAnalysis } from "#src/server/domain/analysis/report/export-analysis.ts";
import {
  getAnalysis,
  getOwnSnapshot,
  listResponses,
  listSnapshots,
} from "#src/server/domain/analysis/read-analysis.ts";
import { drawCard, drawKeepsake, getCard } from "#src/server/domain/card/own-card.ts";
import { getCardImage, showCard } from "#src/server/domain/card/shown-card.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/overview.ts";
import { listPlans } from "#src/server/domain/action-plan/plans.ts";
import { windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { subjectOf } from "#src/server/domain/voice/talk-subject.ts";
import { DomainError } from "#src/server/errors.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { isClear } from "#src/shared/result/analysis.ts";
import { maxCardWords } from "#src/shared/result/card.ts";
import { headlineOf } from "#src/shared/result/window-tile.ts";

type Read = (deps: Deps, owner: Actor, surveyId: string) => Promise<unknown>;

const origin = { network: "10.0.0.1" };
const drawnAs = { format: "story", theme: "dark" } as const;

/**
 * Everything published about a survey's answers, which changes only with a result. The page of results is
 * made of `analysis` and `snapshots`. A new way to see a result is one more line here.
 */
const outputs: ReadonlyMap<string, Read> = new Map<string, Read>([
  ["analysis", getAnalysis],
  // As its owner sees it, and as everyone does, with what is on the picture.
  [
    "card",
    async (deps, ...of) => {
      const card = await getCard(deps, ...of);
      const asked = { publicId: card.publicId, known: "", ...drawnAs };
      const image = await getCardImage(deps, origin, asked);
      return { card, shown: await showCard(deps, card.publicId), image };
    },
  ],
  // If people weren't told, it waits for the end of the survey: see `showOnCard`.
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
  // The content of its pages, undrawn: see `makeWorld`.
  ["pdf", (...of) => exportAnalysis(...of, "pdf")],
  // What its owner wrote and when, which contains nothing of a peer.
  ["plans", listPlans],
  // The content of the picture, undrawn.
  [
    "keepsake",
    (deps, owner, surveyId) => drawKeepsake(deps, owner, origin, { surveyId, title: true, ...drawnAs }),
  ],
  ["responses", async (...of) => (await listResponses(...of)).map(withoutFreshId)],
  ["snapshots", listSnapshots],
  // Among all of the owner's surveys, as on the dashboard.
  [
    "tile",
    async (deps, owner, surveyId) =>
      (await getDashboardOverview(deps, owner, true)).windows[surveyId] ?? null,
  ],
  // What a brain and an external service know when its owner talks about it.
  [
    "talk",
    async (...of) => {
      const { content } = await getOwnSnapshot(...of);
      const subject = subjectOf("coach", content);
      const context = { ...subject, firstName: null, role: null, textOnly: false, earlierTurns: [] };
      return { context, briefing: windowBriefing(context) };
    },
  ],
]);

/** The first entry is the owner's own; the ids of the others are new each time. */
const withoutFreshId = <Entry extends object>(entry: Entry, place: number) =>
  place === 0 ? entry : { ...entry, id: "fresh" };

export const outputNames: readonly string[] = [...outputs.keys()];

/** An exact output, or the text of a refusal. */
export async function readOutput(name: string, ...of: Parameters<Read>): Promise<string> {
  try {
    return JSON.stringify(await outputs.get(name)?.(...of));
  } catch (error) {
    if (error instanceof DomainError) return `${error.kind}: ${error.message}`;
    throw error;
  }
}
