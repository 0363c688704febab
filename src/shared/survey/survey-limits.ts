/** The numbers of a round, apart from the schemas: pages must not load a validator for a number. */

/** Whose round it is: a person's own, or one that an organisation runs (invited answers only, a higher minimum). */
export const audiences = ["personal", "organisation"] as const;
export type Audience = (typeof audiences)[number];

/** Nothing about others is shown below this many answers; an owner may raise it and nobody may lower it. */
export const leastResponses = { personal: 3, organisation: 5 } as const satisfies Record<Audience, number>;
/** An owner cannot raise the minimum beyond this: nobody would ever see a result. */
export const mostMinResponses = 50;
/** Answers that one round takes. */
export const maxResponses = 5_000;

export const titleMaxLength = 120;
export const descriptionMaxLength = 2_000;
export const noteMaxLength = 1_000;
