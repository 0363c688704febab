import type { EmptyPanePhrases } from "#src/server/domain/insight/built-in/empty-pane.ts";

/** Sentences for an arena without a firm word, by what else there is to hold on to: a blind spot, a façade, nothing. */
export const emptyArenaPhrases = {
  theirs: {
    open: [
      "Your list and theirs do not meet clearly yet: they reached for {“theirs”}, which you left out.",
      "No word of yours came back beyond chance; what came instead was {“theirs”}, from {votes}.",
      "The shared pane is still empty: {votes} said {“theirs”}, and your list does not.",
      "You and the others have no firm word in common so far; one of theirs is {“theirs”}.",
      "Nothing you picked stands out from guessing, while {“theirs”}, which you did not pick, does.",
      "Common ground is missing for now: you went one way and {votes} went another, to {“theirs”}.",
    ],
    weigh: [
      "That puts no question mark behind your own words; it says that {“theirs”} was easier to see.",
      "A shared pane with nothing firm is not a verdict, and {answers} can miss much beside {“theirs”}.",
      "A word can be true of you and still lose its place to {“theirs”} when people may pick only a handful.",
      "What they noticed was {“theirs”}, and to notice one thing is not to deny another.",
      "Other people might bring your words up more often next to {“theirs”} than these {answers} do.",
      "It shows where they looked, at {“theirs”}, and not that your own words are wrong.",
    ],
    tryIt: [
      "One thing to try: ask somebody who knows you where {“theirs”} shows, and listen for a word of yours in the reply.",
      "Describe one day of this week as somebody who sees {“theirs”} in you would tell it.",
      "Pick the word of yours that lies closest to {“theirs”} and tell one person why you chose it.",
      "Tell a friend of a moment that you had in mind when you picked your words, and ask for their word before you mention {“theirs”}.",
      "Set {“theirs”} beside your own list and mark the one word that could describe the same moment.",
    ],
  },
  kept: {
    open: [
      "No word of yours has come back from more people than guessing would bring, and {“kept”} came back from nobody.",
      "The shared pane holds nothing firm so far: {“kept”}, for one, is on your list alone.",
      "You have no firm word in common yet, and {“kept”} has not been named by anybody else.",
      "Common ground has still to appear; {“kept”} stays with you for now.",
      "Among {answers} nothing of yours rose above chance, and {“kept”} did not come up at all.",
      "There is no word here yet that both sides stand behind, and {“kept”} waits on your side.",
    ],
    weigh: [
      "Each of them left most of the list unpicked, so this says little about whether {“kept”} fits.",
      "A shared pane with nothing firm is no verdict on {“kept”}; they saw you for a part of your week, at most.",
      "People can know you well and not think of {“kept”} when asked for a handful of words.",
      "The list is long and people choose a handful, so {“kept”} may only have lost out to other words.",
      "That leaves {“kept”} unconfirmed, which is not the same as denied.",
    ],
    tryIt: [
      "One thing to try: ask somebody who sees you in another setting, now or in a next round, and see whether {“kept”} comes up there.",
      "Ask one more person who has seen you under pressure, and keep {“kept”} in mind when the answer arrives.",
      "Think of the person who would most surely say {“kept”} about you, and ask them to answer.",
      "Write down the last moment in which {“kept”} was true of you, and who was there to see it.",
      "Name one place where {“kept”} would be the first word for you, and ask somebody from there.",
    ],
  },
  nothing: {
    open: [
      "Nothing in the shared pane stands out from chance so far.",
      "Your words came back thinly spread, none of them often enough to be called common ground.",
      "There is no firm common ground yet, only scattered agreement that guessing could explain.",
    ],
    weigh: [
      "With {answers} that can happen to anybody, and it does not speak against your own words.",
      "{answers} spread over a long list can easily look like this.",
      "Scattered picks from {answers} are no verdict in either direction.",
    ],
    tryIt: [
      "One thing to try: ask two more people who see you in different settings, in this round or another.",
      "Ask somebody who has known you for years to answer as well.",
      "Choose the word on your list that matters most to you and tell one person why it is there.",
    ],
  },
} as const satisfies Readonly<Record<string, EmptyPanePhrases>>;
