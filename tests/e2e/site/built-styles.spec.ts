import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { styleFaults } from "#tests/e2e/support/style-faults.ts";

// In sequence: loading ESLint in each worker takes longer than all tests.
test.describe.configure({ mode: "default" });

const client = "dist/current/client";

/** The style sheets of a built file or page. */
function sheetsIn(file: string): string[] {
  const isPage = file.endsWith(".html");
  if (!isPage && !file.endsWith(".css")) return [];
  const text = readFileSync(join(client, file), "utf8");
  return isPage ? Array.from(text.matchAll(/<style>([^]*?)<\/style>/g), ([, css = ""]) => css) : [text];
}

test("browsers of the older baseline drop no necessary style", async () => {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const sheets = files.flatMap((file) => sheetsIn(file).map((css) => ({ file, css })));
  expect(sheets.some(({ file }) => file === "showcase.html")).toBe(true);
  expect(sheets.some(({ file }) => file.endsWith(".css"))).toBe(true);
  const faults = sheets.map(async ({ file, css }) =>
    (await styleFaults(css)).map((fault) => `${file}: ${fault}`),
  );
  expect((await Promise.all(faults)).flat()).toEqual([]);
});

const refused: [css: string, fault: RegExp][] = [
  ["a{text-decoration:underline 1px}", /^text-decoration with a thickness$/],
  ["a{height:100dvh}", /^height in a new unit alone$/],
  ["a{height:calc(100dvh - 1rem)}", /^height in a new unit alone$/],
  ["a{height:calc(100dvh - var(--a))}", /^height in a new unit alone$/],
  ["@layer base{a{top:0}}", /^a layer$/],
  ["@layer base,utilities;", /^the order of layers$/],
  ["@media (width>=20rem){a{top:0}}", /^@media \(width>=20rem\)$/],
  ["a{b{top:0}}", /^nesting$/],
  ["a,b:has(c){top:0}", /^a list with a new selector$/],
  ["a{color:color-mix(in srgb,currentcolor 50%,transparent)}", /'color-mix'/],
  ["a{color:oklch(50% .1 20)}", /'oklch'/],
  ["a{rotate:90deg}", /'rotate'/],
  ["@container (min-width:20rem){a{top:0}}", /'@container'/],
];
for (const [css, fault] of refused)
  test(`a built style sheet may not have ${css}`, async () => {
    expect(await styleFaults(css)).toEqual([expect.stringMatching(fault)]);
  });

test("a built style sheet may have what old browsers can ignore", async () => {
  const css = `a{text-decoration:underline;text-decoration-thickness:1px;height:100vh;height:100dvh}
    @supports (color:color-mix(in lab,red,red)){a{color:color-mix(in oklab,currentcolor 50%,transparent)}}
    :is(a,b:has(c)){top:0} b:has(c){left:0} @layer properties{*{--tw-leading:initial}}`;
  expect(await styleFaults(css)).toEqual([]);
});
