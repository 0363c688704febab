import { ESLint } from "eslint";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const eslint = new ESLint({ cwd: resolve(".") });

/** The names of the rules that refuse `code` in a file of that name. */
async function refusals(filePath: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(`${code}\n`, { filePath });
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  return rules.filter((rule) => rule !== "@typescript-eslint/no-unused-vars");
}

const imports = "@typescript-eslint/no-restricted-imports";
const syntax = "no-restricted-syntax";
const assertions = "@typescript-eslint/consistent-type-assertions";
const island = "src/islands/survey/page/Survey.tsx";
const verb = "src/server/domain/survey/reveal-survey.ts";

const inFrontmatter = (code: string): string => `---\n${code}\n---\n<p>Hello</p>`;
const inBrowserScript = (code: string): string => `<p>Hello</p>\n<script>\n${code}\n</script>`;

describe("the room rules refuse", () => {
  it.each<[what: string, file: string, code: string, rule: string]>([
    ["a parent folder", verb, `import { a } from "../account/a.ts";`, imports],
    ["a detour through a folder", verb, `import { a } from "#tests/a.ts";`, imports],
    [
      "the server in shared",
      "src/shared/survey/survey.ts",
      `import { a } from "#src/server/errors.ts";`,
      imports,
    ],
    ["Node in shared", "src/shared/survey/survey.ts", `import { hash } from "node:crypto";`, imports],
    [
      "a validator in an island",
      island,
      `import { selfInput } from "#src/shared/survey/survey.input.ts";`,
      imports,
    ],
    [
      "a validator in the rest of shared",
      "src/shared/survey/survey.ts",
      `import { selfInput } from "./survey.input.ts";`,
      imports,
    ],
    ["trpc in the domain", verb, `import { a } from "#src/server/trpc/procedures.ts";`, imports],
    ["http’s types in the domain", verb, `import type { A } from "#src/server/http/rest/rest.ts";`, imports],
    ["the schema in a use case", verb, `import { users } from "#db/schema/index.ts";`, imports],
    ["Drizzle in a verb", verb, `import { eq } from "drizzle-orm";`, imports],
    [
      "other use cases in the socket",
      "src/server/http/socket/a.ts",
      `import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";`,
      imports,
    ],
    [
      "another feature’s queries",
      verb,
      `import { a } from "#src/server/domain/account/queries.ts";`,
      imports,
    ],
    [
      "use cases in queries",
      "src/server/domain/survey/queries.ts",
      `import { a } from "#src/server/domain/survey/b.ts";`,
      imports,
    ],
    [
      "queries in trpc",
      "src/server/trpc/a.ts",
      `import { a } from "#src/server/domain/survey/queries.ts";`,
      imports,
    ],
    [
      "the domain in http",
      "src/server/http/a.ts",
      `import { a } from "#src/server/domain/survey/b.ts";`,
      imports,
    ],
    [
      "the router’s value in an island",
      island,
      `import { appRouter } from "#src/server/trpc/router.ts";`,
      imports,
    ],
    [
      "development payments in the composition root",
      "src/server/app.ts",
      `import { a } from "#src/server/integrations/dev-payments/state.ts";`,
      imports,
    ],
    [
      "development payments by import() in another place",
      "src/server/app.ts",
      `void import("./integrations/dev-payments/dev-payments.ts");`,
      syntax,
    ],
    [
      "a cast to an owned type outside its gate",
      verb,
      `import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
export const isOwn = (row: object): row is OwnSurvey => "id" in row;`,
      syntax,
    ],
    ["another feature’s island", island, `import { A } from "#src/islands/account/A.tsx";`, imports],
    ["the server by import() in an island", island, `void import("#src/server/env.ts");`, syntax],
    [
      "the database in a page",
      "src/pages/a.astro",
      inFrontmatter(`import { a } from "#db/client.ts";`),
      imports,
    ],
    [
      "the server in a script of a component",
      "src/components/A.astro",
      inBrowserScript(`import { a } from "#src/server/env.ts";`),
      imports,
    ],
    [
      "a part of an island in a page",
      "src/pages/a.astro",
      inFrontmatter(`import { A } from "#src/islands/a/b/A.tsx";`),
      imports,
    ],
    ["the environment", verb, `export const a = process.env.HOME;`, "no-restricted-properties"],
    ["the console", verb, `console.log("hello");`, "no-console"],
    [
      "the database inside a write",
      verb,
      `export const f = (deps) => deps.db.write(async (tx) => g(tx, deps.db.read));`,
      syntax,
    ],
    ["a default export", verb, `export default 1;`, syntax],
    [
      "an assertion in a page",
      "src/pages/a.astro",
      inFrontmatter(`export const a = JSON.parse("1") as number;`),
      assertions,
    ],
    ["a test alone", "tests/integration/a.test.ts", `it.only("works", () => 1);`, syntax], // A sample for lint to refuse.
    ["a skipped test", "tests/e2e/a.spec.ts", `test.describe.skip("works", () => 1);`, syntax], // A sample for lint to refuse.
    ["more than 300 lines", verb, "\n".repeat(301), "max-lines"],
  ])("%s", async (_what, file, code, rule) => {
    expect(await refusals(file, code)).toContain(rule);
  });
});

describe("the room rules allow", () => {
  it.each<[what: string, file: string, code: string]>([
    [
      "another feature’s use case",
      verb,
      `import { a } from "#src/server/domain/account/a.ts";\nexport const b = a;`,
    ],
    [
      "the database’s types in a use case",
      verb,
      `import type { Tx } from "#db/client.ts";\nexport type A = Tx;`,
    ],
    [
      "Drizzle in queries",
      "src/server/domain/survey/queries.ts",
      `import { eq } from "drizzle-orm";\nexport const b = eq;`,
    ],
    [
      "the router’s type in an island",
      island,
      `import type { AppRouter } from "#src/server/trpc/router.ts";\nexport type A = AppRouter;`,
    ],
    [
      "an island in a page",
      "src/pages/a.astro",
      inFrontmatter(`import { AIsland } from "#src/islands/a/b/A.tsx";\nAIsland();`),
    ],
    [
      "development payments by import() in the composition root",
      "src/server/integrations/payments.ts",
      `export const a = import("./dev-payments/dev-payments.ts");`,
    ],
    ["a required default export", "src/fetch.ts", `export default 1;`],
  ])("%s", async (_what, file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });
});
