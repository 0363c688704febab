import type { PhraseSets } from "#src/server/domain/insight/phrases/phrase.ts";

/** The one thing to try at the end of a summary, by the words there are to try it with. */
export const summarySteps = {
  both: [
    "Take {“shared”} and {“theirs”} to a person who knows you well, and ask which of the two they would miss first.",
    "If you do one thing, tell somebody that {“theirs”} came up next to {“shared”}, and let them talk.",
    "Pick a situation in the coming week that asks you to be {shared} and {theirs}, and go into it with both in mind.",
    "Write two lines before the week is out: where being {shared} helped, and where being {theirs} might have.",
    "Find a moment in the last month when you were {shared} and {theirs} at once, and say what it took.",
    "Choose a meeting in which you normally rely on being {shared}, and make room in it for being {theirs}.",
    "Read {“shared”} and {“theirs”} to a friend as if they described a stranger, and ask whether that sounds like you.",
    "Put {“shared”} and {“theirs”} on a card, and tick the one you used at the end of each day this week.",
    "Tell a person you trust where you see {“shared”} in yourself, and ask where they see {“theirs”}.",
  ],
  shared: [
    "Ask a person you trust what being {shared} has cost you, since they already know what it is good for.",
    "Go into one hard conversation this week with the {shared} part of you in front.",
    "Tell somebody that {“shared”} came back to you, and ask what they would put next to it.",
    "Note down a moment when being {shared} helped and another when it got in the way.",
    "Think of a place where you are not {shared} yet and would like to be, and begin there this week.",
    "Pick a person who does not know you as {shared}, and let them find out.",
  ],
  theirs: [
    "Ask somebody you trust for an example of you being {theirs}, and write it down as they tell it.",
    "Look out this week for a moment in which {“theirs”} was a fair description.",
    "Tell somebody close that others said {“theirs”}, and ask whether that is news to them.",
    "For a week, assume that people expect you to be {theirs} and see what changes.",
    "Set {“theirs”} at the top of your list and ask yourself what it would push off.",
  ],
  kept: [
    "Invite one more person who has seen you being {kept}.",
    "Ask somebody who knows you well what they would need to see before they called you {kept}.",
    "Tell somebody why {“kept”} is on your list, and describe the moment that put it there.",
    "Before you look at these panes again, ask one more person from another part of your life, with {“kept”} in mind.",
  ],
  delicate: [
    "Ask somebody close which word they would put next to {“delicate”}, so that it does not stand alone.",
    "Write down one good thing that {“delicate”} has made possible, and one that it has cost you.",
    "Take a week before you decide what to make of {“delicate”}, and note what happens in it.",
    "Think of somebody you admire who could also be called {delicate}, and of what you see in them.",
    "Share {“delicate”} with a person you trust, and ask what else belongs in the same breath.",
  ],
  nothing: [
    "Invite two more people, and choose them from different parts of your life.",
    "Ask somebody who sees you every day and somebody who sees you rarely to answer as well.",
    "Wait for more answers before you draw anything from this.",
  ],
} as const satisfies PhraseSets;
