import { paths } from "#src/shared/site/paths.ts";
import { openFirefox } from "#tests/engines/firefox.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

const { FIREFOX_PATH } = process.env;

/*
 * A headless Firefox has no sound device, so a talk can't be heard there. What can be shown: library, worklets and our resampler load
 * under the page's policy, where the unmodified library would ask a CDN and fail.
 */
if (FIREFOX_PATH)
  test("Firefox loads the voice library, its worklets and our resampler", async ({ baseURL }) => {
    const tab = await openFirefox(FIREFOX_PATH, { width: 412, height: 820 });
    try {
      await tab.goto(`${baseURL ?? ""}${paths.voiceTest()}`);
      await expect
        .poll(() => tab.evaluate(`document.querySelector("astro-island:not([ssr])") !== null`))
        .toBe(true);
      await tab.evaluate(
        `[...document.querySelectorAll("button")].find((b) => b.innerText === "Run the test").click()`,
      );
      await expect
        .poll(() => tab.evaluate(`document.querySelector(".leg-list").innerText`))
        .toContain("Audio worklets: works");
      const name = `performance.getEntriesByType("resource").map(({ name }) => name).find((url) => /\\/sdk\\./.test(url))`;
      const resampler = `fetch(${name}).then((answer) => answer.text()).then((text) => /\\/_astro\\/resampler\\.[\\w-]+\\.js/.exec(text)[0])`;
      const loaded = tab.evaluate(
        `${resampler}.then((url) => new AudioContext().audioWorklet.addModule(url)).then(() => "loaded")`,
      );
      expect(await loaded).toBe("loaded");
    } finally {
      await tab.close();
    }
  });
