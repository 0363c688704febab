/** How well others can see a trait in everyday behaviour. */
export type Observability = "low" | "mid" | "high";

/** How strongly a trait reads as praise or blame. */
export type Evaluativeness = "low" | "mid" | "high";

/** How many words a person picks, for themselves and for others alike. */
export const minSelected = 5;
export const maxSelected = 10;
