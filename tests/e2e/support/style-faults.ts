import { ESLint } from "eslint";
import { transform, type Declaration, type Selector, type StyleRule } from "lightningcss";

/*
 * Styles that browsers of the older baseline (docs/decisions/009-browser-baseline.md) would drop. Lint checks
 * our own styles; this checks the output of Tailwind and the minifier.
 */

const newUnit = /"unit":"(?:[dsl]v(?:[bhiw]|min|max)|r?lh)"/;
const newSelectors = new Set(["details-content", "focus-visible", "has", "popover-open"]);
/** Part of a date field in Chrome and Safari, whose height old browsers may ignore. */
const datePart = '"-webkit-date-and-time-value"';

const nameOf = (declaration: Declaration): string =>
  declaration.property === "unparsed" ? declaration.value.propertyId.property : declaration.property;

const hasNewUnit = (declaration: Declaration): boolean => newUnit.test(JSON.stringify(declaration));

/** In `:is()` and the like, an unknown selector doesn't invalidate the others. */
const isNew = (selector: Selector): boolean =>
  selector.some((part) => "kind" in part && newSelectors.has(part.kind));

function declarationFaults(declarations: readonly Declaration[]): string[] {
  const faults: string[] = [];
  const names = new Set<string>();
  for (const declaration of declarations) {
    const name = nameOf(declaration);
    if (declaration.property === "text-decoration" && declaration.value.thickness.type !== "auto")
      faults.push("text-decoration with a thickness");
    if (!hasNewUnit(declaration)) names.add(name);
    else if (!names.has(name)) faults.push(`${name} in a new unit alone`);
  }
  return faults;
}

function ruleFaults({ selectors, declarations, rules }: StyleRule): string[] {
  const faults: string[] = [];
  if (rules?.length) faults.push("nesting");
  if (selectors.length > 1 && selectors.some(isNew)) faults.push("a list with a new selector");
  if (!JSON.stringify(selectors).includes(datePart))
    faults.push(...declarationFaults(declarations?.declarations ?? []));
  return faults;
}

const eslint = new ESLint({ ignore: false, ruleFilter: ({ ruleId }) => ruleId === "css/use-baseline" });

async function lintFaults(css: string): Promise<string[]> {
  const results = await eslint.lintText(css, { filePath: "dist/built.css" });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

export async function styleFaults(css: string): Promise<string[]> {
  const faults = Array.from(css.matchAll(/@media[^{]*[<>][^{]*/g), ([range]) => range.trim());
  transform({
    filename: "built.css",
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        if (rule.type === "style") faults.push(...ruleFaults(rule.value));
        if (rule.type === "layer-statement") faults.push("the order of layers");
        if (rule.type === "layer-block" && rule.value.name?.[0] !== "properties") faults.push("a layer");
      },
    },
  });
  return [...faults, ...(await lintFaults(css))];
}
