import { exampleSurveys } from "#src/shared/result/example-surveys.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

const namesOf = (ids: ReadonlySet<string>): readonly string[] =>
  catalogue.filter(({ id }) => ids.has(id)).map(({ name }) => name);

const isOwn = ({ quadrant }: { quadrant: string }) => quadrant === "arena" || quadrant === "facade";

/** What the example's owner has picked for herself. */
export const ownWords = namesOf(
  new Set((exampleSurveys[0]?.words ?? []).filter(isOwn).map(({ traitId }) => traitId)),
);

/** What one of the twelve picked for her: the first ballot of example-rounds.test.ts. */
export const peerWords = namesOf(new Set(["dependable", "kind", "calm", "observant", "modest"]));
