import type { Deps } from "#src/server/deps.ts";
import { createPost } from "#src/server/domain/blog/writing/save-post.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { blogPaths, serverPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { joinWorkshop } from "#src/server/domain/workshop/guest/join-workshop.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import {
  describeRoom,
  gatherRoom,
  openRoom,
  pickingRoom,
  pictureRoom,
} from "#tests/factories/organisation/workshop.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { inviteIntoTeam } from "#tests/factories/organisation/inviting.ts";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import { somewhere, startRound } from "#tests/factories/organisation/organisation.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";
import { expectAllSound, expectSound, expectToFit, type NamedPage } from "#tests/e2e/support/sound.ts";
import { startSurvey } from "#tests/e2e/support/owner.ts";
import { answerSurvey, inviteOne, makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";

/* See sound.ts for what a sound page is. */

const signedOutPages: NamedPage[] = [
  ["registration", paths.register()],
  ["registration by link", "/register?by=link"],
  ["confirmation", paths.verifyEmail()],
  ["confirmed address", paths.verifySuccess()],
  ["failed confirmation", "/verify-email?success=false"],
  ["log-in", paths.login()],
  ["forgotten password", paths.forgotPassword()],
  ["sign-in by email", paths.requestSignInLink()],
  ["link to sign in", paths.signInLink("some-token")],
  ["local mailbox", "/dev/mail"],
  ["new password", paths.resetPassword("some-token")],
  ["address confirmation", serverPaths.confirmEmail("some-token")],
  ["deleted account", paths.accountDeleted()],
  ["administrators' log-in", paths.adminLogin()],
  ["code", serverPaths.direct()],
  ["answering", serverPaths.newInvitee()],
];
test("pages before an account or an answer are sound", async ({ page }) => {
  await expectAllSound(page, signedOutPages);
});

const readingPages: NamedPage[] = [
  ["landing", paths.home()],
  ["pricing", paths.subscribe()],
  ["about", paths.about()],
  ["questions", paths.faq()],
  ["terms", paths.terms()],
  ["privacy", paths.privacy()],
  ["cookies", paths.cookies()],
  ["Johari Window", paths.johariWindow()],
  ["blog", paths.blog()],
  ["search of the blog", `${blogPaths.search()}?q=window`],
  ["article", paths.blogPost("ten-random-people-34-blind-spots")],
  ["introduction", paths.intro()],
  ["showcase", paths.showcase()],
  ["screenshots", paths.screenshots()],
  ["server", paths.debug()],
  ["connection test", serverPaths.websocketTest()],
  ["voice test", serverPaths.voiceTest()],
];
test("public pages are sound", async ({ page }) => {
  await expectAllSound(page, readingPages);
});

test("the demo and the API's page are sound", async ({ page }) => {
  // The rest of the demo consists of an owner's pages, below.
  await expectAllSound(page, [
    ["API", serverPaths.apiDocs()],
    ["demo", paths.demo()],
    ["demo’s result", paths.demo("result")],
    ["demo’s round that is open", paths.demo("revealed-round")],
  ]);
});

test("an owner's pages are sound", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const round = await makeSurvey(request, token);
  await answerSurvey(request, round, 2);
  const { id } = await makeRevealedSurvey(request, token);
  await expectAllSound(page, [
    ["dashboard", paths.dashboardSelf()],
    ["list of results", paths.results()],
    ["comparison", paths.compareResults()],
    ["new round", paths.assessmentNew()],
    ["account", paths.account()],
    ["plan", paths.billingSuccess()],
    ["invitations", paths.inviteeDashboard()],
    ["round", paths.assessment(round.id)],
    ["thank-you", paths.assessmentThankYou(round.id)],
    ["opening", paths.assessmentOpen(id)],
    ["result", paths.assessmentResults(id)],
  ]);
});

const newcomerPages: NamedPage[] = [
  ["onboarding", paths.onboarding()],
  ["promise", paths.onboardingStep("individual", 1)],
  ["first round", paths.onboardingStep("individual", 2)],
  ["facilitator’s role", paths.onboardingStep("facilitator", 1)],
  ["facilitator’s first round", paths.onboardingStep("facilitator", 2)],
  ["dashboard without a round", paths.dashboardSelf()],
  ["team that isn’t there yet", paths.team()],
];
test("a newcomer's pages are sound", async ({ page, signIn }) => {
  await signIn({ onboardingStatus: "not_started" });
  await expectAllSound(page, newcomerPages);
});

/** Some acts for the log, on themselves and on deleted accounts. */
const writeSomeActs = (deps: Deps, actorId: string) =>
  deps.db.write(async (tx) => {
    await writeActIn(tx, deps, { actorId, act: "grant plan", targetId: actorId, until: new Date() });
    await writeActIn(tx, deps, { actorId: null, act: "delete person", targetId: "gone" });
  });

test("an administrator's pages are sound", async ({ page, deps, signIn }) => {
  const { actor } = await signIn({ isAdmin: true });
  await writeSomeActs(deps, actor.userId);
  await expectAllSound(page, [
    ["new programme", paths.newFacilitator()],
    ["overview", paths.admin()],
    ["people", adminPaths.people()],
    ["person", adminPaths.person(actor.userId)],
    ["rounds", adminPaths.rounds()],
    ["email", adminPaths.mail()],
    ["plans", adminPaths.plans()],
    ["log", adminPaths.log()],
    ["blog’s desk", adminPaths.blog()],
    ["editor of a post", adminPaths.post((await createPost(deps, actor, {})).id)],
  ]);
});

test("a facilitator's pages are sound", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  await givePlan(deps, actor);
  const programme = await makeProgramme(deps, actor);
  await makeClient(deps, programme);
  await makeClient(deps, programme, { state: "declined" });
  await inviteIntoTeam(deps, actor);
  await expectAllSound(page, [
    ["dashboard", paths.dashboardFacilitator()],
    ["sent invitations", paths.facilitatorSent(programme.id)],
    ["team", paths.team()],
    ["programme", paths.facilitatorOverview(programme.id)],
  ]);
  await page.getByRole("button", { name: "Set a deadline" }).click();
  await expectToFit(page);
  await page.getByRole("button", { name: "Change the settings" }).click();
  await expectToFit(page);
});

test("a team round’s pages are sound", async ({ page, deps }) => {
  const { round, people } = await startRound(deps, 13);
  const [one] = people;
  await rememberToken(page, await deps.sessions.start(one?.userId ?? ""));
  await expectAllSound(page, [
    ["form", teamPaths.teamForm(round.id)],
    ["end of the form", `${teamPaths.teamForm(round.id)}?end=1`],
    ["stepping out", teamPaths.stepOut(round.id)],
    ["round", teamPaths.teamRound(round.id)],
  ]);
  const finished = await makeFinishedRound(deps, 9);
  await rememberToken(page, await deps.sessions.start(finished.owner.userId));
  await expectAllSound(page, [
    ["round that is over", teamPaths.teamRound(finished.round.id)],
    ["picture", teamPaths.teamPicture(finished.round.id)],
    ["presentation", teamPaths.presentation(finished.round.id)],
    ["new round", teamPaths.newTeamRound(finished.team.id)],
  ]);
});

test("a workshop’s pages are sound", async ({ page, deps }) => {
  const { owner, workshop, keys } = await describeRoom(deps);
  const gathering = await gatherRoom(deps);
  const [picking, open] = [await pickingRoom(deps), await openRoom(deps)];
  const pictured = await pictureRoom(deps, { of: { owner, team: null } });
  const { guestKey: late } = await joinWorkshop(deps, somewhere, { code: workshop.code, name: "Late" });
  await rememberToken(page, await deps.sessions.start(owner.userId));
  const placeIn = ([key = ""]: readonly string[]) => workshopPaths.place(key);
  await expectAllSound(page, [
    ["new workshop", workshopPaths.newWorkshop()],
    ["host", workshopPaths.workshop(workshop.id)],
    ["wall", workshopPaths.wall(workshop.id)],
    ["host with a picture", workshopPaths.workshop(pictured.workshop.id)],
    ["presentation", workshopPaths.present(pictured.workshop.id)],
    ["joining", workshopPaths.join(gathering.workshop.code)],
    ["coming late", workshopPaths.place(late)],
    ["waiting", placeIn(gathering.keys)],
    ["own words", placeIn(picking.keys)],
    ["describing", placeIn(keys)],
    ["window", placeIn(open.keys)],
    ["picture", placeIn(pictured.keys)],
    ["leaving", `${placeIn(keys)}?out=1`],
  ]);
});

test("pages fit a phone with twice the usual text", async ({ context, page, request, signIn }) => {
  const { token } = await signIn();
  const picking = await startSurvey(page, "My next round");
  const { id, shareId } = await makeRevealedSurvey(request, token);
  await page.setViewportSize({ width: 400, height: 800 });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of [
    paths.johariWindow(),
    paths.faq(),
    paths.assessment(picking),
    paths.assessmentResults(id),
    paths.shared(shareId),
  ]) {
    await page.goto(path);
    await hydrated(page);
    await expectToFit(page, 400);
  }
});

test("pages for peers, clients and members are sound", async ({
  deps,
  openVisitor,
  page,
  request,
  signIn,
}) => {
  const { actor, token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token);
  await givePlan(deps, actor);
  await expectAllSound(await openVisitor(), [
    ["open link", paths.shared(shareId)],
    ["invitation", await inviteOne(deps, request, token, id)],
    ["invitation into an organisation", await inviteIntoTeam(deps, actor)],
  ]);
  await expectSound(page, paths.shared(shareId));
});

test.describe("a missing page", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("is sound", async ({ page }) => {
    await expectSound(page, "/no-such-page", 404);
  });
});
