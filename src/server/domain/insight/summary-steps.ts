import type { PhraseSets } from "./phrase.ts";

/** The one thing to try at the end of a summary, by the words there are to try it with. */
export const summarySteps = {
  both: [
    "Take {shared} and {theirs} to one person who knows you well, and ask which of the two they would miss first.",
    "If you do one thing, tell somebody that {theirs} surprised you more than {shared} did, and let them talk.",
    "Pick one situation in the coming week that asks you to be {shared} and {theirs}, and go into it with the two words in mind.",
    "Before the week is out, write two lines: where being {shared} helped, and where being {theirs} might have.",
    "Ask one person you trust for a moment when you were {shared} and {theirs} at once.",
    "Choose one meeting in which you normally rely on being {shared}, and make room in it for being {theirs}.",
    "Read {shared} and {theirs} to a friend as if they described a stranger, and ask whether that sounds like you.",
  ],
  shared: [
    "Ask one person you trust what being {shared} has cost you, since they already know what it is good for.",
    "Choose one decision in the coming week and let the {shared} part of you settle it.",
    "Tell somebody that {shared} came back to you, and ask what they would put next to it.",
    "Before the week is out, write down one moment when being {shared} helped and one when it got in the way.",
    "Ask somebody who has not answered yet whether {shared} would be among their words.",
  ],
  theirs: [
    "Ask one person you trust for an example of you being {theirs}, and write it down as they tell it.",
    "Before the week is out, look for one moment in which {theirs} was a fair description.",
    "Tell somebody close that others said {theirs}, and ask whether that is news to them.",
    "For one week, act as if you were {theirs} and see what changes.",
    "Set {theirs} at the top of your list and ask yourself what it would push off.",
  ],
  kept: [
    "Invite one more person who has seen you being {kept}.",
    "Ask one person who knows you well what they would need to see before they called you {kept}.",
    "Tell somebody why {kept} is on your list, and give the moment that put it there.",
    "Before you look at these panes again, ask one more person from another part of your life, with {kept} in mind.",
  ],
  nothing: [
    "Invite two more people, and choose them from different parts of your life.",
    "Ask somebody who sees you every day and somebody who sees you rarely to answer as well.",
    "Wait for more answers before you draw anything from this.",
  ],
} as const satisfies PhraseSets;
