/**
 * How much tests try the promise to peers, as the page about the promise says. Tests run this many, unless
 * asked for more, and one counts the rules.
 */
export const proof = {
  /** Rules of docs/anonymity.md. */
  rules: 13,
  /** Random rounds on a real database, compared with a model of what may be known (tests/histories). */
  rounds: 800,
  /** Random programmes of facilitators, each in two worlds (tests/histories/facilitator). */
  programmes: 300,
} as const;
