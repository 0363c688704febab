import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crawl, type CrawledPage } from "#tests/e2e/support/crawl.ts";

/* The public site: prerendered pages, and everything that they link to. */

/** A link's address and fragment. */
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

  test("the crawl covers the landing page and the sitemap", () => {
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

  test("all lead to something", () => {
    const broken = [...pages].flatMap(([address, { status, from }]) =>
      status === 200 ? [] : [`${address} (${String(status)}), linked from ${from}`],
    );
    expect(broken).toEqual([]);
  });

  test("with a fragment lead to an existing one", () => {
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

  test("every picture has its size and a description", () => {
    const pictures = [...pages].flatMap(([from, { images }]) => images.map((image) => ({ from, image })));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { from, image } of pictures) {
      for (const attribute of ["width", "height", "alt"])
        expect(image, `${attribute} of a picture on ${from}`).toMatch(new RegExp(`\\s${attribute}="`));
    }
  });
});

/** React's spelling of attributes and ids in the app's islands on the demo's pages. */
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
