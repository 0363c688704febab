/** Whom someone wants to run rounds for: themselves, or people they work with. */
export const accountTypes = ["individual", "facilitator"] as const;
export type AccountType = (typeof accountTypes)[number];
