/** Limits of a round. Separate from the schemas, so that pages load no validator. */

/** Whose round it is: a person's, or an organisation's (invited answers only, a higher minimum). */
export const audiences = ["personal", "organisation"] as const;
export type Audience = (typeof audiences)[number];

/** Below this many answers nothing about others shows; an owner may raise it. */
export const leastResponses = { personal: 3, organisation: 5 } as const satisfies Record<Audience, number>;
/** A higher minimum would mean that nobody ever sees a result. */
export const mostMinResponses = 50;
/** Answers that one round takes. */
export const maxResponses = 5_000;

export const titleMaxLength = 120;
export const descriptionMaxLength = 2_000;
export const circleNameMaxLength = 40;
/** Circles that share one person's own words. */
export const mostCircles = 5;
export const noteMaxLength = 1_000;
