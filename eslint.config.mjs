// @ts-check
import astro from "eslint-plugin-astro";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";
import { browserRules } from "./eslint.browsers.mjs";
import { roomRules } from "./eslint.rooms.mjs";
import { styleRules } from "./eslint.styles.mjs";

const typed = ["**/*.{ts,tsx}"];
/** Scripts inside .astro files, which ESLint sees as files of their own. */
const inlineScripts = ["**/*.astro/*.{js,ts}"];
const tests = ["**/*.test.{ts,tsx}", "tests/**"];

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name: a name can be searched for, and stays the same everywhere.",
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
    name: "typed",
    files: typed,
    ignores: inlineScripts,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // An assertion is a claim that nobody checks: narrow, or parse.
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      // Leaving a field out of an object is done by naming it.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // A key that comes from outside, such as a column or a variable of the environment, may look like one.
      "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
      // A number in a sentence reads the same with and without String().
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => close()` says what happens; braces around it say nothing more.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // React and the DOM drop what a handler returns; a rejection in it is still reported as unhandled.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    name: "untyped",
    files: ["**/*.{js,mjs,astro}", ...inlineScripts],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: { "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }] },
  },
  astro.configs.recommended,
  {
    name: "hooks",
    files: ["src/islands/**"],
    extends: [reactHooks.configs.flat.recommended],
    // The recommended rules do not know hooks that are called as `trpc.survey.get.useQuery()`.
    rules: { "react-hooks/hooks": "error" },
  },

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
  roomRules([noDefaultExport]),
  ...browserRules,
  ...styleRules,

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
    rules: {
      "no-restricted-syntax": ["error", noDefaultExport, noSkippedTest],
      // A test hands over half an object, or a wrong one, on purpose.
      "@typescript-eslint/consistent-type-assertions": "off",
      // A fake has to be async where what it stands for is.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    name: "loaded by their default export",
    files: ["src/fetch.ts", "*.config.{ts,mjs}"],
    rules: { "no-restricted-syntax": "off" },
  },
);
