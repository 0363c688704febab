import { listNames } from "#src/shared/text/in-sentences.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";

/** How a circle is spoken of. */
interface Voice {
  /** Begins no sentence. */
  readonly subject: string;
  readonly says: (words: string) => string;
  /** As the owner tells others; null for a name of the owner's own, which others aren't told. */
  readonly mine: string | null;
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
      mine: "my friends",
      place: "among your friends",
      some: "some of your friends",
      verb: "do",
    },
    family: {
      subject: "your family",
      says: (words) => `Your family calls you ${words}`,
      mine: "my family",
      place: "in your family",
      some: "some of your family",
      verb: "does",
    },
    work: {
      subject: "people at work",
      says: (words) => `People at work call you ${words}`,
      mine: "people at work",
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
    mine: null,
    place: `in “${name}”`,
    some: `some people in “${name}”`,
    verb: "do",
  };

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const named = (traitIds: readonly string[]): string => listNames(traitNames(traitIds)).toLowerCase();

/** Of a person, "searching" is no usual word, so it stands as one of the list. */
export const adjectives = (traitIds: readonly string[]): string =>
  named(traitIds).replace("searching", "“searching”");
