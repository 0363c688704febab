import type { Phrase } from "./phrase.ts";

/** So many words in a row are heard as a repetition. */
const echoLength = 4;

/** Picks the first of several phrases that does not sound like one it has picked before; the first if all do. */
export function createFreshChoice(): (phrases: readonly Phrase[]) => Phrase {
  const heard = new Set<string>();
  return (phrases) => {
    const [first] = phrases;
    if (first === undefined) throw new RangeError("no phrase to choose from");
    const chosen = phrases.find((phrase) => runsOf(phrase).every((run) => !heard.has(run))) ?? first;
    for (const run of runsOf(chosen)) heard.add(run);
    return chosen;
  };
}

/** Each run of words that stand together, whatever comes into the gaps. */
function runsOf(phrase: Phrase): readonly string[] {
  return phrase.split(/[{}.,:;]+/).flatMap((part) => {
    const words = part
      .toLowerCase()
      .split(" ")
      .filter((word) => word !== "");
    return words.slice(echoLength - 1).map((_word, at) => words.slice(at, at + echoLength).join(" "));
  });
}
