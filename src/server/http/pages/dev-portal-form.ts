import { days } from "#src/server/clock.ts";
import type { FormFields } from "./page-form.ts";
import type { DevProvider } from "#src/server/integrations/dev-provider/dev-provider.ts";

/** How far the buttons move the clock, in days. */
const steps: ReadonlyMap<string | undefined, number> = new Map([
  ["7", 7],
  ["31", 31],
]);

/**
 * Does what a button on the fake portal says.
 *
 * @returns a sentence for the person where it could not be done.
 */
export function actFromForm(provider: DevProvider, portalId: string, form: FormFields): string | null {
  const [act = "", value] = form.one("act").split(" ");
  switch (act) {
    case "advance":
      provider.advance(days(steps.get(value) ?? 1));
      return null;
    case "switch":
      return provider.act(portalId, { act, interval: value === "year" ? "year" : "month" });
    case "card":
      return provider.act(portalId, { act, number: form.one("card") });
    case "seats":
      return provider.act(portalId, { act, quantity: Number(form.one("seats")) });
    case "cancel":
    case "resume":
      return provider.act(portalId, { act });
    default:
      return "This button doesn’t exist.";
  }
}
