import type { Card } from "./state.ts";

/** Stripe's own test cards, which people who have used it know by heart. */
const known: ReadonlyMap<string, Card["kind"] | "declined"> = new Map([
  ["4000000000000002", "declined"],
  ["4000000000000341", "fails"],
  ["4000000000000077", "slow"],
]);

function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits)) return false;
  let sum = 0;
  for (const [place, digit] of digits.split("").entries()) {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** What a number that someone types stands for, or the sentence that refuses it. */
export function readCard(number: string): Card | { readonly message: string } {
  const digits = number.replaceAll(/[\s-]/g, "");
  if (!isCardNumber(digits)) return { message: "That isn’t a card number. Try 4242 4242 4242 4242." };
  const kind = known.get(digits) ?? "good";
  if (kind === "declined") return { message: "Your card was declined. Try another one." };
  return { last4: digits.slice(-4), kind };
}
