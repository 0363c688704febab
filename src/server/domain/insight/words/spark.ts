import type { WordTexts } from "./word-texts.ts";

/** Words about liveliness and play. */
export const sparkTexts: Readonly<Record<string, WordTexts>> = {
  cheerful: {
    name: ["Good spirits, plain to see", "Cheerful, and it’s catching", "Good company on a rainy Monday"],
    notice: [
      "Good spirits are among the first things people sense in someone, often before a word is said.",
      "Cheerful is something that people can hear as well as see, even on the phone.",
      "Most of us save that word for someone whose good mood comes as no surprise.",
    ],
    gives: [
      "A dull task goes faster beside someone who’s in good spirits.",
      "It’s hard to stay grumpy for long next to a cheerful person.",
      "One cheerful hello can change how a whole morning feels.",
    ],
    costs: [
      "People who are used to someone’s smile can forget to ask how they are.",
      "When a cheerful person brings up a worry, others can take it less seriously than it’s meant.",
      "Being the one in a good mood can start to feel like a job.",
    ],
    unseen: [
      "Some people only ever meet us in a hurry, and it’s hard to look cheerful in a hurry.",
      "A good mood doesn’t always reach the face, so you can be cheerful and look merely busy.",
      "Serious conversations don’t show how cheerful someone is in between.",
    ],
    question: [
      "What do you do with a bad mood when people expect a good one?",
      "Who cheers you up without even trying?",
      "Which small thing can save a bad day for you?",
    ],
    step: [
      "Pass on one small thing today that made you smile.",
      "On your next low day, let a friend hear about it before you’ve cheered up.",
      "Call someone this week for no reason except to say hello.",
    ],
  },
  energetic: {
    name: ["Plenty of go", "Up, about, and on to the next thing", "Energy, visible from across the room"],
    notice: [
      "Energy shows in plain things: the walk, the pace, how soon something gets started.",
      "Things tend to get moving soon after someone energetic joins in.",
      "Next to an energetic person, people often become aware of their own pace.",
    ],
    gives: [
      "A plan that was only talk gets a date once someone has the energy to begin.",
      "Late in the afternoon, one person’s energy can keep a tired group going.",
      "Getting started is hard for many people, and easier when someone else is already on their feet.",
    ],
    costs: [
      "“You’ve got the energy” is a sentence that usually comes with extra work.",
      "To someone energetic, a slower pace can look like reluctance when it’s just a slower pace.",
      "Tiredness is easily overlooked in someone who’s known for energy, unless they mention it.",
    ],
    unseen: [
      "An energetic life can happen before breakfast or after work, when few people are there to see it.",
      "Some energetic people put everything into one thing, such as a sport, and sit still elsewhere.",
      "Sitting through a long meeting, an energetic person looks much like anyone else.",
    ],
    question: [
      "Where would your energy go if the week had an extra day?",
      "Whose pace goes best with yours, and why?",
      "What tells you that you need a rest, and do you listen?",
    ],
    step: [
      "Take a walk with someone this week, at their pace, from start to finish.",
      "Finish one thing today before you start the next, however small it is.",
      "Leave half an hour empty tomorrow, and keep it that way.",
    ],
  },
  extroverted: {
    name: ["At home among people", "Drawn to company", "The more people, the better"],
    notice: [
      "You can usually tell by someone’s face that company does them good.",
      "What most people have in mind is someone who’d rather join in than watch.",
      "Many extroverted people think best out loud, with someone there to answer.",
    ],
    gives: [
      "When strangers share a table, one extroverted person can be enough to get them talking.",
      "Friends get to know each other through someone who likes having them all in one place.",
      "Less talkative people get to sit back while someone else keeps the conversation going.",
    ],
    costs: [
      "An evening alone can feel long, and that’s hard to explain to people who’d love to have one.",
      "Few people think of asking an extroverted friend whether they’re lonely.",
      "Thinking aloud has a risk: a passing idea can be taken for a decision.",
    ],
    unseen: [
      "One to one, you can’t always tell who’s extroverted. It takes a group to bring that out.",
      "An extroverted person can also listen well, and some people remember that best.",
      "Not all extroverted people talk a lot, and liking company is something you mostly feel.",
    ],
    question: [
      "Who haven’t you seen in far too long?",
      "After a whole day among people, what do you still want to tell someone?",
      "Whose company leaves you more awake than you were before?",
    ],
    step: [
      "Invite one person along this week to something you’d have done alone.",
      "Introduce a friend to another friend, and then leave the talking to them.",
      "Today, call someone you usually just text.",
    ],
  },
  happy: {
    name: ["On good terms with life", "Content with the way things are", "Someone life seems to agree with"],
    notice: [
      "It’s less about a mood than about how someone seems to get on with life as a whole.",
      "You can hear this word in how a person talks about ordinary things, such as lunch or the way home.",
      "So much talk is about what’s missing that people notice someone who seems content.",
    ],
    gives: [
      "Good news is easier to tell someone who’s content with their own life.",
      "An evening with a happy person can be about nothing much and still be a good one.",
      "Being around someone content can remind people of what’s going well in their own lives.",
    ],
    costs: [
      "A sad day can surprise people so much that they don’t know what to say.",
      "People can think that a happy person has had it easy, and never ask what it took.",
      "When life is fine as it is, a change for the better can wait a long time.",
    ],
    unseen: [
      "What goes well rarely needs discussing, so being happy seldom comes up.",
      "Happy is about how life feels, and a face at work or in traffic says little about that.",
      "Friends often hear more about our troubles than about the rest, even when we’re happy.",
    ],
    question: [
      "When were you happy without noticing it until later?",
      "Which ordinary part of your week would you miss most?",
      "Who taught you to enjoy things, and what did they enjoy?",
    ],
    step: [
      "Tell one person what’s going well for you at the moment, without adding a “but”.",
      "Write this week to the person who first showed you something you enjoy.",
      "Take twice as long today over something you enjoy.",
    ],
  },
  silly: {
    name: ["Serious can wait", "Game for nonsense", "A taste for the absurd"],
    notice: [
      "Silly says that you can play the fool. It doesn’t make you one.",
      "It’s a word for your playful side. It doesn’t say that you can’t be serious.",
      "It usually means that people have a good laugh with you. Serious moments aren’t ruled out.",
    ],
    gives: [
      "Once one person plays the fool, the others dare to join in.",
      "Embarrassing moments pass faster when one person makes a game of them.",
      "A stiff afternoon loosens up as soon as someone talks a little nonsense.",
    ],
    costs: [
      "It can take a second try to get a serious point across, because people expect a joke.",
      "Nonsense at the wrong moment can hurt a person who was close to tears.",
      "Once people expect to be entertained, a bad day can look to them like another act.",
    ],
    unseen: [
      "Silly tends to come out among old friends or small children, and the rest of the world sees little of it.",
      "Plenty of people are silly at home and keep a straight face everywhere else.",
      "Said dryly enough, something silly can pass for a serious remark.",
    ],
    question: [
      "Who do you laugh with about things that nobody else would find funny?",
      "What made you laugh as a child, and still does?",
      "Which absurd idea have you never dared to try?",
    ],
    step: [
      "Send one person something utterly pointless today that will make them laugh.",
      "When you mean something seriously, say “no joke this time” before you begin.",
      "Get someone to play a game from your childhood with you this week.",
    ],
    shared: [
      "You’re all in on the same joke.",
      "Among people who’d say it, too, a bit of nonsense is welcome.",
      "You don’t owe these people a straight face.",
    ],
  },
  spontaneous: {
    name: ["On the spur of the moment", "Now rather than next week", "Plans can come later"],
    notice: [
      "A “yes” without a look at the calendar tends to stay in people’s memory.",
      "It’s a word for someone who has an idea at five and does it at six.",
      "People usually think of someone who can change the plan at the front door and not mind.",
    ],
    gives: [
      "Any ordinary Tuesday has a chance of turning into something else.",
      "A walk, a meal or a trip simply happens, where planning would have put it off.",
      "Friends can call at short notice without feeling that they’re a bother.",
    ],
    costs: [
      "Someone who needs time to prepare can feel rushed, even by a lovely idea.",
      "Promises made in a good moment still have to be kept a week later.",
      "What’s exciting now can push aside what mattered more this morning.",
    ],
    unseen: [
      "Where there’s a timetable, people don’t get to see who’s spontaneous.",
      "A sudden decision that works out can look planned, and then nobody calls it spontaneous.",
      "Someone spontaneous looks like anyone else once there’s an appointment.",
    ],
    question: [
      "What’s the best thing in your life that you never planned?",
      "When did dropping a plan lead to a better day?",
      "Who says yes to your sudden ideas, and who’d like more warning?",
    ],
    step: [
      "Keep one evening free of plans this week, and decide when it comes.",
      "Take someone along on your next sudden idea, even if it’s only around the block.",
      "Count to ten before your next quick “yes”, and see if it still is one.",
    ],
  },
  witty: {
    name: ["The right line at the right time", "Quick, and funny with it", "A line for most occasions"],
    notice: [
      "A remark that fits gets repeated later, often to people who weren’t there.",
      "Timing is half of it: the right few words come just when they’re needed.",
      "We tend to call someone witty when the funny remark was also a true one.",
    ],
    gives: [
      "A funny word in time can turn an argument back into a conversation.",
      "With someone witty there, you have something to look forward to, even in a long meeting.",
      "A point that made people laugh is a point they’ll remember.",
    ],
    costs: [
      "A quick line can hit someone who wasn’t ready for it, and it can’t be unsaid.",
      "With a joke close at hand, it’s tempting to answer a serious question with one.",
      "Being expected to be funny is tiring on a day with nothing funny in it.",
    ],
    unseen: [
      "The wittiest remarks are often thought and never said.",
      "Some people are witty in messages and say little across a table.",
      "In a second language, or among strangers, it’s hard to be witty quickly enough.",
    ],
    question: [
      "Whose jokes make you laugh, and what do they see that others miss?",
      "Which remark did you last hold back, and are you glad you did?",
      "What serious thing have you only ever said as a joke?",
    ],
    step: [
      "Write someone a funny message this week instead of a useful one.",
      "Thank a friend for something today, and don’t add a joke.",
      "In a conversation tomorrow, let someone else be the funny one.",
    ],
  },
};
