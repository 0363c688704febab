import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { globSync } from "node:fs";
import { expect, it } from "vitest";

/** An address of each page, including new ones. */
const addresses = globSync("src/pages/**/*.astro")
  .map((file) => file.replace(/^src\/pages/, "").replace(/(?:\/index)?\.astro$/, ""))
  .map((route) => route.replaceAll(/\[[^\]]+\]/g, "any"))
  .filter((address) => !address.startsWith("/api/"));

/** Other pages answer 403. */
async function reach(headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const send = makeApi(await makeDeps(), [(c) => Promise.resolve(c.text("a page"))]);
  const reached: string[] = [];
  for (const address of addresses) {
    const { status } = await send(address, { method: "POST", headers });
    if (status === 200) reached.push(address);
    else expect([address, status]).toEqual([address, 403]);
  }
  return reached;
}

const site = "http://localhost:4321";

it.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["another host of this site", { "sec-fetch-site": "same-site" }],
  ["another site that claims our origin", { "sec-fetch-site": "cross-site", origin: site }],
  ["another site’s sandbox", { "sec-fetch-site": "cross-site", origin: "null" }],
  ["another site in an older browser", { origin: "https://elsewhere.example" }],
])("a form of %s reaches only the page for email providers", async (_, headers) => {
  expect(await reach(headers)).toEqual(["/email/unsubscribe"]);
});

it.each([
  ["our own page", { "sec-fetch-site": "same-origin" }],
  ["our own page, opened directly", { "sec-fetch-site": "none" }],
  ["our own page in an older browser", { origin: site }],
  ["a page without a referrer in an older browser", { origin: "null" }],
  ["a browser without headers", {}],
])("a form of %s reaches every page", async (_, headers) => {
  expect(await reach(headers)).toEqual(addresses);
});
