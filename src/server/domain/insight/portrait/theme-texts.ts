import { themes, type Theme } from "#src/shared/words/themes.ts";

/** The objects of some themes, after "about"; the others are too broad for one phrase. */
export const themeNouns: Readonly<Partial<Record<Theme, string>>> = {
  heart: "how you are with people",
  head: "how you think",
  drive: "your strength",
  spark: "your lighter side",
  steadiness: "what people can count on",
};

/** How two themes combine: {a} is a word of the first, {b} of the second. Keys in the order of `themes`. */
const pairs: Readonly<Record<string, readonly string[]>> = {
  "heart head": [
    "{a} is about people, {b} is about problems, and most days bring both.",
    "A good answer counts for more when it comes from someone who means well.",
    "Being {b} helps with the problem, and being {a} with the person who has it.",
    "It’s worth asking someone {b}, and easier if they’re {a}, too.",
  ],
  "heart drive": [
    "You can be {a} and still insist.",
    "Being {a} and being {b} go together better than people think.",
  ],
  "heart spark": [
    "People like to be around someone who’s {b} and {a}.",
    "People can come to you for fun and for comfort.",
  ],
  "heart steadiness": [
    "It’s a comfort to know someone who means well and can be counted on.",
    "Someone {b} makes life easier, and someone {a} makes it nicer.",
  ],
  "heart calm": [
    "When something’s wrong, people look for someone who takes it to heart without panicking.",
    "It’s possible to feel for people without being swept away.",
  ],
  "heart depth": [
    "You can be good to people without saying much about it.",
    "Being {a} doesn’t have to make a noise.",
  ],
  "heart nerves": [
    "Being {b} doesn’t make anyone less {a}.",
    "You can worry about yourself and still have room for others.",
  ],
  "head drive": [
    "An answer is worth more when someone’s ready to stand up for it.",
    "You can know what to do, and say so, too.",
    "Being {a} gets a plan together, and being {b} gets it started.",
  ],
  "head spark": [
    "You can be {a} and good fun, and often both at once.",
    "People listen longer to someone who’s also fun.",
  ],
  "head steadiness": [
    "A good idea, and someone who sees it through: that’s rarer than it sounds.",
    "It’s useful to know the answer, and more useful to act on it.",
  ],
  "head calm": [
    "A problem can look smaller to someone who takes their time over it.",
    "You can think fast and not be in a hurry.",
  ],
  "head depth": [
    "More goes on in a head than answers: someone {a} can also be {b}.",
    "You can be {a} and {b} without making much noise about either.",
  ],
  "head nerves": [
    "If you can see what could go wrong, you have more to be {b} about.",
    "You can have the answer and still have a fast pulse.",
  ],
  "drive spark": [
    "You can push for something and have fun with it.",
    "People follow more readily when they’re enjoying themselves.",
  ],
  "drive steadiness": [
    "Someone can be {b} every day and {a} when it matters.",
    "You can be {a} without dropping what you’d promised.",
  ],
  "drive calm": ["Being {a} doesn’t have to be loud.", "You can want something badly and still not rush it."],
  "drive depth": [
    "Being {b} doesn’t make anyone less {a}.",
    "What goes on inside you and what you do about it needn’t look alike.",
  ],
  "drive nerves": [
    "Going ahead with a fast pulse is still going ahead.",
    "Being {b} doesn’t stop anyone from being {a}.",
  ],
  "spark steadiness": [
    "You can be good fun and still be there at eight sharp.",
    "It’s a relief when the person you count on is also good company.",
  ],
  "spark calm": [
    "You can liven up a room and still let people be.",
    "Being {b} doesn’t make anyone less {a}.",
  ],
  "spark depth": [
    "You can enjoy the party and still go on thinking about it afterwards.",
    "Those two don’t always come together: {a} and {b}.",
  ],
  "spark nerves": [
    "You can be {a} and {b} on the same evening.",
    "People who laugh a lot can be {b}, too. It isn’t always noticed.",
  ],
  "steadiness calm": [
    "It’s restful for others to know what to expect of someone.",
    "When plans fall apart, it’s good to be {a}, and to be {b} as well.",
  ],
  "steadiness depth": [
    "You can be there for people and still need time alone.",
    "People can rely on you without knowing everything you think.",
  ],
  "steadiness nerves": [
    "Taking things seriously has a price, and being {b} may be part of it.",
    "You can be {a} and {b}. It isn’t either or.",
  ],
  "calm depth": [
    "Being {a} leaves room to be {b}.",
    "You can take life as it comes and still think about it.",
  ],
  "calm nerves": [
    "You can be {a} on the outside and {b} underneath, or the other way around.",
    "How it feels and how it looks don’t have to match.",
  ],
  "depth nerves": [
    "Someone who takes in a lot has a lot to settle.",
    "People who notice a lot tend to notice themselves, too.",
    "Being {a} and being {b} often come together.",
    "You can be {b} and still not want it any other way.",
    "Much of what goes on inside never needs to be said aloud.",
  ],
};

/** Lines about a word of one theme and a word of another. */
export function linesOn(
  one: { readonly theme: Theme; readonly name: string },
  other: { readonly theme: Theme; readonly name: string },
): readonly string[] {
  const [first, second] =
    themes.indexOf(one.theme) < themes.indexOf(other.theme) ? [one, other] : [other, one];
  const lines = pairs[`${first.theme} ${second.theme}`] ?? [];
  return lines.map((line) => line.replaceAll("{a}", first.name).replaceAll("{b}", second.name));
}
