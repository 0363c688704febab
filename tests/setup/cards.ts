/** Stripe's test cards: one that works, one that fails from the second payment on, one whose first payment takes 20 seconds. */
export const cards = {
  good: "4242 4242 4242 4242",
  failsLater: "4000 0000 0000 0341",
  slow: "4000 0000 0000 0077",
  declined: "4000 0000 0000 0002",
} as const;
