import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { makeCard } from "#src/server/domain/card/own-card.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { paths } from "#src/shared/site/paths.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { invite } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { once } from "#tests/setup/once.ts";
import { eq } from "drizzle-orm";
import { spawnSync } from "node:child_process";
import { z } from "zod";
import { makeProgrammes, makeTeams, makeWorkshops, type Sample, type Viewer } from "./group-samples.ts";

const viewOf = z.object({
  id: z.string(),
  selfAssessmentComplete: z.boolean(),
  hasAnalysis: z.boolean(),
  canReveal: z.boolean(),
  shareId: z.string().nullable(),
  status: z.string(),
});
type View = z.output<typeof viewOf>;

const stages = {
  new: (round: View) => !round.selfAssessmentComplete,
  waiting: (round: View) => round.selfAssessmentComplete && !round.canReveal && !round.hasAnalysis,
  ready: (round: View) => round.canReveal && !round.hasAnalysis,
  open: (round: View) => round.shareId !== null && round.status === "in_progress",
  revealed: (round: View) => round.hasAnalysis,
  completed: (round: View) => round.hasAnalysis && round.status === "completed",
};

/** The person of `npm run seed:demo`, with a survey in every stage. */
async function seedDemo({ db }: Deps): Promise<Viewer> {
  const env = { ...process.env, DATABASE_URL: process.env.E2E_DATABASE_URL };
  const { status } = spawnSync(process.execPath, ["db/seed.ts"], { env, stdio: "inherit" });
  const email = "demo@openpane.example";
  const owner = await db.read.select({ userId: users.id }).from(users).where(eq(users.email, email)).get();
  if (status !== 0 || owner === undefined) throw new Error("The sample data could not be loaded.");
  return owner;
}

const words = ["bold", "calm", "dependable", "kind", "observant"];

/** A card of a closed survey. */
async function showCard(deps: Deps, host: Actor): Promise<Sample> {
  const { survey, shareId } = await makeSharedSurvey(deps, host, { title: "Friends" });
  await saveSelf(deps, host, survey.id, ["calm", "dependable", "logical", "modest", "organized"]);
  for (let peer = 0; peer < 7; peer += 1) await answer(deps, shareId, words);
  await revealSurvey(deps, host, survey.id);
  await closeSurvey(deps, host, survey.id);
  const { publicId } = await makeCard(deps, host, survey.id, words.slice(0, 4));
  return { path: paths.card(publicId), viewer: null };
}

/** Surveys by their number of peers, from none to each level of results, and when they are revealed. */
const roundsByPeers = [
  { peers: 0, revealAfter: [] },
  { peers: 2, revealAfter: [] },
  { peers: 3, revealAfter: [3] },
  { peers: 4, revealAfter: [4] },
  { peers: 5, revealAfter: [5] },
  { peers: 9, revealAfter: [4, 9] },
  { peers: 40, revealAfter: [5, 12, 25, 40] },
];
const peerNames = ["Yara", "Alma", "Maximiliane von Hohenstein-Lindqvist", null, "Emil", "Fay", null, "Zoë"];

/** One peer's words: mostly common ones, and two of their own. */
function ballot(peer: number): readonly string[] {
  const random = seededRandom(peer * 7919 + 1);
  const known = ["able", "brave", "kind", "witty", "patient", "bold", "observant", "calm", "tense"];
  const any = catalogue.map(({ id }) => id);
  return [...new Set([...pickAtRandom(known, 4, random), ...pickAtRandom(any, 3, random)])];
}

async function makeResultsByPeers(deps: Deps, host: Actor): Promise<Map<string, Sample>> {
  const samples = new Map<string, Sample>();
  for (const { peers, revealAfter } of roundsByPeers) {
    const { survey, shareId } = await makeSharedSurvey(deps, host, { title: "How the choir sees me" });
    for (let peer = 1; peer <= peers; peer += 1) {
      await answer(deps, shareId, ballot(peer), peerNames[peer % peerNames.length] ?? null);
      if (revealAfter.includes(peer)) await revealSurvey(deps, host, survey.id);
    }
    samples.set(String(peers), { path: paths.assessmentResults(survey.id), viewer: host });
  }
  return samples;
}

/** The subjects of pictures, each created on demand. */
export function samplesIn(deps: Deps) {
  const owner = once(() => seedDemo(deps));
  const host = once(() => makeFacilitator(deps, { firstName: "Robin", lastName: "Vale" }));
  const tokenOf = ({ userId }: Viewer) => deps.sessions.start(userId, { device: "Chrome on Linux" });
  const rounds = once(async () => {
    const headers = { authorization: `Bearer ${await tokenOf(await owner())}` };
    const answered = await fetch(`${process.env.E2E_URL ?? ""}/api/surveys`, { headers });
    return z.array(viewOf).parse(await answered.json());
  });
  return {
    tokenOf,
    owner,
    newcomer: once(() => makeUser(deps, { onboardingStatus: "not_started", intendedAccountType: null })),
    admin: once(() => makeUser(deps, { isAdmin: true })),
    card: once(async () => showCard(deps, await host())),
    invitation: once(async (): Promise<Sample> => {
      const by = await host();
      const { survey } = await makeSharedSurvey(deps, by, { title: "Friends, a year on" });
      const address = `${deps.ids.id().toLowerCase()}@example.org`;
      return { path: paths.invitation(await invite(deps, by, survey.id, address)), viewer: null };
    }),
    "results-of": once(async () => makeResultsByPeers(deps, await host())),
    programme: once(() => makeProgrammes(deps)),
    team: once(() => makeTeams(deps)),
    workshop: once(() => makeWorkshops(deps)),
    /** A survey of the sample data in this stage. */
    round: async (stage: keyof typeof stages): Promise<View> => {
      const found = (await rounds()).find(stages[stage]);
      if (found === undefined) throw new Error(`The sample data has no round that is ${stage}.`);
      return found;
    },
  };
}
export type Samples = ReturnType<typeof samplesIn>;
