import { jobHandlers, timedWork } from "#src/server/jobs/timed-work.ts";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/*
 * Each line that the server can log is explained in docs/logs.md, with its fields.
 */

interface Line {
  readonly message: string;
  readonly level: string;
  /** Sorted. */
  readonly fields: string;
}

const levels = new Set(["debug", "info", "warn", "error"]);

/** What functions that describe an error give. */
const described: Readonly<Record<string, readonly string[]>> = {
  describeFault: ["fault", "code", "at"],
  describe: ["type", "code", "status", "providerRequestId"],
};

/** Messages that are put together, and of what. */
const composed: Readonly<Record<string, readonly string[]>> = {
  "`${task.name} failed`": timedWork.map(({ name }) => `${name} failed`),
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

it("docs/logs.md explains every line that the server can log, and no other", () => {
  const files = execFileSync("git", ["ls-files", "src/**/*.ts"], { encoding: "utf8" }).split("\n");
  const logged = files.filter((file) => /(?<!\.test)\.ts$/.test(file)).flatMap(linesIn);
  const rows = readFileSync("docs/logs.md", "utf8").matchAll(/^\| `([^`]+)` +\| (\w+) +\| ([\w, ]*?) *\|/gm);
  const explained = Array.from(rows, ([, message = "", level = "", fields = ""]) => ({
    ...{ message, level },
    fields: fields.split(/, */).filter(Boolean).sort().join(" "),
  }));
  // Where a line begins a talk, it has no duration.
  const withoutTalks = logged.filter(({ fields }) => fields !== "method requestId route status");
  expect([...new Set(withoutTalks.map(keyOf))].sort()).toEqual(explained.map(keyOf).sort());
});
