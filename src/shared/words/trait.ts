/** How well somebody else can see a trait in day-to-day behaviour. */
export type Observability = "low" | "mid" | "high";

/** How strongly a trait reads as praise or blame. */
export type Evaluativeness = "low" | "mid" | "high";

/** One adjective of the catalogue. The id is stable; names may be translated, so nothing ever matches by name. */
export interface Trait {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly observability: Observability;
  readonly evaluativeness: Evaluativeness;
  /** Words that mean nearly the same belong to one cluster ("caring", "kind", "warm"). */
  readonly cluster: string;
}

/** How many words a person picks, for themselves and for others alike. */
export const minSelected = 5;
export const maxSelected = 10;
