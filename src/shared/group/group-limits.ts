/** Nothing in a group picture is about fewer people than this (rule F3). */
export const leastCounted = 5;
