import { createPost } from "#src/server/domain/blog/writing/create-post.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { describeRoom, openRoom, pickingRoom } from "#tests/factories/organisation/workshop.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { inviteIntoTeam } from "#tests/factories/organisation/inviting.ts";
import { makeClientWithResult } from "#tests/factories/programme/client-result.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import type { Page, Response } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import { startRound } from "#tests/factories/organisation/organisation.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";
import { inviteOne, makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";

/*
 * What a page loads before anyone touches it, in bytes as they come over the wire (brotli). Scripts in the page itself
 * count uncompressed: they are few, and compressed with the page.
 */
interface Weight {
  /** Everything, pictures on the first screen among it. */
  all: number;
  html: number;
  script: number;
  inline: number;
  style: number;
  font: number;
  /** How many files scripts come in. */
  files: number;
}

test.use({ viewport: { width: 360, height: 740 } });

const kB = 1_000;
/** Of all that a page loads, where it matters most: for those who come for the first time, or the only one. */
const wholeBudgets: Readonly<Record<string, number>> = {
  landing: 150 * kB,
  "peer page": 48.5 * kB,
  invitation: 48.5 * kB,
  "invitation into an organisation": 48.5 * kB,
  "code on the wall": 48.5 * kB,
  "own words in a workshop": 48.5 * kB,
  "place in a workshop": 48.5 * kB,
  "window in a workshop": 48.5 * kB,
};
const htmlBudget = 18 * kB;
/** Of pages that people come to from elsewhere. */
const htmlBudgets: Readonly<Record<string, number>> = {
  landing: 7.8 * kB,
  blog: 5.3 * kB,
  article: 6.6 * kB,
};
const styleBudget = 14 * kB;
const fontBudget = 60 * kB;
/** Each costs about a kilobyte of headers, which nobody compresses. */
const mostScripts = 34;
/** The theme switch, way to the dashboard and the like; what else is on a page with so little script works by HTML and CSS. */
const inlineBudget = 3.7 * kB;
const fewScripts = 2 * kB;

const kinds = [
  [/html/, "html"],
  [/javascript/, "script"],
  [/css/, "style"],
  [/font/, "font"],
] as const;

async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { all: 0, html: 0, script: 0, inline: 0, style: 0, font: 0, files: 0 };
  const responses: Response[] = [];
  const collect = (response: Response) => responses.push(response);
  page.on("response", collect);
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  page.off("response", collect);
  for (const response of responses) {
    // What a browser fetches for itself, such as the icon for its tab: some do so here, some later, some never.
    if (response.request().resourceType() === "other") continue;
    // What a page shows in a frame is a page of its own.
    if (response.frame() !== page.mainFrame()) continue;
    const type = response.headers()["content-type"] ?? "";
    // A stream goes on for as long as the page is open.
    if (type.startsWith("text/event-stream")) continue;
    const length = await response.headerValue("content-length");
    const bytes = length === null ? (await response.request().sizes()).responseBodySize : Number(length);
    weight.all += bytes;
    const kind = kinds.find(([pattern]) => pattern.test(type))?.[1];
    if (kind !== undefined) weight[kind] += bytes;
    if (kind === "script") weight.files += 1;
  }
  weight.inline = await page.evaluate(() => {
    const isScript = ({ type }: HTMLScriptElement) => ["", "module", "text/javascript"].includes(type);
    const own = [...document.querySelectorAll<HTMLScriptElement>("script:not([src])")].filter(isScript);
    return own.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
  });
  return weight;
}

/** Someone who shares a result in two of a facilitator's programmes: the second one. */
async function makeRetakes(deps: Deps, facilitator: Actor) {
  const shared = { sharesResult: true, sharedSince: deps.clock.now() };
  const result = makeAgreeingSnapshot(wordsFrom(0), 8, wordsFrom(3, 5));
  const first = await makeClientWithResult(deps, await makeProgramme(deps, facilitator), result, shared);
  const again = { ...shared, email: first.email, mailbox: first.mailbox };
  return makeClientWithResult(deps, await makeProgramme(deps, facilitator), result, again);
}

test("no page is heavier than its budget", async ({ deps, request, signIn, openVisitor }) => {
  const { token: newcomer } = await signIn({ onboardingStatus: "not_started" });
  const { token } = await signIn();
  const round = await makeRevealedSurvey(request, token);
  await makeRevealedSurvey(request, token);
  const { actor: root, token: admin } = await signIn({ isAdmin: true });
  const { actor, token: facilitator } = await signIn();
  await givePlan(deps, actor);
  const programme = await makeProgramme(deps, actor);
  await makeClient(deps, programme);
  const client = await makeRetakes(deps, actor);
  const { round: teamRound, people: inTeam, owner: teamOwner, team } = await makeFinishedRound(deps, 9);
  const ofTeam = await deps.sessions.start(inTeam[0]?.userId ?? "");
  const running = await startRound(deps, 12);
  const ofRunning = await deps.sessions.start(running.people[0]?.userId ?? "");
  const ofOwner = await deps.sessions.start(teamOwner.userId);
  const picking = await pickingRoom(deps);
  const open = await openRoom(deps, { many: 9 });
  const room = await describeRoom(deps, { of: { owner: teamOwner, team } });
  const budgets: [name: string, path: string, script: number, token: string | null][] = [
    ["landing", paths.home(), fewScripts, null],
    ["Johari Window", paths.johariWindow(), 0, null],
    ["blog", paths.blog(), 0, null],
    ["article", paths.blogPost("what-a-blind-spot-is"), 0, null],
    ["peer page", paths.shared(round.shareId), 4 * kB, null],
    ["invitation", await inviteOne(deps, request, token, round.id), 4 * kB, null],
    ["invitation into an organisation", await inviteIntoTeam(deps, actor), 4 * kB, null],
    ["team’s form", teamPaths.teamForm(running.round.id), 4 * kB, ofRunning],
    ["team round", teamPaths.teamRound(teamRound.id), 110 * kB, ofTeam],
    ["new team round", teamPaths.newTeamRound(team.id), 110 * kB, ofOwner],
    ["team picture", teamPaths.teamPicture(teamRound.id), 110 * kB, ofTeam],
    ["new workshop", workshopPaths.newWorkshop(team.id), 110 * kB, ofOwner],
    ["workshop", workshopPaths.workshop(room.workshop.id), 110 * kB, ofOwner],
    ["wall", workshopPaths.wall(room.workshop.id), 110 * kB, ofOwner],
    ["code on the wall", workshopPaths.join(picking.workshop.code), 1 * kB, null],
    ["own words in a workshop", workshopPaths.place(picking.keys[0] ?? ""), 4 * kB, null],
    ["window in a workshop", workshopPaths.place(open.keys[0] ?? ""), 1 * kB, null],
    ["place in a workshop", workshopPaths.place(room.keys[0] ?? ""), 4 * kB, null],
    ["prices", paths.subscribe(), 12 * kB, null],
    ["plan that is on", paths.billingSuccess(), 110 * kB, token],
    ["invitations", paths.inviteeDashboard(), 110 * kB, token],
    ["dashboard", paths.dashboardSelf(), 110 * kB, token],
    ["round", paths.assessment(round.id), 111.5 * kB, token],
    ["results", paths.assessmentResults(round.id), 109 * kB, token],
    ["comparison", paths.compareResults(), 110 * kB, token],
    ["facilitator’s dashboard", paths.dashboardFacilitator(), 110 * kB, facilitator],
    ["programme", paths.facilitatorOverview(programme.id), 110 * kB, facilitator],
    ["client", paths.facilitatorInsights(client.programmeId, client.id), 113 * kB, facilitator],
    ["team", paths.team(), 110 * kB, facilitator],
    ["account", paths.account(), 110 * kB, token],
    ["new programme", paths.newFacilitator(), 110 * kB, facilitator],
    ["people", adminPaths.people(), 110 * kB, admin],
    ["person", adminPaths.person(root.userId), 110 * kB, admin],
    ["rounds of everyone", adminPaths.rounds(), 110 * kB, admin],
    ["editor of a post", adminPaths.post((await createPost(deps, root, {})).id), 110 * kB, admin],
    ["onboarding", paths.onboarding(), 110 * kB, newcomer],
    ["first round", paths.onboardingStep("individual", 2), 110 * kB, newcomer],
  ];
  const rows = [
    ["page", "all", "html", "of", "script", "of", "inline", "style", "of", "font", "of", "files"].join("\t"),
  ];
  for (const [name, path, scriptBudget, owner] of budgets) {
    // A browser of its own for each page: nothing is cached.
    const page = await openVisitor();
    if (owner !== null) await rememberToken(page, owner);
    const { all, html, script, inline, style, font, files } = await weigh(page, path);
    expect.soft(all, `all of the ${name}`).toBeLessThanOrEqual(wholeBudgets[name] ?? Infinity);
    const mostHtml = htmlBudgets[name] ?? htmlBudget;
    rows.push(
      [
        name,
        all,
        html,
        mostHtml,
        script,
        scriptBudget,
        inline,
        style,
        styleBudget,
        font,
        fontBudget,
        files,
      ].join("\t"),
    );
    expect.soft(html, `the ${name} itself`).toBeLessThanOrEqual(mostHtml);
    expect.soft(script, `scripts of the ${name}`).toBeLessThanOrEqual(scriptBudget);
    expect.soft(files, `how many scripts the ${name} has`).toBeLessThanOrEqual(mostScripts);
    expect.soft(style, `style sheets of the ${name}`).toBeLessThanOrEqual(styleBudget);
    expect.soft(font, `fonts of the ${name}`).toBeLessThanOrEqual(fontBudget);
    if (scriptBudget <= fewScripts)
      expect.soft(inline, `inline scripts of the ${name}`).toBeLessThanOrEqual(inlineBudget);
  }
  writeFileSync("test-results/weight.txt", `${rows.join("\n")}\n`);
});

/** Without what a browser needs that can't choose the rate of its sound: another kilobyte. */
const voiceLibraryBudget = 12 * kB;

test("the voice library comes when its dialog opens, and is light, worklets and all", async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on("response", async (response) => {
    sizes.set(new URL(response.url()).pathname, Number(await response.headerValue("content-length")));
  });
  await page.route("**/api/voice/feature-status", (route) =>
    route.fulfill({ json: { enabled: true, agentId: "none", brain: "built-in", heardBy: null } }),
  );
  await page.goto(paths.home(), { waitUntil: "networkidle" });
  expect([...sizes.keys()].filter((path) => /\/(?:mount-demo|sdk)\./.test(path))).toEqual([]);
  const library = page.waitForResponse(/\/_astro\/sdk\./);
  await page.getByRole("button", { name: "Try the voice demo" }).click();
  const text = await (await library).text();
  const worklets = text.match(/\/_astro\/\w+Processor\.[\w-]+\.js/g) ?? [];
  expect(worklets).toHaveLength(2);
  await page.evaluate((found) => Promise.all(found.map((worklet) => fetch(worklet))), worklets);
  const parts = () => [...sizes].filter(([path]) => /\/sdk\.|Processor\./.test(path));
  await expect.poll(parts).toHaveLength(3);
  const all = parts().reduce((sum, [, size]) => sum + size, 0);
  expect(all).toBeGreaterThan(0);
  expect(all, "the voice library").toBeLessThanOrEqual(voiceLibraryBudget);
});
