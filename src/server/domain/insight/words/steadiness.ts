import type { WordTexts } from "./word-texts.ts";

/** Words about being someone to count on. */
export const steadinessTexts: Readonly<Record<string, WordTexts>> = {
  dependable: {
    name: ["Steady, and known for it", "As good as done", "There when it counts"],
    notice: [
      "It takes time to be called that: people have to see someone come through more than once.",
      "A yes from someone dependable means that the thing gets done.",
      "When people explain this word, they often tell of a bad day when someone came to help.",
    ],
    gives: [
      "Plans get simpler when one part of them is certain.",
      "A plan looks less risky when at least one person in it is sure to do their part.",
      "Once something is in your hands, it’s off other people’s minds.",
    ],
    costs: [
      "People seldom say thanks for what they expect, and that can wear you down.",
      "Promises pile up, and there can be a few that you wouldn’t make again today.",
      "Difficult jobs tend to land with the person who did the last one well.",
    ],
    unseen: [
      "When someone dependable does a job, nothing goes wrong, and that’s hard to notice.",
      "It takes a promise to show who’s dependable, and many friendships do without promises.",
      "It takes time to see who’s dependable, and some people have known us only for a while.",
    ],
    question: [
      "If you could hand back one duty tomorrow, which would it be?",
      "Which promise are you keeping mostly out of habit?",
      "Whose word do you rely on, and do they know it?",
    ],
    step: [
      "Before your next promise, say “let me check” and sleep on it.",
      "Hand one small job to someone else this week, and leave it with them.",
      "Thank a person for something they do so regularly that it’s never mentioned.",
    ],
  },
  organized: {
    name: ["A place for everything", "On top of things", "A head for order"],
    notice: [
      "A bag, a shelf or a calendar gives it away, so it’s noticed early.",
      "Whenever people ask “where did we put that?”, they tend to turn to someone organized.",
      "It needn’t mean a tidy desk. People use it for anyone who knows what comes next.",
    ],
    gives: [
      "Meetings, trips and birthdays run better when one person knows the times.",
      "Things can be found, even on days when the person who put them there is away.",
      "A big task turns into a few steps with a date on each.",
    ],
    costs: [
      "The one who keeps the list also gets asked about the list, on Sundays too.",
      "A change of plan at the last minute can feel worse than it is.",
      "Other people’s ways of doing things can look like a mess and still work.",
    ],
    unseen: [
      "Much of being organized happens the evening before, when no one’s around.",
      "An organized mind can live at a messy desk, and the desk is what people see.",
      "When a plan works, people remember the trip and forget that it was organized.",
    ],
    question: [
      "Which part of your life is allowed to be a mess?",
      "Which task would you hand over tonight, if you knew it would be done your way?",
      "Whose way of keeping things in order has rubbed off on you?",
    ],
    step: [
      "Start a walk this week without deciding where it ends.",
      "Show one person how you keep track of something that they keep losing.",
      "Leave the next outing to someone else’s planning, start to finish.",
    ],
  },
  trustworthy: {
    name: ["Safe to confide in", "A word that holds", "Someone to tell things to"],
    notice: [
      "People tend to say it once they’ve left something important with someone.",
      "The usual meaning is simple: what you’re told stays with you.",
      "People leave their house keys, or a secret, with someone they’d call trustworthy.",
    ],
    gives: [
      "People can say a thing aloud when they know it won’t travel.",
      "After an honest answer, there’s no need to ask a second person.",
      "Less has to be put in writing where people keep their word.",
    ],
    costs: [
      "Knowing things that you can’t pass on gets lonely, and sometimes heavy.",
      "When people believe what you say, even a guess of yours can be taken for a fact.",
      "A single slip counts for more when people expected none.",
    ],
    unseen: [
      "Being trustworthy consists largely of things never repeated, and those can’t be seen.",
      "Being trustworthy shows mostly in what never happens, so there’s little to see.",
      "Between friends, trustworthy is often taken for granted and left out.",
    ],
    question: [
      "Who hears the things that you tell no one else?",
      "What have you been meaning to say to someone?",
      "When someone has lied to you, what does it take to believe them again?",
    ],
    step: [
      "Confide one thing to someone this week that you’ve kept to yourself so far.",
      "Do one small thing this week that you once said you’d do.",
      "Say what you think once today, where you’d usually say nothing.",
    ],
  },
  mature: {
    name: ["A grown-up in the best sense", "Ready to answer for things", "Owns up and carries on"],
    notice: [
      "Age has little to do with it. People say it of someone who answers for what they’ve done.",
      "You see it best in a quarrel, when one person doesn’t need to win.",
      "For many people it’s about proportion: a small thing stays small.",
    ],
    gives: [
      "Blame doesn’t get passed around, so people can get on with mending things.",
      "Younger people get to see how a setback can be taken.",
      "Something awkward can be brought up without turning into a scene.",
    ],
    costs: [
      "Being the reasonable one can mean that you’re the one who gives way.",
      "Responsibility finds the person who takes it, and then it stays.",
      "A grown-up is rarely asked whether they’d like to be childish for a day.",
    ],
    unseen: [
      "People seldom call someone their own age mature.",
      "After a mature reaction there’s no scene, and scenes are what people remember.",
      "While all goes well, there’s little occasion to look mature.",
    ],
    question: [
      "Which year of your life did most to make you grow up?",
      "If you could be ten again for a weekend, what would you do?",
      "What can you forgive now that you once couldn’t?",
    ],
    step: [
      "Spend an hour this week on something that’s only fun, and give no other reason.",
      "Leave a problem that isn’t yours with its owner for a whole day.",
      "Ask someone ten years older or younger this week how they’d decide a thing you’re unsure about.",
    ],
  },
  sensible: {
    name: ["Both feet on the ground", "A level head", "Practical, and no fuss"],
    notice: [
      "It’s what people hope to find in the person they ask before they sign something.",
      "As a compliment, it’s earned by decisions that still look right a month later.",
      "When a discussion gets heated, people look to someone sensible for the next step.",
    ],
    gives: [
      "Someone asks what it costs before it’s been bought.",
      "Someone sensible brings a talk that goes in circles back to what can be done by Friday.",
      "Talking to someone sensible, people can see their fears shrink to a short list.",
    ],
    costs: [
      "Forms and phone calls end up with someone practical, while others do the dreaming.",
      "The safe choice is usually fine, and now and then it’s the one you’d regret.",
      "Wild ideas get dropped early, and some of them would have been fun.",
    ],
    unseen: [
      "A sensible decision makes a poor story, so it seldom gets told.",
      "Sensible is a word people use for shoes, and they can forget that it fits people.",
      "What’s sensible often looks obvious afterwards, as if there’d been nothing to decide.",
    ],
    question: [
      "Which unreasonable thing are you most glad you did?",
      "Which decision are you putting off, and what would you tell a friend to do?",
      "If you had some money to waste, what would you buy?",
    ],
    step: [
      "Say yes to one invitation this week without checking whether it’s practical.",
      "Order or cook something this week that you’ve never tasted.",
      "Settle one thing today that’s been lying around because it isn’t urgent.",
    ],
  },
  wise: {
    name: ["Worth asking", "Good counsel", "A long view"],
    notice: [
      "It’s a word for the person people call before a big decision.",
      "Advice from someone wise tends to be quoted later, sometimes years later.",
      "People don’t call someone wise for having been through a lot, but for what they’ve made of it.",
    ],
    gives: [
      "In a crisis, it’s good to have someone there who knows how such things tend to end.",
      "Someone wise can spare others a mistake.",
      "After a talk with someone wise, people often find that they already knew the answer.",
    ],
    costs: [
      "Advice that was only a thought can be followed as if it were certain.",
      "Seeing how something will end, and keeping it to yourself, takes some strength.",
      "Experience can be wrong about something new, and it doesn’t feel wrong.",
    ],
    unseen: [
      "Wise makes people think of white beards, and few look for it across the kitchen table.",
      "What’s wise in a decision often comes out years later, if at all.",
      "Wise shows mostly when someone asks for advice, and not everyone asks.",
    ],
    question: [
      "Which mistake taught you the most?",
      "Ten years ago, what would you have liked to hear from the person you are now?",
      "Whose advice do you still follow, after all these years?",
    ],
    step: [
      "Ask someone to explain something new to you this week.",
      "Over coffee or on a walk, tell one person about a mistake you learned from.",
      "Ask a person you admire how they’d handle something you’re weighing up.",
    ],
  },
};
