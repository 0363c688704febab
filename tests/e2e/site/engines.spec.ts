import { paths } from "#src/shared/site/paths.ts";
import { openFirefox } from "#tests/engines/firefox.ts";
import { press, pressButton, reads, sees, type } from "#tests/engines/in-page.ts";
import type { Tab } from "#tests/engines/tab.ts";
import { openWebKit } from "#tests/engines/webkit.ts";
import type { Deps } from "#src/server/deps.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";

/*
 * One walk in each engine, compared with Chromium where engines have differed: the places of panes, text
 * inside them, and underlined links.
 */

const phone = { width: 412, height: 820 };

const drawing = z.object({
  width: z.number(),
  height: z.number(),
  panes: z.array(z.object({ name: z.string(), box: z.array(z.number()), outside: z.array(z.string()) })),
});
const look = z.object({ windows: z.array(drawing), lines: z.array(z.string()) });
type Look = z.infer<typeof look>;

/** Read in the page: places in a window as percentages of it. */
const readLook = `(() => {
  const texts = (pane) => {
    const walker = document.createTreeWalker(pane, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim() !== "") found.push(walker.currentNode);
    return found;
  };
  const windows = [...document.querySelectorAll(".window")].map((element) => {
    const frame = element.getBoundingClientRect();
    const panes = [...element.querySelectorAll(".pane")].map((pane) => {
      const box = pane.getBoundingClientRect();
      const outside = texts(pane).filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { width, height, left, right, top, bottom } = range.getBoundingClientRect();
        return width * height > 0 && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1);
      });
      const place = [(box.left - frame.left) / frame.width, (box.top - frame.top) / frame.height, box.width / frame.width, box.height / frame.height];
      return { name: pane.getAttribute("class"), box: place.map((share) => share * 100), outside: outside.map((text) => text.data) };
    });
    return { width: frame.width, height: frame.height, panes };
  });
  const lines = [...document.querySelectorAll("main a, footer a")].map((link) => getComputedStyle(link).textDecorationLine);
  return { windows, lines };
})()`;

/** The page with its fonts, after animations, once half a second has changed nothing. */
async function readSettled(tab: Tab): Promise<Look> {
  const rest = "for (const movement of document.getAnimations()) movement.cancel()";
  const read = async () => {
    await tab.evaluate(`document.fonts.ready.then(() => { ${rest} })`);
    return look.parse(await tab.evaluate(readLook));
  };
  for (let last = await read(); ;) {
    await sleep(500);
    const next = await read();
    if (isDeepStrictEqual(last, next)) return next;
    last = next;
  }
}

async function makePlaces(deps: Deps, request: APIRequestContext) {
  const owner = await makeUserWithPassword(deps);
  const token = await deps.sessions.start(owner.userId);
  const { id } = await makeRevealedSurvey(request, token);
  const { shareId } = await makeSurvey(request, token, "Another");
  return { email: owner.email, result: paths.assessmentResults(id), peer: paths.shared(shareId) };
}
type Places = Awaited<ReturnType<typeof makePlaces>>;

/** Looks around, answers as a peer, signs in, and reads a result. */
async function walk(tab: Tab, url: string, { email, result, peer }: Places): Promise<Look[]> {
  const looks: Look[] = [];
  for (const path of [paths.home(), paths.johariWindow()]) {
    await tab.goto(url + path);
    looks.push(await readSettled(tab));
  }
  await tab.goto(url + peer);
  await tab.evaluate(
    `[...document.querySelectorAll(".chip-input")].slice(0, 6).forEach((box) => box.click())`,
  );
  await tab.evaluate(press("form button.btn-primary"));
  await reads(tab, "Your receipt");

  await tab.goto(url + paths.login(result));
  await sees(tab, `document.querySelector("astro-island:not([ssr]) form") !== null`);
  await tab.evaluate(type("input[type=email]", email));
  await tab.evaluate(type("input[type=password]", knownPassword));
  await tab.evaluate(press("main form button[type=submit]"));
  await sees(
    tab,
    `location.pathname === ${JSON.stringify(result)} && document.querySelectorAll(".window .pane").length === 4`,
  );
  await sees(tab, `document.querySelector("astro-island[ssr]") === null`);
  looks.push(await readSettled(tab));
  return looks;
}

/** Talks with the built-in coach on the landing page, without a microphone. */
async function talkInText(tab: Tab, url: string): Promise<void> {
  const coachTurns = `document.querySelectorAll("[role=log] .caption-coach").length`;
  await tab.goto(url + paths.home());
  await pressButton(tab, "Try the voice demo");
  await sees(tab, `document.querySelector("dialog[open] select")`);
  await tab.evaluate(`document.querySelector("dialog[open] select").value = "team_leader"`);
  await sees(tab, `document.body.innerText.includes("it needs no microphone")`);
  await pressButton(tab, "Continue");
  await sees(tab, `${coachTurns} === 1`);
  await pressButton(tab, "What would surprise me");
  await sees(tab, `${coachTurns} === 2`);
  await pressButton(tab, "End Demo");
  await reads(tab, "You ended the talk.");
}

const inPlaywright = (page: Page): Tab => ({
  goto: async (url) => {
    await page.goto(url);
  },
  evaluate: (expression) => page.evaluate(expression),
  close: () => page.close(),
});

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH } = process.env;
const engines: [name: string, open: () => Promise<Tab>][] = [];
if (FIREFOX_PATH) engines.push(["Firefox", () => openFirefox(FIREFOX_PATH, { viewport: phone })]);
if (WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH) {
  const found = { driver: WEBKIT_DRIVER_PATH, browser: WEBKIT_BROWSER_PATH };
  engines.push(["WebKit", () => openWebKit(found, phone)]);
}

function expectWhole(looks: readonly Look[]): void {
  for (const { windows, lines } of looks) {
    expect(lines).toContain("underline");
    expect(windows.length).toBeGreaterThan(0);
    for (const { panes } of windows) expect(panes.flatMap(({ outside }) => outside)).toEqual([]);
  }
}

test.use({ viewport: phone });

for (const [name, open] of engines)
  test(`${name} draws the same windows as Chromium, from the landing page to a result, and has the coach @thorough`, async ({
    page,
    deps,
    request,
    baseURL,
  }) => {
    const url = baseURL ?? "";
    // Both now: the server may close an idle connection at the moment of its next use.
    const [own, other] = [await makePlaces(deps, request), await makePlaces(deps, request)];
    const expected = await walk(inPlaywright(page), url, own);
    expectWhole(expected);
    const tab = await open();
    try {
      await talkInText(tab, url);
      const looks = await walk(tab, url, other);
      expectWhole(looks);
      const boxes = (from: readonly Look[]) =>
        from.flatMap(({ windows }) => windows.flatMap(({ panes }) => panes));
      const drawn = boxes(looks);
      expect(drawn.map((pane) => pane.name)).toEqual(boxes(expected).map((pane) => pane.name));
      for (const [place, pane] of boxes(expected).entries())
        for (const [side, share] of pane.box.entries())
          expect(Math.abs((drawn[place]?.box[side] ?? 0) - share), `${pane.name} in ${name}`).toBeLessThan(
            1.5,
          );
    } finally {
      await tab.close();
    }
  });
