import { createPost } from "#src/server/domain/blog/writing/save-post.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";
import { pickingRoom } from "#tests/factories/organisation/workshop.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { makeUser } from "#tests/factories/user.ts";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import { startRound } from "#tests/factories/organisation/organisation.ts";
import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { inviteOne, makeRevealedSurvey } from "#tests/e2e/support/survey.ts";

/*
 * The bytes (brotli) that a page loads by itself: HTML, linked styles and fonts, scripts with their imports.
 * Inline scripts count uncompressed. Each budget leaves a tenth of room.
 */
const kB = 1_000;
const appScript = 124 * kB;
/** Pages for people who come for the first or the only time. */
const peerScript = 4.4 * kB;
const fewScripts = 2 * kB;
const htmlBudget = 18 * kB;
/** Pages that people reach from elsewhere. */
const htmlBudgets: Readonly<Record<string, number>> = {
  landing: 8 * kB,
  article: 6.6 * kB,
};
const styleBudget = 15.4 * kB;
const fontBudget = 60 * kB;
/** The theme switch and the like; everything else on such a page is HTML and CSS. */
const inlineBudget = 4 * kB;
/** Each costs about a kilobyte of uncompressed headers. */
const mostScripts = 42;

interface Body {
  readonly bytes: number;
  readonly text: string;
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Fetches like a browser. @returns the size on the wire, and the text */
function load(url: URL, token: string | null): Promise<Body> {
  const headers = {
    "accept-encoding": "gzip, br",
    ...(token !== null && { cookie: `${sessionTokenName}=${token}` }),
  };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        expect(answer.statusCode, url.pathname).toBe(200);
        const body = Buffer.concat(chunks);
        const decode = decoders[answer.headers["content-encoding"] ?? ""];
        resolve({ bytes: body.length, text: (decode?.(body) ?? body).toString() });
      });
    }).on("error", reject);
  });
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);

/** A script and its imports, except dynamic ones. */
async function addScripts(found: Map<string, number>, url: URL): Promise<void> {
  if (found.has(url.pathname)) return;
  found.set(url.pathname, 0);
  const { bytes, text } = await load(url, null);
  found.set(url.pathname, bytes);
  for (const path of all(text, /(?:\bfrom|\bimport)\s*"(\.\.?\/[^"]+)"/g))
    await addScripts(found, new URL(path, url));
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

async function weigh(site: string, path: string, token: string | null) {
  const page = await load(new URL(path, site), token);
  const scripts = new Map<string, number>();
  const ofIslands = all(page.text, /\b(?:component|renderer|before-hydration)-url="([^"]+)"/g);
  const linked = all(page.text, /<script\b[^>]*\bsrc="([^"]+)"/g);
  for (const script of [...linked, ...ofIslands]) await addScripts(scripts, new URL(script, site));
  const linkedSize = async (pattern: RegExp) => {
    const bodies = await Promise.all(all(page.text, pattern).map((href) => load(new URL(href, site), null)));
    return sum(bodies.map(({ bytes }) => bytes));
  };
  const inline = all(page.text, /<script(?![^>]*\b(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g);
  return {
    html: page.bytes,
    script: sum(scripts.values()),
    files: [...scripts.keys()],
    inline: sum(inline.map((text) => Buffer.byteLength(text))),
    style: await linkedSize(/<link rel="stylesheet" href="([^"]+)"/g),
    font: await linkedSize(/<link rel="preload" href="([^"]+)" as="font"/g),
  };
}

async function makeMember(deps: Deps, overrides: Partial<Actor> = {}) {
  const actor = await makeUser(deps, overrides);
  return { actor, token: await deps.sessions.start(actor.userId) };
}

test("a page of each layout is within its budget", async ({ deps, request, baseURL }) => {
  const { token: newcomer } = await makeMember(deps, { onboardingStatus: "not_started" });
  const { token } = await makeMember(deps);
  const round = await makeRevealedSurvey(request, token);
  await makeRevealedSurvey(request, token);
  const { actor: root, token: admin } = await makeMember(deps, { isAdmin: true });
  const { actor, token: facilitator } = await makeMember(deps);
  await givePlan(deps, actor);
  const programme = await makeProgramme(deps, actor);
  await makeClient(deps, programme);
  const { round: teamRound, people: inTeam } = await makeFinishedRound(deps, 9);
  const ofTeam = await deps.sessions.start(inTeam[0]?.userId ?? "");
  const running = await startRound(deps, 12);
  const ofRunning = await deps.sessions.start(running.people[0]?.userId ?? "");
  const picking = await pickingRoom(deps);
  const budgets: [name: string, path: string, script: number, token: string | null][] = [
    ["landing", paths.home(), fewScripts, null],
    ["article", paths.blogPost("what-a-blind-spot-is"), 0, null],
    ["peer page", paths.shared(round.shareId), peerScript, null],
    ["invitation", await inviteOne(deps, request, token, round.id), peerScript, null],
    ["team’s form", teamPaths.teamForm(running.round.id), peerScript, ofRunning],
    ["team round", teamPaths.teamRound(teamRound.id), appScript, ofTeam],
    ["code on the wall", workshopPaths.join(picking.workshop.code), fewScripts, null],
    ["prices", paths.subscribe(), 12 * kB, null],
    ["dashboard", paths.dashboardSelf(), appScript, token],
    ["round", paths.assessment(round.id), appScript, token],
    ["results", paths.assessmentResults(round.id), appScript, token],
    ["facilitator’s dashboard", paths.dashboardFacilitator(), appScript, facilitator],
    ["programme", paths.facilitatorOverview(programme.id), appScript, facilitator],
    ["editor of a post", adminPaths.post((await createPost(deps, root, {})).id), appScript, admin],
    ["onboarding", paths.onboarding(), appScript, newcomer],
  ];
  const rows: string[] = [];
  for (const [name, path, scriptBudget, token] of budgets) {
    const { html, script, files, inline, style, font } = await weigh(baseURL ?? "", path, token);
    const mostHtml = htmlBudgets[name] ?? htmlBudget;
    expect.soft(html, `the ${name} itself`).toBeLessThanOrEqual(mostHtml);
    expect.soft(script, `scripts of the ${name}`).toBeLessThanOrEqual(scriptBudget);
    expect.soft(files.length, `how many scripts the ${name} has`).toBeLessThanOrEqual(mostScripts);
    expect.soft(style, `style sheets of the ${name}`).toBeLessThanOrEqual(styleBudget);
    expect.soft(font, `fonts of the ${name}`).toBeLessThanOrEqual(fontBudget);
    if (scriptBudget <= fewScripts)
      expect.soft(inline, `inline scripts of the ${name}`).toBeLessThanOrEqual(inlineBudget);
    rows.push([name, html, script, inline, style, font, files.length].join("\t"));
  }
  writeFileSync(
    "test-results/weight.txt",
    `page\thtml\tscript\tinline\tstyle\tfont\tfiles\n${rows.join("\n")}\n`,
  );
});

test("the voice library loads with its dialog only and is within its budget", async ({ baseURL }) => {
  const isPart = (name: string) => /(?:^|\/)(?:sdk|\w+Processor)\.[\w-]+\.js/.test(name);
  const landing = await weigh(baseURL ?? "", paths.home(), null);
  expect(landing.files.filter((name) => isPart(name) || name.includes("mount-demo"))).toEqual([]);
  const folder = "dist/current/client/_astro";
  const parts = readdirSync(folder).filter((name) => isPart(name) && name.endsWith(".br"));
  expect(parts).toHaveLength(3);
  const bytes = sum(parts.map((name) => statSync(`${folder}/${name}`).size));
  expect(bytes, "the voice library").toBeLessThanOrEqual(13.2 * kB);
});
