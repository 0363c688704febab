import type { WordTexts } from "./word-texts.ts";

/** Words about holding back. */
export const reserveTexts: Readonly<Record<string, WordTexts>> = {
  introverted: {
    name: ["Restored by time alone", "A good part of life goes on inside", "Best after an hour alone"],
    notice: [
      "It’s a word for people who get their strength back alone. They can still be very fond of company.",
      "It usually means that company is tiring after a while. It can still be enjoyed.",
      "Introverted says that someone’s attention turns inward first. It isn’t a measure of what they have to say.",
    ],
    gives: [
      "A friend who meets an introverted person one to one tends to get their full attention.",
      "Staying in needs no excuse with someone who likes to stay in, too.",
      "Thoughts that had time to form alone can bring something new to a conversation.",
    ],
    costs: [
      "Leaving early can look like a lack of interest, when it’s only tiredness.",
      "After enough answers of “maybe next time”, even welcome invitations can stop coming.",
      "Many offices and schools are made for people who think out loud, and that wears others out.",
    ],
    unseen: [
      "Many introverted people are lively in company and need time alone afterwards.",
      "With one friend at a time, introverted hardly shows, because there’s no crowd to get away from.",
      "Hours alone are what introverted people need, and those hours have no audience.",
    ],
    question: [
      "On an evening to yourself, which hour is the best?",
      "Whose company hardly ever leaves you feeling tired?",
      "When you’ve had enough company for the day, how do people find out?",
    ],
    step: [
      "Plan one hour for yourself this week, and keep it as you’d keep an appointment.",
      "Before the next party, tell a friend when you’d like to leave, and go then.",
      "Ask one person out for a walk instead of meeting the whole group.",
    ],
    shared: [
      "“I need an hour to myself” is a sentence you can say to them.",
      "If you’d rather stay in some evenings, they don’t need to be told why.",
      "Around them, an evening alone can count as a plan.",
    ],
  },
  modest: {
    name: ["No applause needed", "Lets the work speak", "Doesn’t show off"],
    notice: [
      "Someone has done well and doesn’t mention it: that’s usually when people think of this word.",
      "Watch what happens to praise: a modest person soon passes it on to someone else.",
      "People often learn from someone else what a modest friend has done.",
    ],
    gives: [
      "With someone modest, friends can talk about a success without it turning into a contest.",
      "It’s easier to ask a beginner’s question of someone who doesn’t show off.",
      "Where work is shared, the credit tends to reach the people it belongs to.",
    ],
    costs: [
      "Work that isn’t mentioned can be overlooked, or end up under another name.",
      "Where people compete for something, the louder one can look like the better one.",
      "Waving a compliment away can feel, to the person who made it, like being told they’re wrong.",
    ],
    unseen: [
      "Leaving out the best part of a story is modest, and listeners don’t know it’s missing.",
      "If you don’t mention what you’ve done, hardly anyone can tell that you’re modest about it.",
      "It takes something to boast about to show who’s modest, and most days offer nothing.",
    ],
    question: [
      "Of the things you’ve done, which should more people know about?",
      "Whose praise do you find easiest to believe?",
      "Which skill of yours would surprise the people you see every week?",
    ],
    step: [
      "Answer your next compliment with “thank you” and nothing else.",
      "This week, tell one person about something that went well because of you.",
      "Put your name today on something that you’d usually leave unsigned.",
    ],
  },
  quiet: {
    name: ["Sparing with words", "At home with silence", "Not a word too many"],
    notice: [
      "It’s a word for someone who uses few words. It doesn’t say that they have little to say.",
      "The word is about how much a person says. What they think, and how strongly, isn’t part of it.",
      "People say it of someone whose silences they notice. A silence can mean yes, no or neither.",
    ],
    gives: [
      "Silence doesn’t have to be filled, and for many people that’s a rest.",
      "People get to finish their sentences, and their thoughts.",
      "When someone of few words does speak, the table tends to listen.",
    ],
    costs: [
      "People fill in a silence with their own guesses, and they often guess wrong.",
      "While someone quiet waits for a gap, the decision can already be made.",
      "When something matters, saying nothing is easily taken for saying yes.",
    ],
    unseen: [
      "Some people are quiet in a group and talkative over coffee, and friends mostly see the coffee version.",
      "People can be talkative about what they’re asked, and quiet about the rest.",
      "To people who talk a lot themselves, someone quiet can simply seem a good listener.",
    ],
    question: [
      "In your last long conversation, what did you leave unsaid?",
      "Who can you sit with for an hour without saying much?",
      "While the others talk, what goes through your mind?",
    ],
    step: [
      "Ask one person to ask for your view in the next discussion.",
      "If something occurs to you after a conversation this week, send it in a message.",
      "Sit with someone you like today, and let a pause last.",
    ],
    shared: [
      "They don’t need you to talk to enjoy your company.",
      "A short answer from you is still an answer to them.",
      "It won’t surprise them when you say nothing for a while.",
    ],
  },
  shy: {
    name: ["Holding back at first", "A slow hello", "Not the first to speak up"],
    notice: [
      "People say it of someone who holds back at first. It doesn’t mean that they want to be left alone.",
      "Shy is mostly about beginnings. It doesn’t describe the hundredth conversation.",
      "It’s a word for someone who’s careful with new people. Careful doesn’t mean unwilling.",
    ],
    gives: [
      "Anyone else who’s shy has at least one person there who understands.",
      "Many people like to take their time with someone new, and someone shy lets them.",
      "Being talked to by someone shy can feel like being chosen.",
    ],
    costs: [
      "To people who’ve only just met you, holding back can look like coldness.",
      "Some chances go to the person who speaks up first.",
      "After a party, the thing you nearly said can stay with you for days.",
    ],
    unseen: [
      "Shy tends to fade once people know each other, so old friends hardly see it.",
      "Some shy people talk more when they’re unsure, and nobody can tell.",
      "Being shy can be mostly over once the door opens, and people only see what comes after.",
    ],
    question: [
      "Who made it easy for you to talk the first time you met?",
      "If strangers were no trouble, where would you go tomorrow?",
      "Who have you long wanted to talk to?",
    ],
    step: [
      "Go somewhere new this week with someone who already knows their way around.",
      "Say hello today to one person you usually just nod to.",
      "Write today to someone you’d find hard to approach in person.",
    ],
    shared: [
      "They can tell a slow start from a cold shoulder.",
      "Being slow to join in needs no apology with them.",
      "You can ask one of them to come along when it’s all new faces.",
    ],
  },
};
