import { after, days, hours } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
import { makePicture } from "#src/server/domain/group/make-picture.ts";
import { startExample } from "#src/server/domain/programme/example/start-example.ts";
import { saveNotes } from "#src/server/domain/programme/results/save-notes.ts";
import { exampleOwnWords, examplePicks } from "#src/shared/result/example-answers.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answerAbout, askClient, makeMember } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import type { Screen } from "./take-picture.ts";

/** A page, and the session of the one who looks; null: nobody who is signed in. */
export interface ScreenOf {
  readonly screen: Screen;
  readonly token: string | null;
}

type Programme = Awaited<ReturnType<typeof makeProgramme>>;

const names = [
  "Anna Berg",
  "Ben Okafor",
  "Chloé Martin",
  "Dana Cole",
  "Emil Novak",
  "Farah Aziz",
  "Greta Lund",
];

/** Someone with nine answers and an open window. */
async function makeReader(deps: Deps, programme: Programme, name: string, email: string) {
  const member = await makeMember(deps, programme, { name, email });
  const start = name.length % 4;
  await answerAbout(deps, member, examplePicks.slice(start, start + 8), exampleOwnWords);
  await revealSurvey(deps, member.actor, member.surveyId);
  return member;
}

/** A cohort in its third week: someone at each stage, five counted, one result shared. */
async function makeCohort(deps: Deps, mira: Actor, of: string) {
  const now = deps.clock.now();
  const programme = await makeProgramme(deps, mira, {
    title: "Leading at Northwind, spring",
    createdAt: after(now, -days(18)),
    closesAt: after(now, days(2) - hours(1)),
  });
  const readers = [];
  for (const [n, name] of names.entries())
    readers.push(await makeReader(deps, programme, name, `${of}-${String(n)}@example.org`));
  for (const { actor, surveyId } of readers.slice(1))
    await setSharing(deps, actor, surveyId, { group: true });
  const [first] = readers;
  if (first === undefined) throw new Error("Nobody takes part.");
  const plan = "In our Monday meeting I’ll say what I noticed before I say what I’d do.";
  await setSharing(deps, first.actor, first.surveyId, { result: true, plan });
  await saveNotes(
    deps,
    mira,
    first.clientId,
    "Ask about the move to Lisbon. She lit up when she spoke of her team.",
  );
  await makePicture(deps, mira, programme.id);
  const early = await makeMember(deps, programme, { name: "Hugo Reyes", email: `${of}-hugo@example.org` });
  await answerAbout(deps, early, examplePicks.slice(0, 2), exampleOwnWords);
  const { token } = await askClient(deps, programme, { name: "Ines Roth", invitedAt: after(now, -days(5)) });
  await makeClient(deps, programme, { name: "Jo Kim", state: "declined" });
  return { programme, first, token };
}

/** A facilitator's pages with nothing, a little and very much on them, and their clients' side. */
export async function makeProgrammeScreens(deps: Deps): Promise<readonly ScreenOf[]> {
  const tokenOf = (actor: Actor) => deps.sessions.start(actor.userId);
  const newcomer = await makeFacilitator(deps, { firstName: "Nora", lastName: "Quist" });
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  const busy = await makeFacilitator(deps, { firstName: "Bo", lastName: "Sand" });
  const { programme, first, token } = await makeCohort(deps, mira, "a");
  await makeCohort(deps, busy, "b");
  for (let n = 0; n < 8; n += 1) {
    const cohort = await makeProgramme(deps, busy, { title: `Cohort ${String(n + 1)}` });
    for (let m = 0; m < 60; m += 1)
      await makeClient(deps, cohort, { invitedAt: after(deps.clock.now(), -days(m % 6)) });
  }
  const example = await startExample(deps, newcomer, "My coaching clients");
  const fresh = await makeFacilitator(deps, { firstName: "Ole", lastName: "Falk" });
  const of = (actor: Actor, name: string, path: string) => async (): Promise<ScreenOf> => ({
    screen: { name: `programme-${name}`, path },
    token: await tokenOf(actor),
  });
  const makes = [
    of(fresh, "today-empty", paths.dashboardFacilitator()),
    of(mira, "today", paths.dashboardFacilitator()),
    of(busy, "today-500", paths.dashboardFacilitator()),
    of(mira, "new", paths.newFacilitator()),
    of(mira, "overview", paths.facilitatorOverview(programme.id)),
    of(mira, "group", paths.facilitatorInsights(programme.id)),
    of(mira, "preparation", paths.facilitatorInsights(programme.id, first.clientId)),
    of(mira, "session", paths.facilitatorMeeting(programme.id, first.clientId)),
    of(newcomer, "example", paths.facilitatorOverview(example.id)),
    of(first.actor, "client-result", paths.assessmentResults(first.surveyId)),
    of(first.actor, "client-round", paths.assessment(first.surveyId)),
  ];
  const screens = await Promise.all(makes.map((make) => make()));
  return [
    ...screens,
    { screen: { name: "programme-invitee", path: paths.clientInvitation(token) }, token: null },
  ];
}
