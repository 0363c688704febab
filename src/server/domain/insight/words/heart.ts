import type { WordTexts } from "./word-texts.ts";

/** Words about turning towards other people. */
export const heartTexts: Readonly<Record<string, WordTexts>> = {
  caring: {
    name: ["Someone who looks after people", "Concern that people can feel", "Cares, and lets it show"],
    notice: [
      "By this, people usually mean that it matters to you how they’re doing, and that they can tell.",
      "Often it’s earned by small things, such as asking a week later how something turned out.",
      "Many people ask how you are. This word goes to those who wait for the answer.",
    ],
    gives: [
      "A bad day gets shorter once it’s been told to someone who listens.",
      "Around a caring person, friends can say “not so good” instead of “fine”.",
      "People like to know that someone would notice if they didn’t turn up.",
    ],
    costs: [
      "There’s always one more person to look in on, and the day has an end.",
      "The one who looks after the rest is often the last to be asked how they are.",
      "For people who’d rather sort things out alone, even well-meant concern can be a bit much.",
    ],
    unseen: [
      "When there’s a child or a parent to look after, being caring mostly happens out of other people’s sight.",
      "Caring about people often happens in the mind, long before there’s anything to see.",
      "From outside, caring can look like simple errands: a lift, a phone call, a pot of soup.",
    ],
    question: [
      "Whose worries are on your mind tonight, and which of them are really yours?",
      "What was the best thing someone did for you when you were ill?",
      "If someone looked after you for a day, what would you want?",
    ],
    step: [
      "Send a message that needs no reply to someone whose week is hard.",
      "When you’re next asked how you are, answer truthfully and at some length.",
      "Before you step in for a friend this week, ask them what would be of use.",
    ],
  },
  friendly: {
    name: ["Good to run into", "A good person to sit next to", "Easy to walk up to"],
    notice: [
      "Friendly is a word that people can settle on within a minute of meeting someone.",
      "A look and a tone do most of it: they say that you don’t mind being spoken to.",
      "People come over to someone friendly without having to think of a reason first.",
    ],
    gives: [
      "Newcomers have someone to talk to right away, and that can decide how an evening goes.",
      "Asking a stupid question costs less when the answer comes with a smile.",
      "Small talk stops being a chore, and now and then it becomes a real conversation.",
    ],
    costs: [
      "A pleasant manner can make people expect a yes. When a no is due, it catches them off guard.",
      "If someone friendly doesn’t smile for a day, people ask what’s wrong.",
      "Easy chats with many people can leave little time for the long ones with a few.",
    ],
    unseen: [
      "Concentration can make the friendliest face look stern.",
      "Friendly can pass for plain good manners, and good manners rarely make a list.",
      "Where everyone is friendly, few people think of mentioning it.",
    ],
    question: [
      "Who are you always pleased to see, and what is it about them?",
      "Which acquaintance would you like to know better?",
      "With a stranger, what decides whether you like them?",
    ],
    step: [
      "Stop and chat today with someone you usually only nod to.",
      "Invite an acquaintance for a coffee this week, with no purpose at all.",
      "Learn the name of one person you see regularly, and use it when you meet again.",
    ],
  },
  giving: {
    name: ["A generous hand", "Open-handed", "Glad to share"],
    notice: [
      "It can be time, attention or the last piece of cake. People notice when it’s offered gladly.",
      "People tend to use it for someone who offers before being asked, and doesn’t keep count.",
      "People remember what they got, sometimes longer than the giver does.",
    ],
    gives: [
      "Where one person shares freely, others stop keeping score.",
      "Taking something is easier when no strings are attached.",
      "Even an hour, or a spare jacket, tells people that they matter.",
    ],
    costs: [
      "Requests don’t run out, but time and money do.",
      "Certain people take whatever is offered and never wonder what’s left for you.",
      "A present can make people feel in debt, even when that’s the last thing you wanted.",
    ],
    unseen: [
      "Giving that’s done without a word can pass unnoticed, even by those who get the most of it.",
      "Each person sees only what comes their own way, so giving looks smaller than it is.",
      "If you’re giving with your time, it can look as if you simply had plenty of it.",
    ],
    question: [
      "Your time, your food, your things: which of them is hardest for you to share?",
      "Which present do you still remember that cost next to nothing?",
      "How does it feel to be given something you can’t repay?",
    ],
    step: [
      "If a person offers to pay or carry something for you this week, just say thanks.",
      "Lend a book or a tool you like to one person, and tell them there’s no hurry.",
      "Set aside an hour this week that belongs to you alone, and don’t lend it out.",
    ],
  },
  helpful: {
    name: ["Quick to lend a hand", "Sleeves already rolled up", "Good to have around when something breaks"],
    notice: [
      "When something’s jammed, lost or late, people look round for someone helpful.",
      "What people notice about help is often the timing: it comes while it’s still of use.",
      "This word is about deeds. People don’t give it for good intentions.",
    ],
    gives: [
      "A job that looked like a whole evening’s work gets done before supper.",
      "If there’s someone to call, a flat battery is only a flat battery.",
      "By working alongside, people pick up how a thing is done and can do it alone next time.",
    ],
    costs: [
      "Your own errands wait while you’re busy with other people’s.",
      "The person who steps in quickly gets asked again, and again after that.",
      "Now and then people want to work something out for themselves, and a hand held out too soon spoils it.",
    ],
    unseen: [
      "The most helpful things often get done before anyone has seen a problem.",
      "People who’ve never needed a hand haven’t seen anyone’s helpful side.",
      "What’s helpful often leaves no trace: the thing just works again.",
    ],
    question: [
      "If nobody asked you for a favour for a month, where would the hours go?",
      "If water came through your ceiling at midnight, who would you call?",
      "Which jobs do you enjoy being asked to do, and which do you only put up with?",
    ],
    step: [
      "Answer the next request with a day that suits you, instead of “now”.",
      "Get someone to give you a hand this week with a job you could manage alone.",
      "Teach one person a small thing that you’d otherwise do for them.",
    ],
  },
  kind: {
    name: ["A good heart, in plain sight", "A gentle way with people", "Considerate to the core"],
    notice: [
      "Often it’s about a moment when someone could have been sharp, and wasn’t.",
      "It tends to mean being good to people who can’t do anything in return.",
      "Mostly it’s a matter of tone, above all when someone has made a mistake.",
    ],
    gives: [
      "Next to someone kind, a person can be tired, slow or clumsy and still feel all right.",
      "People at the edge of a group are drawn in with a nod and an empty chair.",
      "Even bad news goes down better from someone gentle.",
    ],
    costs: [
      "A plain truth gets put off when it’s going to hurt.",
      "Anyone gentle gets tested now and then by people who take it for weakness.",
      "So much thought can go into other people’s feelings that your own have to wait.",
    ],
    unseen: [
      "Being kind is often a matter of what you don’t say, and that can’t be heard.",
      "A kind gesture is often taken as a matter of course and given no name.",
      "Kind thoughts about people can fill a day without one of them ever hearing a word.",
    ],
    question: [
      "Which small thing did a stranger once do for you that you still think of?",
      "Who do you know with a gentle way of telling the truth?",
      "When is being nice the wrong thing to do, in your view?",
    ],
    step: [
      "Pass on something good this week that you’ve heard said about a person.",
      "Say one plain no today, in the tone you’d use for a yes.",
      "Tomorrow, thank a driver, a cleaner or a cashier for something in particular.",
    ],
  },
  loving: {
    name: ["A big heart, and an open one", "Fond of people, and it shows", "Generous with affection"],
    notice: [
      "Affection that shows is what’s meant: a hug, a nickname, a message for no reason.",
      "Good manners alone don’t earn this word. People choose it when they feel liked.",
      "People tend to say it of someone whose fondness they never have to guess at.",
    ],
    gives: [
      "Feeling liked gets people through a dull day more easily.",
      "A bad mood is easier to bear around people whose affection doesn’t change with it.",
      "Others find it easier to say “I like you” once someone has gone first.",
    ],
    costs: [
      "Being fond of people means missing them more when they’re away.",
      "It can hurt to get less affection back than you give, even if no harm was meant.",
      "Some people don’t know what to do with affection, and step back from it.",
    ],
    unseen: [
      "At work or in class there’s hardly a place for being loving, so it stays at home.",
      "It takes people longer to notice that someone’s loving if there are no hugs.",
      "Many people think of family when they read loving, and pick another word for a friend.",
    ],
    question: [
      "Who would you like to see more often than you do?",
      "In your family, how did people show that they liked each other?",
      "How do you like to be told that you matter?",
    ],
    step: [
      "Send a message today to someone you miss, with no occasion for it.",
      "Find a moment this week to tell one person what you like about them.",
      "Put a photo of people you’re fond of where you’ll see it tomorrow morning.",
    ],
  },
  warm: {
    name: ["Like coming in from the cold", "Where people feel at home", "Good at making people feel welcome"],
    notice: [
      "Warm usually means that people feel welcome as soon as they walk in.",
      "It’s mostly noticed in the first half minute, in how people are greeted.",
      "What counts for this word is how people feel when you’re around, more than what you do.",
    ],
    gives: [
      "A stranger at the table turns into a guest, often within minutes.",
      "Shoulders come down, and people say what they came to say.",
      "People come to things more often when they know that someone will be glad to see them.",
    ],
    costs: [
      "Some take a welcome for more than it was, and hope for more than you meant to offer.",
      "A cool reply can hurt more when you’ve gone out of your way to welcome someone.",
      "Making people feel welcome takes energy, and on a tired day there’s less of it to go round.",
    ],
    unseen: [
      "Some faces look serious, however warm the thoughts are.",
      "In short messages and long meetings, there’s little room to come across as warm.",
      "Being warm shows most at home, and some people have never seen you there.",
    ],
    question: [
      "At whose table do you feel most welcome, and how do they manage it?",
      "Which meal would you cook for someone who’s had an awful week?",
      "How badly must a person behave before your door stays shut?",
    ],
    step: [
      "Invite someone who’s new, or often alone, to join you for a meal this week.",
      "Tomorrow, look up from what you’re doing when someone comes in, and say hello properly.",
      "Write one message today that could only be meant for the person who gets it.",
    ],
  },
};
