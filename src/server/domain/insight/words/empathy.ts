import type { WordTexts } from "./word-texts.ts";

/** Words about sensing what others need. */
export const empathyTexts: Readonly<Record<string, WordTexts>> = {
  empathetic: {
    name: ["Feels what others feel", "An ear for what isn’t said", "In tune with people"],
    notice: [
      "With someone empathetic, people tend to feel understood before they’ve finished a sentence.",
      "Someone empathetic doesn’t only understand a feeling; they feel some of it, too.",
      "A pause, a look, a change of voice: an empathetic person tends to catch it.",
    ],
    gives: [
      "Friends don’t have to prove that something hurts.",
      "Quarrels end sooner when one side can feel what it’s like on the other.",
      "Good news gets better when it’s told to someone who feels it, too.",
    ],
    costs: [
      "Moods are catching, and someone else’s can spoil a good day.",
      "Deciding gets harder when you can feel every side of it.",
      "Some people feel exposed when a mood is noticed before they’ve mentioned it.",
    ],
    unseen: [
      "Feeling with someone makes no sound, so an empathetic listener can look merely polite.",
      "Some empathetic people hear a great deal and answer with a joke.",
      "An empathetic guess about someone’s mood is often right and never spoken.",
    ],
    question: [
      "Whose mood affects yours the most?",
      "When you’ve caught a mood that isn’t yours, how do you shake it off?",
      "Who understands you without much explaining?",
    ],
    step: [
      "After a heavy conversation this week, walk once around the block before the next thing.",
      "Have lunch this week with the person who leaves you in the best mood.",
      "Tell someone today how they seem to you, and ask whether you’ve got it right.",
    ],
  },
  responsive: {
    name: [
      "Quick to notice, quick to answer",
      "Awake to what people need",
      "Not one to leave things hanging",
    ],
    notice: [
      "In practice it means that people rarely have to ask a second time.",
      "Little time passes between a need and an answer, and that’s what gets noticed.",
      "You’d say it of someone who sees a face fall and does something about it.",
    ],
    gives: [
      "Small problems get dealt with while they’re still small.",
      "People say sooner what they need if they know that someone will act on it.",
      "An early answer means that people don’t spend the day waiting.",
    ],
    costs: [
      "Quick answers create a habit: people stop thinking first and just ask.",
      "Staying with one thing is hard while another is always asking for you.",
      "Some problems solve themselves overnight, but only if nobody spends the evening on them.",
    ],
    unseen: [
      "Someone responsive at work may be slow with private messages, and those are what friends see.",
      "After being responsive to children or clients all day, people may have little left for friends to see.",
      "Slow answers get noticed. A responsive person leaves little to notice.",
    ],
    question: [
      "What could go unanswered until next week without any harm?",
      "Which of your own needs do you notice last?",
      "Who around you needs something that they aren’t asking for?",
    ],
    step: [
      "Answer one message tomorrow instead of today, on purpose.",
      "Turn off your phone for one meal this week, and let the messages pile up.",
      "Once this week, ask “Shall I help, or just listen?” before you act.",
    ],
  },
  sentimental: {
    name: ["Easily moved", "A soft spot for old times", "Moved by a song or an old photo"],
    notice: [
      "It says that things touch you, and that it shows. It doesn’t say that you’re sad.",
      "It’s a word for someone who’s easily moved. That isn’t the same as living in the past.",
      "People use it for someone whose feelings are close to the surface, at songs and at farewells.",
    ],
    gives: [
      "Families and groups keep their stories because someone still tells them.",
      "Old friends don’t get forgotten just because they’ve moved away.",
      "A lump in the throat is less awkward next to someone who knows the feeling.",
    ],
    costs: [
      "Throwing things out takes longer when every cup has a story.",
      "A farewell can weigh on you for days, while others are already somewhere else.",
      "Wet eyes make some people smile, and it isn’t nice to be smiled at just then.",
    ],
    unseen: [
      "Sentimental moments often come late in the evening, with a song on and no one else there.",
      "Visitors don’t see the box of letters that someone sentimental may keep on top of the wardrobe.",
      "What makes people sentimental is mostly the past, and newer friends weren’t in it.",
    ],
    question: [
      "Which object would you save from a fire, whatever its price?",
      "What song still gets to you, and what does it bring back?",
      "Which place would you go back to for an hour, and in which year?",
    ],
    step: [
      "Send an old photo to someone who’s in it, with a line about that day.",
      "Look up a person from an earlier time in your life and say hello this week.",
      "Show a friend something you keep only for its story, and tell it.",
    ],
    shared: [
      "In front of them, you needn’t cough your way through the sad part of a film.",
      "With them, reaching for a tissue won’t need explaining.",
      "They’re good people to talk about old times with.",
    ],
  },
  sympathetic: {
    name: [
      "Still there when things go wrong",
      "A shoulder people can lean on",
      "On the side of people in trouble",
    ],
    notice: [
      "It’s usually said of a listener who lets troubles be told to the end.",
      "It shows when something has gone wrong and the first question isn’t whose fault it was.",
      "When there’s bad news, a sympathetic person is often among the first to be told.",
    ],
    gives: [
      "Someone sympathetic can’t make trouble go away, but makes it easier to bear.",
      "People can talk about a failure without having to defend themselves.",
      "When one person doesn’t look away from trouble, others don’t either.",
    ],
    costs: [
      "Troubled people tend to find someone sympathetic, and some come back with the same trouble each time.",
      "Feeling for one person can mean taking sides before you’ve heard the other.",
      "Enjoying a good week gets harder when a friend is having a terrible one.",
    ],
    unseen: [
      "Being sympathetic comes out in bad times, and not every friendship has had any.",
      "Fear of saying the wrong thing can make a sympathetic person look unmoved.",
      "People can feel sympathetic without a word, and then it’s hard to see.",
    ],
    question: [
      "Who stood by you when it would have been easier not to?",
      "Who do you find it hard to feel sorry for?",
      "In a hard time, what did people say that was of real use to you?",
    ],
    step: [
      "Write to a person whose trouble began months ago, when others have stopped asking.",
      "If you hear a complaint this week, wait for the other side before you agree.",
      "Do something light this week with a friend who’s having a hard time.",
    ],
  },
};
