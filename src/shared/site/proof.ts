/**
 * What tries the promise to peers before any change goes out, in the numbers that the page about the promise names. The tests run as many as
 * stand here, unless they are asked for more, and one counts the rules.
 */
export const proof = {
  /** Rules of docs/anonymity.md. */
  rules: 13,
  /** Random rounds on a real database, beside a model of what may be known (tests/histories). */
  rounds: 800,
  /** Random programmes of facilitators, each in two worlds (tests/histories/facilitator). */
  programmes: 300,
} as const;
