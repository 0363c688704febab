/** Stripe's test cards: working, failing from the second payment on, and taking 20 seconds for the first. */
export const cards = {
  good: "4242 4242 4242 4242",
  failsLater: "4000 0000 0000 0341",
  slow: "4000 0000 0000 0077",
  declined: "4000 0000 0000 0002",
} as const;
