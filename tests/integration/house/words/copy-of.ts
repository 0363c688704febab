import { readFileSync } from "node:fs";
import ts from "typescript";

/** A text for people, and its first line. */
interface Copy {
  readonly line: number;
  readonly text: string;
}

const isModuleName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);

/**
 * Ids and class names are one word or hyphenated words; a one-word label is markup. A word with an apostrophe
 * is never an id.
 */
const isShown = (node: ts.Node, text: string): boolean =>
  ts.isJsxText(node) ||
  /[a-z”’)},.:;?] [“‘({a-z\d]/i.test(text) ||
  /^[A-Z][a-z]+$|['’]s\b|n['’]t\b/.test(text);

function stringsOf(source: string, name: string, firstLine = 1): Copy[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Copy[] = [];
  const add = (node: ts.Node, text: string) => {
    if (!isModuleName(node) && isShown(node, text))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + firstLine, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node, node.text);
    if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Keeps the length, so that lines keep their numbers. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");

function copyOfAstro(source: string, name: string): Copy[] {
  const [, script = "", markup = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [null, "", source];
  const html = markup.replaceAll(/<!--[\s\S]*?-->|<!doctype html>|<(script|style)\b[\s\S]*?<\/\1>/g, blank);
  return [
    ...stringsOf(script, name, 2),
    ...stringsOf(`<>${html}</>`, name, script === "" ? 1 : script.split("\n").length + 3),
  ];
}

const copyOfMarkdown = (source: string): Copy[] =>
  source
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|^(?:import|export) .*$/gm, blank)
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }));

export function copyOf(path: string): Copy[] {
  const source = readFileSync(path, "utf8");
  if (/\.mdx?$/.test(path)) return copyOfMarkdown(source);
  return path.endsWith(".astro") ? copyOfAstro(source, path) : stringsOf(source, path);
}
