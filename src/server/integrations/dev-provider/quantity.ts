import { ApiError } from "./api-error.ts";
import { textAt, type Form } from "./form-body.ts";
import type { Purchase } from "./state.ts";

/** How many the payer may choose. Stripe's own limits are 0 and 99; ours sends both. */
export function adjustableIn(form: Form): Purchase["adjustable"] {
  const given = (name: string) => textAt(form, `line_items.0.adjustable_quantity.${name}`);
  if (given("enabled") !== "true") return null;
  return { least: Number(given("minimum") ?? 0), most: Number(given("maximum") ?? 99) };
}

/** @throws {ApiError} 400 for what is no whole number from 1 up. */
export function quantityIn(form: Form): number {
  const quantity = Number(textAt(form, "line_items.0.quantity") ?? 1);
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new ApiError(400, "A quantity is a whole number, 1 or more.");
  return quantity;
}
