import type { WordTexts } from "./word-texts.ts";

/** Words about unease that others can see. */
export const nervesTexts: Readonly<Record<string, WordTexts>> = {
  nervous: {
    name: ["Nerves that show", "Butterflies before it starts", "Takes it seriously, and it shows"],
    notice: [
      "People say it of someone who seems to worry beforehand. It doesn’t say that the person can’t do it.",
      "It says that they can see unease. It doesn’t say what it’s about.",
      "That’s a plain word for an unsettled look. It doesn’t say why, and it isn’t a fault.",
    ],
    gives: [
      "Things that could go wrong get thought of in time.",
      "On a big day, others feel less alone with their own nerves.",
      "Nerves tell others that something matters, and many find that likeable.",
    ],
    costs: [
      "Before something big, worry can use up the whole evening, and sometimes the night.",
      "An audience sometimes watches the nerves and misses how good the answer was.",
      "When something feels too big, a quick no can mean missing a good chance.",
    ],
    unseen: [
      "Being nervous often feels far louder than it looks.",
      "Many a nervous hour is over before the others arrive.",
      "Other people are busy with themselves, and a nervous stomach is easy to miss.",
    ],
    question: [
      "What would you like someone to say to you just before something big?",
      "What old worry makes you smile today?",
      "Which of your worries is worth having, and which isn’t?",
    ],
    step: [
      "This week, arrive ten minutes early for something that worries you, and look around first.",
      "Ahead of your next big moment, say “I’m nervous, just so you know” to one person.",
      "Take one worry tonight and decide what you’d do first if it came true.",
    ],
    shared: [
      "You can say it aloud: they’ve said it, too.",
      "You don’t have to hide your nerves from them.",
      "With them, you can ask for company before a big moment.",
    ],
  },
  "self-conscious": {
    name: ["Aware of being seen", "One eye on how it looks", "Seen, and feeling it"],
    notice: [
      "It says that you think about how you come across. It doesn’t say that you come across badly.",
      "It’s a word for someone who seems to feel looked at. It doesn’t say that anyone is looking for faults.",
      "It’s a word for the care that people take when they feel watched. It doesn’t call that a fault.",
    ],
    gives: [
      "People who know how it feels to be looked at rarely put others on the spot.",
      "Someone who knows how it feels to be watched rarely makes a joke at another’s expense.",
      "Being aware of how things look, a person gives their work one more look before it goes out.",
    ],
    costs: [
      "Watching yourself takes attention away from the conversation you’re in.",
      "A sentence can be checked for so long that the moment for it is over.",
      "Small slips that others hardly noticed can feel as if they’d happened on a stage.",
    ],
    unseen: [
      "What feels self-conscious from within can look like being careful, or well prepared.",
      "Self-conscious people see themselves far more closely than any onlooker does.",
      "It’s possible to feel self-conscious all evening while the others are busy with their own hair.",
    ],
    question: [
      "With whom do you forget what you look like?",
      "If nobody was watching or filming, what would you wear, sing or say?",
      "Whose opinion of you do you carry around, and did you ever ask for it?",
    ],
    step: [
      "Bring a question for someone else to the next gathering, and start with it.",
      "At one meal this week, choose the seat where you feel least looked at.",
      "Wear something tomorrow that you can forget about once it’s on.",
    ],
    shared: [
      "If you blush, you don’t have to explain it to them.",
      "You can tell them what makes being looked at easier for you.",
      "It’s less of a strain to be looked at by people who already know.",
    ],
  },
  tense: {
    name: ["Keyed up, and slow to unwind", "Braced for whatever comes", "Wound up, and ready to go"],
    notice: [
      "People use it for someone who seems wound up. It doesn’t mean angry.",
      "It’s a word for someone who seems to be under strain. It doesn’t say why.",
      "It says that pressure seems to show. It doesn’t say how well you handle it.",
    ],
    gives: [
      "Someone on alert is often ready when things happen fast.",
      "Where one person feels the deadline, the rest are less likely to sleep through it.",
      "Pressure that shows gives others a chance to do something about it in time.",
    ],
    costs: [
      "Being wound up is tiring in itself, before any work has been done.",
      "Hurry is catching, and others can start to rush without knowing why.",
      "By the time you’ve unwound, half the evening can be over.",
    ],
    unseen: [
      "Tense shoulders under a jacket don’t tell the others much.",
      "Holding still is one way of being tense, and from outside it looks like composure.",
      "People who only meet you on your days off don’t see the tense hours.",
    ],
    question: [
      "What helps you unwind after a long day, and who knows about it?",
      "To sleep well tonight, what would you need to have settled?",
      "During which hour of the week are you least on guard?",
    ],
    step: [
      "Move one appointment this week that could just as well be later.",
      "Explain to someone close how long you need after a full day before you can talk.",
      "If one task is winding you up, get it done before noon tomorrow.",
    ],
    shared: [
      "If you need half an hour first, you can just say so.",
      "You don’t need an excuse with them if you want to leave early.",
      "After a long day, you needn’t put on a brighter face for them.",
    ],
  },
};
