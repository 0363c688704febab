import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, describe } from "vitest";
import { listSettings, parseEnv } from "#src/server/env.ts";
import { parseEnv as parseFile } from "node:util";
import { proof } from "#src/shared/site/proof.ts";
import { jobHandlers, timedWork } from "#src/server/jobs/timed-work.ts";
import ts from "typescript";
import { z } from "zod";

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** A file's links to missing files or headings. */
function deadLinks(file: string): string[] {
  const links = readFileSync(file, "utf8").matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g);
  return Array.from(links, ([, link = "", picture = ""]) => link || picture).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    if (!existsSync(target)) return true;
    if (anchor === undefined || !target.endsWith(".md")) return false;
    const headings = readFileSync(target, "utf8").matchAll(/^#+ (.*)$/gm);
    return !Array.from(headings, ([, heading = ""]) => anchorOf(heading)).includes(anchor);
  });
}

/** Source files in backticks, as `a.ts` or `folder/a.ts`, without patterns such as `*-notes.ts`. */
const namedSources = (file: string): string[] =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/`([\w[\]/.-]+\.(?:tsx?|mjs|astro))`/g),
    ([, name = ""]) => name,
  );

/** Written by the build. */
const built = new Set(["server/entry.mjs"]);

it("every source file named in the documentation exists", () => {
  const sources = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
  const isThere = (name: string) =>
    built.has(name) || sources.some((path) => `/${path}`.endsWith(`/${name}`));
  const texts = sources.filter((path) => /^(?:docs\/.*|README)\.md$/.test(path)).filter(existsSync);
  const named = texts.flatMap((file) => namedSources(file).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

it("every link in the documentation leads somewhere", () => {
  const files = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
  expect(files.length).toBeGreaterThan(20);
  const dead = files.filter(existsSync).flatMap((file) => deadLinks(file).map((link) => `${file}: ${link}`));
  expect(dead).toEqual([]);
});

it("every npm command in the documentation is a script of package.json", () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync("package.json", "utf8")));
  const files = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
  const named = files
    .filter(existsSync)
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/npm run (?:-s )?([\w:-]+)/g)])
    .map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

it("docs/operations.md has every setting, and metrics that exist", () => {
  const operations = readFileSync("docs/operations.md", "utf8");
  const table = [...operations.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(([, name]) => name);
  expect(table.sort()).toEqual(
    listSettings()
      .map(({ name }) => name)
      .filter((name) => name !== "NODE_ENV")
      .sort(),
  );
  const code = readFileSync("src/server/http/metrics.ts", "utf8");
  const metrics = [...operations.matchAll(/`(openpane_\w+)`/g)].map(([, name = ""]) => name);
  expect(metrics.length).toBeGreaterThan(5);
  expect(metrics.filter((name) => !code.includes(`"${name}"`))).toEqual([]);
});

describe(".env.example", () => {
  const example = parseFile(readFileSync(".env.example", "utf8"));

  it("works as it is, offline", () => {
    const env = parseEnv(example);
    expect(env.siteUrl).toBe("http://localhost:4321");
    expect(env.MAIL_URL).toBeUndefined();
  });

  it("names exactly the variables that the server reads", () => {
    const source = readFileSync("src/server/env.ts", "utf8");
    const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    expect(Object.keys(example).sort()).toEqual(read.sort());
  });
});

const anonymity = readFileSync("docs/anonymity.md", "utf8");

it("the landing page counts the rules of the promise correctly", () => {
  const rules = [...anonymity.matchAll(/^\*\*A(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(rules).toEqual(Array.from({ length: proof.rules }, (_, place) => place + 1));
});

it.each(["tests/histories/hold.ts", "tests/histories/facilitator/hold.ts"])(
  "%s has as many histories as the landing page says",
  (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/proof\.(?:rounds|programmes)\b/);
  },
);

describe("docs/logs.md", () => {
  /* docs/logs.md explains each line that the server can log, with its fields. */

  interface Line {
    readonly message: string;
    readonly level: string;
    readonly fields: string;
  }

  const levels = new Set(["debug", "info", "warn", "error"]);

  /** The fields of functions that describe an error. */
  const described: Readonly<Record<string, readonly string[]>> = {
    describeFault: ["fault", "code", "at"],
    describe: ["type", "code", "status", "providerRequestId"],
  };

  /** Composed messages, and their parts. */
  const composed: Readonly<Record<string, readonly string[]>> = {
    "`${task.name} failed`": timedWork.map(({ name }) => `${name} failed`),
    "`${act} failed`": ["answer", "reply", "description", "joining", "workshop act"].map(
      (act) => `${act} failed`,
    ),
    "`job failed: ${job.kind}`": Object.keys(jobHandlers).map((kind) => `job failed: ${kind}`),
  };

  function messagesOf(node: ts.Expression, source: ts.SourceFile): readonly string[] {
    if (ts.isStringLiteral(node)) return [node.text];
    if (ts.isConditionalExpression(node))
      return [...messagesOf(node.whenTrue, source), ...messagesOf(node.whenFalse, source)];
    const known = composed[node.getText(source)];
    if (known === undefined)
      throw new Error(`${source.fileName}: say in this test what ${node.getText(source)} can be.`);
    return known;
  }

  function fieldsOf(node: ts.Expression | undefined, source: ts.SourceFile): readonly string[] {
    if (node === undefined) return [];
    if (ts.isCallExpression(node)) return described[node.expression.getText(source)] ?? [];
    if (ts.isIdentifier(node) && node.text === "fault") return described["describeFault"] ?? [];
    if (!ts.isObjectLiteralExpression(node))
      throw new Error(`${source.fileName}: write the fields of a log line as an object.`);
    return node.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? fieldsOf(property.expression, source) : property.name.getText(source),
    );
  }

  function linesIn(file: string): readonly Line[] {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const lines: Line[] = [];
    const look = (node: ts.Node): void => {
      ts.forEachChild(node, look);
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const level = node.expression.name.text;
      const [message, fields] = node.arguments;
      if (!levels.has(level) || message === undefined) return;
      if (!/(?:^|\.|\?\.)log$/.test(node.expression.expression.getText(source))) return;
      const names = [...fieldsOf(fields, source)].sort().join(" ");
      for (const text of messagesOf(message, source)) lines.push({ message: text, level, fields: names });
    };
    look(source);
    return lines;
  }

  const keyOf = ({ message, level, fields }: Line): string => `${level}: ${message} (${fields})`;

  it("docs/logs.md explains exactly the lines that the server can log", () => {
    const files = execFileSync("git", ["ls-files", "src/**/*.ts"], { encoding: "utf8" }).split("\n");
    const logged = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).flatMap(linesIn);
    const rows = readFileSync("docs/logs.md", "utf8").matchAll(
      /^\| `([^`]+)` +\| (\w+) +\| ([\w, ]*?) *\|/gm,
    );
    const explained = Array.from(rows, ([, message = "", level = "", fields = ""]) => ({
      ...{ message, level },
      fields: fields.split(/, */).filter(Boolean).sort().join(" "),
    }));
    // A line at the beginning of a talk has no duration.
    const withoutTalks = logged.filter(({ fields }) => fields !== "method requestId route status");
    expect([...new Set(withoutTalks.map(keyOf))].sort()).toEqual(explained.map(keyOf).sort());
  });
});
