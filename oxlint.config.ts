import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, type DummyRuleMap } from "oxlint";
import tseslint from "typescript-eslint";

/*
 * The rules of TypeScript and React, above all those that know types. Oxlint asks TypeScript's native compiler for them
 * (oxlint-tsgolint), which takes an eighth of the time that ESLint took. ESLint keeps what Oxlint can't do: rules between
 * rooms, rules on browsers, and files that aren't TypeScript (eslint.config.mjs).
 */

/** Rules of the presets that Oxlint lacks. It refuses any name it doesn't know, so no other rule can get lost. */
const lacking = [
  // It refuses an object of the right shape where a class is asked for. Few of our functions ask for a class.
  "@typescript-eslint/no-unsafe-class-instance-assignment",
  // Options of React's compiler, which we don't set.
  "react-hooks/config",
  "react-hooks/gating",
];

const optionsOf = (setting: unknown): unknown[] => (Array.isArray(setting) ? setting.slice(1) : []);

/** The rules that presets turn on, with their options. What is a warning there is an error here. */
function rulesOf(presets: readonly { readonly rules?: object | undefined }[]): DummyRuleMap {
  const settings = presets.flatMap(({ rules = {} }) => Object.entries<unknown>({ ...rules }));
  const wanted = settings.filter(([name, setting]) => setting !== "off" && !lacking.includes(name));
  return Object.fromEntries(wanted.map(([name, setting]) => [name, ["error", ...optionsOf(setting)]]));
}

const tests = ["**/*.test.{ts,tsx}", "tests/**"];

export default defineConfig({
  plugins: ["typescript", "react"],
  categories: { correctness: "off" },
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: "error" },
  // Pages and scripts are ESLint's.
  ignorePatterns: ["**/*.astro", "**/*.{js,mjs}", "dist", ".astro", ".data", "test-results", "db/migrations"],
  rules: {
    ...rulesOf([...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked]),
    "typescript/switch-exhaustiveness-check": "error",
    // An assertion is a claim that nobody checks: narrow, or parse.
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    // Leaving a field out of an object is done by naming it.
    "no-unused-vars": ["error", { ignoreRestSiblings: true }],
    // A key that comes from outside, such as a column or a variable of the environment, may look like one.
    "typescript/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
    // A number in a sentence reads the same with and without String().
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    // `() => close()` says what happens; braces around it say nothing more.
    "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    // React and the DOM drop what a handler returns; a rejection in it is still reported as unhandled.
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  },
  overrides: [
    {
      files: ["src/islands/**"],
      rules: {
        ...rulesOf([reactHooks.configs.flat.recommended]),
        // The recommended rules don't know hooks that are called as `trpc.survey.get.useQuery()`.
        "react/hooks": "error",
      },
    },
    {
      files: tests,
      rules: {
        // A test hands over half an object, or a wrong one, on purpose.
        "typescript/consistent-type-assertions": "off",
        // A fake has to be async where what it stands for is.
        "typescript/require-await": "off",
      },
    },
  ],
});
