// @ts-check
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";
import { appBaseline, publicBaseline } from "./scripts/build/browser-baseline.mjs";

/* What code that reaches a browser may call and write (docs/decisions/009-browser-baseline.md). */

const tests = ["**/*.test.{ts,tsx}"];

/** `safari15.1` as browserslist has it. @param {string} browser */
const listed = (browser) => browser.replace(/^[a-z]+/, "$& ");

/** Methods and functions that came with an edition of ECMAScript, without its syntax. @param {readonly (2022 | 2023 | 2024 | 2025)[]} editions @returns {import("eslint").Linter.RulesRecord} */
const newIn = (editions) =>
  Object.fromEntries(
    editions
      .flatMap((edition) => Object.keys(esX.configs[`flat/no-new-in-es${edition}`].rules ?? {}))
      .filter((rule) =>
        /-prototype-|-(?:groupby|hasown|withresolvers|try|escape|waitasync|fromasync|f16round)$/.test(rule),
      )
      .map((rule) => /** @type {const} */ ([rule, "error"])),
  );

/** What the plugin does not know, and what no code outside the server's settings may read. */
const unknownToCompat = [
  ["URL", "canParse"],
  ["URL", "parse"],
  ["AbortSignal", "any"],
  ["AbortSignal", "timeout"],
  ["process", "env"],
].map(([object, property]) => ({ object, property, message: "Browsers of our baseline do not have it." }));

/** @param {readonly string[]} names @returns {import("eslint").Linter.RulesRecord} */
const refused = (names) => Object.fromEntries(names.map((name) => [`es-x/no-${name}`, "error"]));

/** The build writes other syntax for browsers of the app's baseline; regular expressions it leaves as they are. */
const newInRegExp = refused(["regexp-v-flag", "regexp-modifiers", "regexp-duplicate-named-capturing-groups"]);
/** What browsers of the app's baseline have and those of the public one lack. */
const newSyntax = refused(["class-static-block", "regexp-lookbehind-assertions"]);

/** @param {string} name @param {string[]} files @param {readonly string[]} browsers @param {import("eslint").Linter.RulesRecord} rules @returns {import("eslint").Linter.Config} */
const calls = (name, files, browsers, rules) => ({
  name: `browsers/${name}`,
  files,
  ignores: tests,
  plugins: { compat, "es-x": esX },
  settings: { targets: browsers.map(listed), lintAllEsApis: true },
  rules: { "compat/compat": "error", "no-restricted-properties": ["error", ...unknownToCompat], ...rules },
});

export const browserRules = [
  calls("public", ["src/scripts/**", "src/shared/**", "**/*.astro/*.{js,ts}"], publicBaseline, {
    ...newIn([2022, 2023, 2024, 2025]),
    ...newInRegExp,
    ...newSyntax,
  }),
  calls("app", ["src/islands/**"], appBaseline, {
    ...newIn([2023, 2024, 2025]),
    ...newInRegExp,
    "es-x/no-array-prototype-findlast-findlastindex": "off",
  }),
];
