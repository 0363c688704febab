import { leastCounted } from "#src/shared/group/group-limits.ts";

/** How many more have to open their window and agree to be counted before there can be a picture (rule F3). */
export const missingFor = (countable: number): number => Math.max(0, leastCounted - countable);
