import { listNames } from "#src/shared/text/in-sentences.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";

/** How a circle is spoken of. */
interface Voice {
  /** Begins no sentence. */
  readonly subject: string;
  readonly says: (words: string) => string;
  /** As the owner tells others; null for a name of the owner's own, which others aren't told. */
  readonly tells: ((words: string) => string) | null;
  readonly place: string;
  readonly some: string;
  /** "more often than your family does" */
  readonly verb: "do" | "does";
}

/** The circles that people are asked to add first read better without quotation marks. */
const voices = new Map<string, Voice>(
  Object.entries({
    friends: {
      subject: "your friends",
      says: (words) => `Your friends call you ${words}`,
      tells: (words) => `My friends call me ${words}`,
      place: "among your friends",
      some: "some of your friends",
      verb: "do",
    },
    family: {
      subject: "your family",
      says: (words) => `Your family calls you ${words}`,
      tells: (words) => `My family calls me ${words}`,
      place: "in your family",
      some: "some of your family",
      verb: "does",
    },
    work: {
      subject: "people at work",
      says: (words) => `People at work call you ${words}`,
      tells: (words) => `People at work call me ${words}`,
      place: "at work",
      some: "some people at work",
      verb: "do",
    },
  }),
);

export const voiceOf = ({ name }: { readonly name: string }): Voice =>
  voices.get(name.toLowerCase()) ?? {
    subject: `people in “${name}”`,
    says: (words) => `In “${name}”, people call you ${words}`,
    tells: null,
    place: `in “${name}”`,
    some: `some people in “${name}”`,
    verb: "do",
  };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const named = (traitIds: readonly string[]): string => listNames(traitNames(traitIds)).toLowerCase();

/** "You're searching" says that someone is looking for something. */
export function adjectives(traitIds: readonly string[]): string {
  return traitIds.length === 1 && traitIds[0] === "searching" ? "someone who’s searching" : named(traitIds);
}
