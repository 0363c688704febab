import type { WordTexts } from "./word-texts.ts";

/** Words about ease, patience and bearing. */
export const calmTexts: Readonly<Record<string, WordTexts>> = {
  accepting: {
    name: ["Takes people as they are", "Lets others be", "Come as you are"],
    notice: [
      "Around someone accepting, people explain themselves less.",
      "Often it’s one small thing that shows it: no raised eyebrow where people expected one.",
      "Accepting is what we call a person who doesn’t try to turn us into someone else.",
    ],
    gives: [
      "Odd habits, bad days and strange cousins can all be brought along.",
      "Admitting a mistake is easier when there’s no lecture to follow.",
      "Newcomers settle in sooner when someone doesn’t ask them to fit in first.",
    ],
    costs: [
      "Taking things as they are can mean putting up with them for too long.",
      "Letting something be isn’t the same as liking it, but people easily mistake one for the other.",
      "If you rarely object, others have to guess where your limit is.",
    ],
    unseen: [
      "When someone’s accepting, nothing happens: no advice, no frown, and so nothing to remember.",
      "It’s when something has gone wrong that people find out who’s accepting.",
      "From outside, accepting something looks much like not minding it.",
    ],
    question: [
      "What do you let pass in others and never in yourself?",
      "Which old disappointment have you made your peace with?",
      "If it didn’t lead to a quarrel, what would you stop putting up with?",
    ],
    step: [
      "Choose one thing you’d like to be different, and tell someone who can change it.",
      "Let a friend talk about a choice you wouldn’t make, and ask what they like about it.",
      "Change one small thing this week that you’ve long put up with, even if it’s only a lamp.",
    ],
  },
  adaptable: {
    name: ["Fine with a change of plan", "New plan, no fuss", "Whatever the day turns into"],
    notice: [
      "Once a plan falls apart, people notice who’s already looking for the next one.",
      "Adaptable usually means that a new school, job or rule doesn’t take long to become normal.",
      "It’s said of someone who copes well when the day turns out differently.",
    ],
    gives: [
      "With someone adaptable, a late change of plan doesn’t need a long apology.",
      "A weekend is easier to plan with someone who doesn’t mind either way.",
      "New people and new ideas get a fair chance.",
    ],
    costs: [
      "Someone who can adjust usually does, and after a while the others count on it.",
      "After saying “either is fine” for long enough, you may not know which one you’d like.",
      "Bending early can look like not minding, and some plans are worth defending.",
    ],
    unseen: [
      "When every week runs like the last, adaptable has no occasion to show.",
      "An adaptable person makes changes look smooth, and it’s the bumps that people notice.",
      "When someone adaptable has changed course, all that others see is the new plan.",
    ],
    question: [
      "If everything around you changed, what would you hold on to?",
      "Which change turned out better than the plan it replaced?",
      "When did you last get exactly what you wanted?",
    ],
    step: [
      "Be the first to say what you’d like when the next plan is made.",
      "Pick one evening this week that stays as planned, whatever comes up.",
      "If someone near you faces a change, tell them what made your last one easier.",
    ],
  },
  calm: {
    name: ["Not easily rattled", "Steady when things get loud", "The same over lunch and in a crisis"],
    notice: [
      "When something goes wrong, people look for the face that hasn’t changed.",
      "It shows under pressure: the voice stays where it was, and so do the hands.",
      "As others speed up, someone calm seems to stay at their own pace, and that’s remembered.",
    ],
    gives: [
      "Panic needs company. One person who doesn’t join in is often enough to slow it down.",
      "Someone upset can borrow a little calm just by sitting nearby.",
      "There’s time to think as long as one voice in the room doesn’t rise.",
    ],
    costs: [
      "To someone who’s upset, a steady voice can sound like indifference.",
      "People bring their troubles to someone steady, and seldom ask how that person is doing.",
      "Strain that doesn’t show gets no help until you say it’s there.",
    ],
    unseen: [
      "Without an emergency, calm looks just like having nothing to do.",
      "Someone can be calm inside and still talk fast, and people only hear the talk.",
      "Calm doesn’t interrupt anything, so there’s no moment at which people would notice it.",
    ],
    question: [
      "Where do your worries go when they don’t show?",
      "Where are you at your calmest?",
      "Who or what taught you to stay calm?",
    ],
    step: [
      "Think of a day that did upset you, and tell a friend about it.",
      "If it gets hectic tomorrow, say aloud what you’re doing, so that others can follow.",
      "Spend half an hour on something that makes your heart beat faster.",
    ],
  },
  patient: {
    name: ["Time for the slow things", "All the time it takes", "Can wait, and waits well"],
    notice: [
      "People notice it most when they’re slow themselves: learning, explaining, tying a shoe.",
      "Explaining a thing for the fourth time in the same voice will get most of us called patient.",
      "A patient person tends to let others get to the end of their sentence, even a long one.",
    ],
    gives: [
      "A learner can ask the same thing again without feeling stupid.",
      "Stories get told to the end, with all the detours that make them good.",
      "Trees, children and languages take years, and someone has to stay with them.",
    ],
    costs: [
      "People who wait without complaint tend to be served last.",
      "Some things won’t come however long you wait, and waiting doesn’t tell you which ones.",
      "Being slow to anger doesn’t mean there’s no limit. Reaching it can surprise people.",
    ],
    unseen: [
      "Waiting looks like nothing, and waiting well is most of what patient means.",
      "How patient someone is comes out only when something goes slowly.",
      "Friends often hear only the good news at the end, not the patient months before it.",
    ],
    question: [
      "Which wait turned out to be worth every day of it?",
      "Who uses up your patience fastest, and how do they do it?",
      "Is there anything you’re done waiting for?",
    ],
    step: [
      "Call about one thing you’re waiting for, and ask how much longer it’ll take.",
      "Go for a walk with someone slower than you, and let them set the pace.",
      "Say “I’d rather not wait” the next time it’s true.",
    ],
  },
  relaxed: {
    name: ["In no particular hurry", "Shoulders down", "An easy manner"],
    notice: [
      "It tends to show in the body: how someone sits, walks and answers the phone.",
      "In relaxed company, a pause in the talk doesn’t need to be filled.",
      "Someone relaxed rarely looks as if they had somewhere else to be.",
    ],
    gives: [
      "Other people stop hurrying as well, mostly without having decided to.",
      "A guest can drop a glass, and no one makes a fuss about it.",
      "Afternoons can run late when the person behind the plan isn’t counting minutes.",
    ],
    costs: [
      "To someone with a real worry, a relaxed answer can sound like a shrug.",
      "Anyone who never looks pressed tends to be handed more.",
      "Deadlines have little grip on a relaxed mind, until suddenly they have a lot.",
    ],
    unseen: [
      "Between a deadline and a bus, even a relaxed person looks like someone in a hurry.",
      "Many people are at their most relaxed when they’re alone, and nobody sees it.",
      "Feeling relaxed doesn’t always show on a face.",
    ],
    question: [
      "What can’t you be relaxed about, however hard you try?",
      "When you forget the time, what are you usually doing?",
      "How does a good day with no plans begin for you?",
    ],
    step: [
      "Invite someone who’s always in a rush, and do nothing together for an hour.",
      "This week, tell someone one thing that really matters to you.",
      "Leave the phone at home for one walk this week.",
    ],
  },
  dignified: {
    name: ["Head up, whatever comes", "Self-respect, plain to see", "A certain bearing"],
    notice: [
      "It’s mostly a matter of manner: how someone enters a room, and how they leave an argument.",
      "People choose this word for a person who respects themselves and doesn’t announce it.",
      "Losing is where it’s easiest to see, since a dignified person can lose without a scene.",
    ],
    gives: [
      "A quarrel stays decent as long as one person does.",
      "People often mind their own manners more around someone dignified.",
      "On a sad or solemn day, it helps others to see someone hold up.",
    ],
    costs: [
      "Composure can keep people at arm’s length, even those who’d be welcome closer.",
      "Where people expect good form, it’s harder to let them see you cry, or dance badly.",
      "Because hurt doesn’t show in a dignified person, few people ask whether it’s there.",
    ],
    unseen: [
      "Among old friends in their socks, hardly anyone looks dignified.",
      "Defeats show who stays dignified, but friends mostly meet over better things.",
      "Dignified has an old-fashioned sound, and people skip it even where it fits.",
    ],
    question: [
      "What would you never stoop to, and where did you learn that?",
      "Who gets to see you at your worst?",
      "When did keeping your composure cost you the most?",
    ],
    step: [
      "Do something this week that you’re bad at, with a person who’ll laugh along.",
      "Ask the name of someone most people walk past, and use it next time.",
      "When something stings, tell a friend about it the same evening.",
    ],
  },
  proud: {
    name: ["Stands by what’s theirs", "Knows their own worth", "Proud, out loud or not"],
    notice: [
      "It says that you stand by what’s yours. It doesn’t say what you’re proud of.",
      "People use proud for someone who knows what they’re worth and lets it be seen.",
      "Standing by what’s yours is the core of it. You can be proud and still admit a mistake.",
    ],
    gives: [
      "Proud people often speak well of their friends when the friends aren’t there.",
      "Work that someone puts their name to tends to be done properly.",
      "It does a place or a team good when someone thinks highly of it and says why.",
    ],
    costs: [
      "For someone proud, it can be hard to ask for help.",
      "A fault found in the work can feel like a fault found in you.",
      "People may weigh their words with you, so the useful ones don’t always arrive.",
    ],
    unseen: [
      "Good work is easy to see. How proud someone is of it stays inside.",
      "It’s easy to be proud of something for years without a word about it.",
      "Proud can sound like criticism, and people who like you may pass it over for that reason.",
    ],
    question: [
      "Is there something you’re proud of that few people would understand?",
      "When did you last enjoy being proved wrong?",
      "What are you not embarrassed about, even if people laugh?",
    ],
    step: [
      "Show one person something you’ve made, and say what you like about it.",
      "Let someone know this week exactly what you admire in their work.",
      "Ask someone tomorrow to help with a small thing you could do alone.",
    ],
    shared: [
      "You can speak well of your own work in front of them.",
      "You can be pleased with yourself in their company.",
      "They’ve noticed that you stand by what’s yours.",
    ],
  },
};
