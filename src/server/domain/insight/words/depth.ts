import type { WordTexts } from "./word-texts.ts";

/** Words about the inner life: thought, conviction and reserve. */
export const depthTexts: Readonly<Record<string, WordTexts>> = {
  complex: {
    name: ["More than meets the eye", "Not summed up in a sentence", "The short version won’t do"],
    notice: [
      "Complex usually means that one word isn’t enough for a person.",
      "People say it of someone who isn’t the same in every situation. It’s a description, not a complaint.",
      "By complex, people mean they haven’t figured you out, not that you’re hiding something.",
    ],
    gives: [
      "Conversations with someone many-sided seldom end where they began.",
      "Years into a friendship, there’s still something new to find out.",
      "People with little in common may each find something in the same many-sided friend.",
    ],
    costs: [
      "Being understood can take longer, and some people settle for a guess.",
      "Explaining yourself gets tiring when the short version is always a little wrong.",
      "Others sometimes look for a hidden meaning where you meant exactly what you said.",
    ],
    unseen: [
      "People tend to meet us in one role at a time, and one role seldom looks complex.",
      "Someone who speaks plainly is seldom taken for complex.",
      "What feels complex from the inside often comes out as one plain decision.",
    ],
    question: [
      "Which part of you do people get wrong most often?",
      "How do your different sides get along?",
      "Who knows a side of you that your best friend hasn’t met?",
    ],
    step: [
      "Offer the longer version the next time someone gets you wrong.",
      "Let someone from one part of your life meet someone from another this week.",
      "The next time you’re torn, tell someone both sides instead of picking one.",
    ],
    shared: [
      "You needn’t come up with a simpler version for them.",
      "None of you expects one word to sum you up.",
      "You don’t have to fit into one sentence for them.",
    ],
  },
  observant: {
    name: ["An eye for the small things", "Sees what others walk past", "Little goes unnoticed"],
    notice: [
      "You find out that someone’s observant when they bring up a detail you’d forgotten mentioning.",
      "Small things are what it’s usually about: a new haircut, a changed tone, a missing cup.",
      "Often it shows in a question about something that nobody else had noticed.",
    ],
    gives: [
      "Mistakes get caught before they’re printed, sent or cooked.",
      "A friend who’s struggling may not have to bring it up first.",
      "It can be a relief to be noticed without having to wave.",
    ],
    costs: [
      "What has been noticed is hard to ignore, even when it’s none of your business.",
      "Some people feel watched when a small thing about them gets mentioned.",
      "Crowded places can be tiring for someone who takes in so much.",
    ],
    unseen: [
      "It takes someone observant to move a glass from the edge of the table, and few people see it done.",
      "Observant people often keep what they notice to themselves.",
      "Someone observant can notice a great deal and never mention it.",
    ],
    question: [
      "Which hunch of yours about a person do you hope is wrong?",
      "What should someone notice about you without being told?",
      "Which detail about a person tells you most?",
    ],
    step: [
      "Mention one good thing you’ve noticed this week to the person it’s about.",
      "On a street you know well, find one thing today that you’d never seen.",
      "When someone looks tired, ask how they are, and wait for the second answer.",
    ],
  },
  reflective: {
    name: ["Thinks it over first", "An answer worth waiting for", "Thinks twice, and then once more"],
    notice: [
      "A reflective person may come back days later with a better answer to the same question.",
      "Pauses are what people notice: the answer takes a moment, and it’s been thought about.",
      "Asking “why” once more than the others do is a good way to be called reflective.",
    ],
    gives: [
      "A friend’s problem gets more than the first advice that comes to mind.",
      "Rash decisions are less likely when someone says “let me think about that” and does.",
      "Half-formed thoughts get clearer when they’re told to someone who takes them seriously.",
    ],
    costs: [
      "Turning a thing over once more can take the place of doing it.",
      "An old conversation may come back at night, long after the others have forgotten it.",
      "By the time the answer is ready, the talk has sometimes moved on.",
    ],
    unseen: [
      "People are at their most reflective on walks and in the shower, where nobody sees it.",
      "“Ask me tomorrow” is a reflective answer, and it’s easily mistaken for a way out.",
      "Reflective people can be fast and funny in company, and do their thinking later.",
    ],
    question: [
      "Which opinion have you dropped in the last year, and why?",
      "Which thought keeps coming back to you lately?",
      "What makes sense to you now that didn’t five years ago?",
    ],
    step: [
      "Take one open question for a walk this week, and come home with an answer.",
      "Talk to someone tomorrow about a thought that isn’t finished.",
      "Choose the next film, meal or book within ten seconds.",
    ],
  },
  searching: {
    name: ["A searching mind", "Still asking the big questions", "Wants more than an easy answer"],
    notice: [
      "People use searching for someone who keeps asking what matters, and hasn’t settled for the first answer.",
      "Someone who’s searching keeps asking what things are for. That’s no sign that something is wrong.",
      "Searching means wanting more than easy answers. It doesn’t mean being lost.",
    ],
    gives: [
      "Late in the evening, a searching mind tends to bring the talk to what really matters.",
      "People can say “I don’t know what it’s all for” and be met with interest.",
      "Questions that most of us put off get asked at last.",
    ],
    costs: [
      "Few answers hold for long when you keep asking, and that can be tiring.",
      "A good thing can pass half enjoyed while the mind is already on what it means.",
      "People with firm answers may hear a doubt in what was only a question.",
    ],
    unseen: [
      "Big questions seldom come up between errands, so a searching mind is easy to miss.",
      "Someone who’s searching may just look like someone who reads a lot or listens closely.",
      "A steady life and a searching mind go well together, and people see the steady life first.",
    ],
    question: [
      "Which question have you carried around the longest?",
      "How would you know that you’d found an answer?",
      "Whose answer to the big questions do you respect, even if it isn’t yours?",
    ],
    step: [
      "Over a cup of tea, ask someone much older or much younger what they live for.",
      "Choose one big question this week and leave it unanswered on purpose.",
      "Reread a page today that once meant a lot to you, and find out what it says to you now.",
    ],
    shared: [
      "Big questions can be asked aloud around them.",
      "Your next “but why” won’t surprise them.",
      "You needn’t pretend to have found the answer.",
    ],
  },
  idealistic: {
    name: ["How things could be", "Holds out for better", "With a better world in mind"],
    notice: [
      "You can hear it in sentences that begin with “we should” or “it isn’t right”.",
      "Asked how things are, an idealistic person often answers with how they ought to be.",
      "Where others shrug, someone idealistic still minds, and that gets noticed.",
    ],
    gives: [
      "A shabby compromise is harder to make with someone idealistic at the table.",
      "When work gets tedious, it’s good to have one person who remembers what it was for.",
      "Cynical talk runs out sooner when someone present still believes in something.",
    ],
    costs: [
      "Things rarely turn out as well as pictured, and each time it can hurt again.",
      "High hopes for the world can sound like a reproach to the person nearby.",
      "A good-enough solution can be hard to say yes to, even when it would do some good now.",
    ],
    unseen: [
      "In a week full of chores, nobody gets to hear how idealistic someone is.",
      "Someone idealistic may talk mostly about budgets and dates, and the ideal behind them is easy to miss.",
      "You can be idealistic about something for years and never mention it over lunch.",
    ],
    question: [
      "If it were up to you, what would change first?",
      "Which ideal have you let go of, and do you miss it?",
      "What injustice, large or small, will you never get used to?",
    ],
    step: [
      "This week, do something small for a cause that seems too big for one person.",
      "Find out what someone who disagrees with you would like to see instead, and just listen.",
      "Let one thing be merely good enough today.",
    ],
  },
  religious: {
    name: ["Guided by faith", "A sense of the sacred", "A life with faith in it"],
    notice: [
      "It’s a word for someone whose faith others know about. How much it means to you, only you can say.",
      "It says that people connect you with faith. It doesn’t say how you live it.",
      "Religious is a word for what guides a person. It leaves out how strict they are, and how certain.",
    ],
    gives: [
      "In hard times, people may turn to someone with faith, even if they don’t share it.",
      "At weddings and funerals, someone religious often knows what to say when others don’t.",
      "Anyone can mention a faith or a doubt of their own without feeling odd.",
    ],
    costs: [
      "Some people expect to be judged by someone with faith, and keep their distance.",
      "It can be tiring to be asked to answer for a whole religion.",
      "Doubts are harder to talk about once other people count on your faith.",
    ],
    unseen: [
      "Faith is something many keep out of work and small talk, so religious may never come up.",
      "Where there’s no service, symbol or rule to notice, a religious life looks like any other.",
      "A short silence before a meal may be religious, and it looks like a pause.",
    ],
    question: [
      "What is sacred to you, even on an ordinary day?",
      "Who hears about it when you have doubts?",
      "What were you taught to believe, and what have you made of it?",
    ],
    step: [
      "Spend ten minutes this week in the place where you feel closest to what you believe.",
      "When the talk next turns to belief, ask the other person one real question first.",
      "Show a friend a custom you’re fond of, and say where it comes from.",
    ],
    shared: [
      "You needn’t leave your faith out of it when you talk to them.",
      "Where faith is the reason, it can be named as the reason.",
      "You can mention your faith without leading up to it.",
    ],
  },
};
