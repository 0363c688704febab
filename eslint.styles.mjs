// @ts-check
import css from "@eslint/css";
import { tailwind4 } from "tailwind-csstree";

/*
 * What style sheets may use, by the year in which every browser had it (docs/decisions/009-browser-baseline.md). Whatever stands in an
 * @supports may be newer. So may what is named here: a page without it is as usable, or the build writes it for old browsers.
 */

/** Sheets of pages that only a signed-in owner sees. */
const appSheets = ["card", "demo", "onboarding", "results", "results-print", "workshop-host"].map(
  (name) => `src/styles/*/${name}.css`,
);

const additions = {
  allowAtRules: ["page", "view-transition"],
  allowMediaConditions: ["forced-colors"],
  allowProperties: [
    "accent-color",
    "color-scheme",
    "forced-color-adjust",
    "hyphens",
    // Every browser has it; what is new is that it follows rounded corners.
    "outline",
    "overscroll-behavior",
    "print-color-adjust",
    "resize",
    "scroll-behavior",
    "scrollbar-gutter",
    "text-size-adjust",
    "text-wrap",
    "user-select",
    // Opens the details of a page on paper.
    "content-visibility",
  ],
  allowPropertyValues: {
    // `break-word`, which every browser has, is inherited from the body.
    "overflow-wrap": ["anywhere"],
    "break-after": ["avoid"],
    // Elsewhere Japanese headings break within a phrase.
    "word-break": ["auto-phrase"],
  },
  allowSelectors: [
    "backdrop",
    "details-content",
    // Without it, browsers draw rings of their own; chips.css and segments.css say it once more for the labels of hidden boxes.
    "focus-visible",
    // Each use refines a page that works without; the examples ask for it with @supports.
    "has",
    // Tailwind and the build write nested rules out.
    "nesting",
    // Asked for with @supports: without popovers a menu is a row of links.
    "popover-open",
    "selection",
    "view-transition-new",
    "view-transition-old",
  ],
  // With a fallback in vh before it.
  allowUnits: ["dvh"],
};

/** @param {number} available @param {Record<string, unknown>} [more] @returns {import("eslint").Linter.RulesRecord} */
const baseline = (available, more = {}) => ({
  "css/use-baseline": ["error", { available, ...additions, ...more }],
});

export const styleRules = [
  {
    name: "styles/public",
    files: ["src/styles/**/*.css"],
    // Lists of imports, in Tailwind's words.
    ignores: ["src/styles/base/*app.css"],
    plugins: { css },
    language: "css/css",
    languageOptions: { customSyntax: tailwind4 },
    rules: baseline(2021),
  },
  {
    name: "styles/app",
    files: appSheets,
    // Firefox has had container queries since 110, in early 2023.
    rules: baseline(2022, {
      allowProperties: [...additions.allowProperties, "container-type"],
      allowUnits: [...additions.allowUnits, "cqw"],
    }),
  },
  {
    // What the build makes of these and of Tailwind's. "eslint ." leaves dist/ out; the browser tests, which have a build, ask for it.
    name: "styles/built",
    files: ["dist/**/*.css"],
    plugins: { css },
    language: "css/css",
    rules: baseline(2021, {
      // `@property` and a layer of its own, in which Tailwind gives its properties a value; base.css gives it once more.
      allowAtRules: [...additions.allowAtRules, "layer", "property"],
      // Those of the app's sheets; and `appearance`, which Safari has with a prefix.
      allowProperties: [...additions.allowProperties, "appearance", "container-type"],
      allowPropertyValues: { ...additions.allowPropertyValues, "font-family": ["ui-monospace"] },
      allowSelectors: additions.allowSelectors.filter((name) => name !== "nesting"),
      // The app's, and one that Tailwind has for a part of date fields.
      allowUnits: [...additions.allowUnits, "cqw", "lh"],
    }),
  },
];
