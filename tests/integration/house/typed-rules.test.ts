import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

/* What Oxlint refuses (oxlint.config.ts). Rules that know types read real files, so the samples are in a project of their own. */

const verb = "src/server/domain/survey";
const island = "src/islands/survey";
const load = "declare function load(): Promise<number>;";

const refused: [what: string, rule: string, folder: string, code: string][] = [
  [
    "a promise that nobody awaits",
    "no-floating-promises",
    verb,
    `${load}\nexport const f = () => { load(); };`,
  ],
  ["a promise as a condition", "no-misused-promises", verb, `${load}\nexport const a = load() ? 1 : 2;`],
  ["awaiting what is no promise", "await-thenable", verb, `export const f = async () => { await 1; };`],
  ["an any in a constant", "no-unsafe-assignment", verb, `export const a = JSON.parse("1");`],
  ["an any as an argument", "no-unsafe-argument", verb, `encodeURI(JSON.parse("1"));`],
  ["calling an any", "no-unsafe-call", verb, `JSON.parse("1")();`],
  ["a member of an any", "no-unsafe-member-access", verb, `console.log(JSON.parse("1").a);`],
  [
    "returning an any",
    "no-unsafe-return",
    verb,
    `export function f(): number {\n  return JSON.parse("1");\n}`,
  ],
  [
    "a case that is missing",
    "switch-exhaustiveness-check",
    verb,
    `export function f(a: "one" | "two"): void {\n  switch (a) {\n    case "one":\n  }\n}`,
  ],
  [
    "a condition that always holds",
    "no-unnecessary-condition",
    verb,
    `export const f = (a: 1) => (a ? 1 : 2);`,
  ],
  ["what is deprecated", "no-deprecated", verb, `/** @deprecated */\nconst a = 1;\nexport const b = a;`],
  ["an object in a sentence", "restrict-template-expressions", verb, "export const f = (a: Date) => `${a}`;"],
  ["an assertion", "consistent-type-assertions", verb, `export const f = (a: unknown) => a as number;`],
  ["a claim that something is there", "no-non-null-assertion", verb, `export const f = (a?: 1) => a!;`],
  ["a value of another type", "TS2322", verb, `export const a: number = "1";`],
  ["a name that nobody uses", "no-unused-vars", verb, `const a = 1;`],
  [
    "a rule switched off for nothing",
    "unused directive",
    verb,
    `// oxlint-disable-next-line no-var\nexport {};`,
  ],
  [
    "a hook under a condition",
    "hooks",
    island,
    `declare const trpc: { useQuery: () => number };\nexport function A({ on }: { on: boolean }) {\n  return on ? <p>{trpc.useQuery()}</p> : null;\n}`,
  ],
  ["a clock while rendering", "purity", island, `export function A() {\n  return <p>{Date.now()}</p>;\n}`],
  [
    "a component made while rendering",
    "static-components",
    island,
    `export function A() {\n  const B = () => <p />;\n  return <B />;\n}`,
  ],
];

const allowed: [what: string, folder: string, code: string][] = [
  ["an assertion in a test", "tests", `export const f = (a: unknown) => a as number;`],
  ["an async fake that awaits nothing", "tests", `export const f = async () => 1;`],
  ["a constant assertion", verb, `export const a = ["one"] as const;`],
  ["a number in a sentence", verb, "export const f = (a: number) => `${a}`;"],
  ["a promise that is left alone on purpose", verb, `${load}\nexport const f = () => void load();`],
];

const reports = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
});
const folder = mkdtempSync(join(tmpdir(), "openpane-rules-"));
const fileOf = (list: "refused" | "allowed", index: number, room: string): string =>
  `${room}/${list}${index}.tsx`;
const rulesByFile = new Map<string, string[]>();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
}

beforeAll(() => {
  write("tsconfig.json", JSON.stringify({ extends: resolve("tsconfig.json"), include: ["**/*"] }));
  write("oxlint.config.ts", `export { default } from ${JSON.stringify(resolve("oxlint.config.ts"))};`);
  for (const [index, [, , room, code]] of refused.entries()) write(fileOf("refused", index, room), code);
  for (const [index, [, room, code]] of allowed.entries()) write(fileOf("allowed", index, room), code);
  const oxlint = resolve("node_modules/oxlint/bin/oxlint");
  const { stdout } = spawnSync(process.execPath, [oxlint, "--type-check", "--format", "json"], {
    cwd: folder,
    encoding: "utf8",
  });
  for (const { code, filename } of reports.parse(JSON.parse(stdout)).diagnostics) {
    const rule = code?.replace(/^.*\((.*)\)$/, "$1") ?? "unused directive";
    rulesByFile.set(filename, [...(rulesByFile.get(filename) ?? []), rule]);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the rules that know types refuse", () => {
  it.each(refused.map(([what, rule, room], index) => [what, rule, fileOf("refused", index, room)] as const))(
    "%s",
    (_what, rule, file) => {
      expect(rulesByFile.get(file)).toContain(rule);
    },
  );
});

describe("the rules that know types allow", () => {
  it.each(allowed.map(([what, room], index) => [what, fileOf("allowed", index, room)] as const))(
    "%s",
    (_what, file) => {
      expect(rulesByFile.get(file)).toBeUndefined();
    },
  );
});
