// @ts-check
import astro from "eslint-plugin-astro";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { browserRules } from "./eslint.browsers.mjs";
import { roomRules } from "./eslint.rooms.mjs";
import { styleRules } from "./eslint.styles.mjs";

/** Scripts inside .astro files, which ESLint sees as files of their own. */
const inlineScripts = ["**/*.astro/*.{js,ts}"];
const tests = ["**/*.test.{ts,tsx}", "tests/**"];

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name: a name can be searched for, and stays the same everywhere.",
};
const noDatabaseInWrite = {
  selector: "CallExpression[callee.property.name='write'] > ArrowFunctionExpression Identifier[name='db']",
  message: "Inside a write, only its own transaction may be used: the database would wait for the write.",
};
const noSkippedTest = {
  // A brain's floor fails, too (src/server/domain/voice/brain.ts): that is no test.
  selector:
    "CallExpression > MemberExpression.callee[property.name=/^(only|skip|skipIf|runIf|todo|fixme|fails?)$/]:not([object.name='floor'], [object.property.name='floor'])",
  message: "Every test runs, every time.",
};

export default defineConfig(
  globalIgnores(["dist", ".astro", ".data", "test-results", "db/migrations"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },

  {
    // Oxlint holds these to the rules of TypeScript and React (oxlint.config.ts); here they are only parsed.
    name: "parsed",
    files: ["**/*.{ts,tsx}"],
    ignores: inlineScripts,
    extends: [tseslint.configs.base],
  },
  {
    name: "untyped",
    files: ["**/*.{js,mjs,astro}", ...inlineScripts],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: { "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }] },
  },
  astro.configs.recommended,

  {
    name: "everywhere",
    files: ["**/*.{ts,tsx,js,mjs,astro}"],
    rules: {
      "max-lines": ["error", 300],
      eqeqeq: "error",
      "no-console": "error",
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "src/server/env.ts alone reads the environment." },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
    },
  },
  roomRules([noDefaultExport, noDatabaseInWrite]),
  ...browserRules,
  ...styleRules,

  // Sentences: as long as the pages that they are for.
  { name: "texts", files: ["src/shared/languages/*/*.ts"], rules: { "max-lines": "off" } },
  { name: "settings", files: ["src/server/env.ts"], rules: { "no-restricted-properties": "off" } },
  {
    name: "declarations",
    files: ["**/*.d.ts"],
    // An import statement would turn a file of global declarations into a module.
    rules: { "@typescript-eslint/consistent-type-imports": "off" },
  },
  {
    name: "outside the product",
    files: ["scripts/**", "*.config.{ts,mjs}", ...tests],
    rules: {
      "no-restricted-properties": "off",
      // A script talks to the person who runs it.
      "no-console": "off",
    },
  },
  {
    name: "tests",
    files: tests,
    rules: { "no-restricted-syntax": ["error", noDefaultExport, noSkippedTest] },
  },
  {
    name: "loaded by their default export",
    files: ["src/fetch.ts", "*.config.{ts,mjs}"],
    rules: { "no-restricted-syntax": "off" },
  },
);
