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

/** Methods that lists have always had; for iterators they are new. */
const alsoOfLists = ["every", "filter", "find", "flatmap", "foreach", "map", "reduce", "some"];
/** Methods that objects of ours have, too: a rating of a talk is taken, a draft is dropped, a picture has a difference. */
const alsoOurs = ["iterator-prototype-drop", "iterator-prototype-take", "set-prototype-difference"];

/**
 * Other methods are refused by their name, whatever they are called on. Of these the plugin has to know that they belong to
 * an iterator or a set.
 * @type {import("eslint").Linter.RulesRecord}
 */
const knownByType = Object.fromEntries(
  [...alsoOfLists.map((method) => `iterator-prototype-${method}`), ...alsoOurs].map((method) => [
    `es-x/no-${method}`,
    ["error", { aggressive: false }],
  ]),
);

/** What these give is an iterator; `Object.values()` gives a list. */
const givesIterator =
  "CallExpression.object > MemberExpression.callee[property.name=/^(?:entries|keys|matchAll|values)$/]:not([object.name='Object'])";
const helpers = "drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray";

/** @type {import("eslint").Rule.RuleModule} */
const noIteratorHelpers = {
  create: (context) => ({
    [`CallExpression > MemberExpression.callee[property.name=/^(?:${helpers})$/] > ${givesIterator}`]: (
      /** @type {import("eslint").Rule.Node} */ node,
    ) =>
      context.report({
        node,
        message: "Only browsers of 2025 have this on an iterator: make a list of it first.",
      }),
  }),
};

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
  plugins: { compat, "es-x": esX, iterators: { rules: { "no-helpers": noIteratorHelpers } } },
  settings: { targets: browsers.map(listed), lintAllEsApis: true, "es-x": { aggressive: true } },
  rules: {
    "compat/compat": "error",
    "iterators/no-helpers": "error",
    "no-restricted-properties": ["error", ...unknownToCompat],
    ...rules,
    ...knownByType,
  },
});

/** @type {import("eslint").Linter.Config} */
const schemas = {
  name: "browsers/schemas",
  files: ["src/shared/**/*.{in,out}put.ts"],
  // That is zod's; a browser gets nothing of a schema but its types.
  rules: { "es-x/no-set-prototype-union": "off" },
};

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
  schemas,
];
