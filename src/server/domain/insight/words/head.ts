import type { WordTexts } from "./word-texts.ts";

/** Words about thinking, knowing and finding a way. */
export const headTexts: Readonly<Record<string, WordTexts>> = {
  able: {
    name: ["Up to the job", "Knows how, and does it", "Someone to hand it to"],
    notice: [
      "People say able when they’d trust someone with the difficult part of a job.",
      "It’s a plain word that people tend to use once they’ve seen a piece of work come out right.",
      "It means skill of any sort: engines, soups, numbers and small children all count.",
    ],
    gives: [
      "A job in able hands can be left there while the rest see to theirs.",
      "Many of us learn best by standing next to someone who knows how.",
      "With someone who knows where to start, even a flooded cellar is only a list of things to do.",
    ],
    costs: [
      "A task done well tends to be followed by a harder one.",
      "You can be good at a task and sick of it. From outside, only the first part shows.",
      "If the same person always does it best, the others never get the practice.",
    ],
    unseen: [
      "If people don’t know a field, they can’t tell how able someone is in it.",
      "Well-done work looks easy once it’s finished, so able isn’t always the word that comes to mind.",
      "On a walk or over coffee, there’s no job that would show how able someone is.",
    ],
    question: [
      "Among the jobs you do well, which one would you gladly never do again?",
      "What took you longest to learn, and who put up with you meanwhile?",
      "Where would you enjoy being a beginner?",
    ],
    step: [
      "Mend, cook or build something this week together with a person who’s never done it.",
      "Tell the person who taught you your best skill that it’s still in use.",
      "Leave one broken thing broken this week, and do something you enjoy instead.",
    ],
  },
  clever: {
    name: ["Quick on the uptake", "Quick to see how it works", "Gets it at once"],
    notice: [
      "Speed is most of it: seeing how a thing works while others are still reading the label.",
      "Often the word goes to the person who gets the jammed drawer open without force.",
      "A clever answer tends to look obvious a minute later, and people remember who said it first.",
    ],
    gives: [
      "Talking a problem over gets quicker when the other person already sees where it’s going.",
      "Stuck things start to move again: a lock, a spreadsheet, a plan for Saturday.",
      "When the usual way is blocked, friends know whom to ask for another way.",
    ],
    costs: [
      "A fast answer can be wrong, and it sounds just as good as a right one.",
      "Getting there first means waiting, and waiting is boring.",
      "Some of what’s worth learning comes slowly, and a quick mind may drop it too early.",
    ],
    unseen: [
      "Sometimes people see the clever result, and never the thinking.",
      "It takes a puzzle to look clever, and most afternoons don’t bring one.",
      "A clever listener and a polite one look the same across a table.",
    ],
    question: [
      "What did you figure out lately that you’d like to explain to someone?",
      "Which problem have you been putting off, and what’s the hard part?",
      "Who do you most enjoy thinking aloud with?",
    ],
    step: [
      "This week, fix something at home that has annoyed you for months.",
      "Take a puzzle that has beaten you before, and spend ten minutes on it with a friend.",
      "If you see the answer first tomorrow, wait and hear how the others get there.",
    ],
  },
  ingenious: {
    name: ["Thinks of what isn’t there yet", "Ideas nobody saw coming", "Makes new things out of old"],
    notice: [
      "People remember the odd solution: a bit of string, a spoon, and the thing works again.",
      "People keep this word for answers that weren’t in the book.",
      "An ingenious idea tends to make others ask how on earth anyone thought of that.",
    ],
    gives: [
      "A good fix goes on being useful long after the day it was found.",
      "Around someone ingenious, trying things out becomes normal, and so does trying again.",
      "Someone with a broken thing and no money knows who to call.",
    ],
    costs: [
      "A new way needs explaining, and people who liked the old one may not thank you for it.",
      "The first half of an idea is fun. The second half is only work, and it’s often still waiting.",
      "Sometimes the ordinary way would have been quicker, which is hard to see while you’re inventing.",
    ],
    unseen: [
      "Most days ask for the usual way of doing things, so an ingenious idea has to wait for its turn.",
      "An ingenious solution can be so neat that it looks as if there had never been a problem.",
      "People see that a thing works. They don’t see the ingenious part, which was getting it there.",
    ],
    question: [
      "Which makeshift solution has lasted longest in your life?",
      "Suppose one rule could go tomorrow: what would you put in its place?",
      "Which strange idea of yours is still waiting to be tried?",
    ],
    step: [
      "Try one chore this week in a way you’ve never done it.",
      "Hand an unfinished idea to someone who’s good at finishing, and see what comes back.",
      "Tomorrow, ask one person what annoys them most about their day, and sketch a fix.",
    ],
  },
  intelligent: {
    name: ["A mind that takes things in", "A head for hard questions", "Learns it, and understands it"],
    notice: [
      "People hear intelligence in the questions that someone asks, often more than in the answers.",
      "With someone intelligent, explaining a thing once is usually enough.",
      "Intelligent is about how a person thinks: what they ask, what they doubt, what they put together.",
    ],
    gives: [
      "A contract or a set of rules makes more sense once someone has thought it through aloud.",
      "Conversations go further when the hard parts don’t have to be left out.",
      "Difficult questions get a serious try, not just a shrug or a guess.",
    ],
    costs: [
      "Asking a simple question gets harder when people take you for the one who understands.",
      "An intelligent person can find good reasons for almost anything, including doing nothing.",
      "Nobody can reason away a tired evening or hurt feelings.",
    ],
    unseen: [
      "Small talk asks little of anyone, so it’s a poor place to look intelligent.",
      "An intelligent thought shows once it’s said, and most thoughts never are.",
      "Asked to describe a person, many think of how it feels to be with them. Intelligent comes later.",
    ],
    question: [
      "What has puzzled you lately, and have you told anyone?",
      "What subject would you study for a year, with no exam at the end?",
      "Whose thinking do you admire, and what do they do that you don’t?",
    ],
    step: [
      "Have someone teach you a thing this week that you know nothing about.",
      "Read a page by someone you disagree with, and tell a friend the best point in it.",
      "When you don’t know something, say so out loud before you look it up.",
    ],
  },
  knowledgeable: {
    name: [
      "Someone who’d know",
      "The one to ask before looking it up",
      "A head full of things worth knowing",
    ],
    notice: [
      "It’s usually said of a person who can answer the second question, and the one after that.",
      "A name, a date, the reason why: people remember who knew.",
      "Many of us ask someone knowledgeable first, and look things up only later.",
    ],
    gives: [
      "One phone call to the right person can save an evening of looking things up.",
      "An old street or a film gets more interesting with someone who knows the story behind it.",
      "Decisions go better when one person in the room has the facts.",
    ],
    costs: [
      "An answer can get longer than anyone asked for, which is hard to notice from inside.",
      "Hearing a wrong detail and letting it pass can be hard work, even when it doesn’t matter.",
      "Those who come for facts may leave with them, and never find out what you think.",
    ],
    unseen: [
      "Nearly all of what a knowledgeable person knows is never asked for.",
      "A knowledgeable beekeeper sounds like anyone else until the talk turns to bees.",
      "Phones answer most questions now, so people find out less often who’s knowledgeable.",
    ],
    question: [
      "What could you talk about for an hour without notes?",
      "Where did you pick up the thing you know most about?",
      "Which facts do you know only because life made you learn them?",
    ],
    step: [
      "Today, tell someone the most surprising thing you know, in under a minute.",
      "Ask a friend about their subject this week, and leave yours at home.",
      "Show someone one thing this week that people usually come to you for.",
    ],
  },
  logical: {
    name: [
      "One step after another",
      "First the reason, then the answer",
      "From A to B, with nothing left out",
    ],
    notice: [
      "It fits someone who wants to know why before they agree.",
      "Like the answer or not, people can usually follow how a logical person got to it.",
      "What strikes others is the order: first what’s known, then what follows from it.",
    ],
    gives: [
      "Reasons can be checked, so people don’t have to take your word for it.",
      "A quarrel often shrinks once someone sorts out what it’s about.",
      "With someone logical, a tangled choice comes apart into pieces that people can talk about.",
    ],
    costs: [
      "A correct argument can come too early for someone who’s still angry.",
      "Some things matter for no reason anyone can name, and logic overrules them too easily.",
      "Where others decide by mood or habit, it’s tiring to be the one who asks why.",
    ],
    unseen: [
      "Well put, a logical argument just sounds like common sense, and people don’t look for a word for it.",
      "Logical steps happen in the head, while what others remember is the tone of voice.",
      "Over dinner or at a party, hardly anyone gets to see how logical someone is.",
    ],
    question: [
      "Which decision of yours made no sense on paper and was right all the same?",
      "What do you believe that you can’t prove, and how would you explain it?",
      "Who tends to win arguments with you, and how do they do it?",
    ],
    step: [
      "Before you answer in the next disagreement, say what the other person is right about.",
      "Let a feeling decide one small thing this week. Dinner will do.",
      "Explain one decision to a friend without the word “because”, and see what’s left.",
    ],
  },
};
