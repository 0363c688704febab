import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crawl, type CrawledPage } from "#tests/e2e/support/crawl.ts";

/* The public site as a whole: what is prerendered, and all that a visitor reaches from it. */

/** Where a link leads, without its fragment, and the fragment. */
function split(link: string): readonly [address: string, fragment: string] {
  const [address = "", fragment = ""] = link.split("#");
  return [address, fragment];
}

test.describe("links", () => {
  let pages: ReadonlyMap<string, CrawledPage>;

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    pages = await crawl(request);
    await request.dispose();
  });

  test("the crawl starts at the landing page and reaches what the sitemap names", () => {
    const known = [
      "/",
      "/blog",
      "/login",
      "/register",
      "/intro",
      "/showcase",
      "/screenshots",
      "/bypass-auth",
    ];
    for (const address of known) expect(pages.get(address)?.status, address).toBe(200);
  });

  test("each leads to something", () => {
    const broken = [...pages].flatMap(([address, { status, from }]) =>
      status === 200 ? [] : [`${address} (${String(status)}), linked from ${from}`],
    );
    expect(broken).toEqual([]);
  });

  test("each fragment is there on its page", () => {
    const missing = [...pages].flatMap(([from, { links, isForOne }]) =>
      links.flatMap((link) => {
        if (isForOne) return [];
        const [address, fragment] = split(link);
        const ids = pages.get(address)?.ids;
        // "top" is the beginning of any page (HTML Standard, "find a potential indicated element").
        return ["", "top"].includes(fragment) || ids?.has(decodeURIComponent(fragment))
          ? []
          : [`${link}, linked from ${from}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test("each picture keeps its place while it loads, and says what it shows", () => {
    const pictures = [...pages].flatMap(([from, { images }]) => images.map((image) => ({ from, image })));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { from, image } of pictures) {
      for (const attribute of ["width", "height", "alt"])
        expect(image, `${attribute} of a picture on ${from}`).toMatch(new RegExp(`\\s${attribute}="`));
    }
  });
});

/** How React spells attributes and ids, on the demo's pages: the app's own islands. */
const spelledByReact: ReadonlySet<string> = new Set([
  "attr-case",
  "input-attributes",
  "no-implicit-input-type",
  "prefer-native-element",
  "valid-id",
]);

test("every prerendered page is valid HTML", async () => {
  const folder = "dist/current/client";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  expect(files.length).toBeGreaterThan(5);
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const { results } = await validator.validateMultipleFiles(files.map((file) => join(folder, file)));
  const faults = results.flatMap(({ filePath, messages }) =>
    messages.flatMap(({ ruleId, message, line, column }) =>
      filePath.includes("bypass-auth") && spelledByReact.has(ruleId)
        ? []
        : `${filePath}:${line}:${column} ${ruleId}: ${message}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("articles and legal pages stay open when their Dashboard button is pressed", async ({
  page,
  request,
}) => {
  for (const path of ["/blog/who-knows-you-best", "/terms", "/privacy", "/cookies"]) {
    await page.setContent(await (await request.get(path)).text());
    const button = page.locator("header a[href='/dashboard']");
    await expect(button, path).toHaveAttribute("target", "_blank");
    await expect(button, path).toHaveText("Dashboard (opens in a new tab)");
  }
  for (const path of ["/", "/about", "/faq", "/blog"]) {
    await page.setContent(await (await request.get(path)).text());
    await expect(page.locator("header a[href='/dashboard']"), path).not.toHaveAttribute("target");
  }
});

test("articles say that they are, and posts name the feed", async ({ request }) => {
  const heads = new Map<string, string>();
  for (const path of ["/", "/learn/johari-window", "/blog/who-knows-you-best"])
    heads.set(path, await (await request.get(path)).text());
  const article = '<meta property="og:type" content="article">';
  expect(heads.get("/")).not.toContain(article);
  expect(heads.get("/learn/johari-window")).toContain(article);
  expect(heads.get("/blog/who-knows-you-best")).toContain(article);
  expect(heads.get("/blog/who-knows-you-best")).toContain('property="article:published_time" content="2026-');
  expect(heads.get("/blog/who-knows-you-best")).toContain('href="/blog/feed.xml"');
});

test("the ways in have one address each, whatever they lead back to", async ({ request }) => {
  for (const path of ["/login", "/register"]) {
    const html = await (await request.get(`${path}?next=%2Faccount`)).text();
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`));
    const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
  }
  for (const path of ["/login?mode=forgot-password", "/register?by=link"])
    expect(await (await request.get(path)).text()).not.toContain("canonical");
});

test("a picture of the product has the theme of the page, not of the device", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
  });
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/screenshots");
  const first = page.getByRole("figure").first().getByRole("img");
  await expect(first).toHaveCount(1);
  await expect.poll(() => loaded.some((url) => url.includes("peer-phone-dark"))).toBe(true);
  expect(loaded.filter((url) => url.includes("-light"))).toEqual([]);
});
