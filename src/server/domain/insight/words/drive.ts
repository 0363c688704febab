import type { WordTexts } from "./word-texts.ts";

/** Words about going ahead, standing up and having an effect. */
export const driveTexts: Readonly<Record<string, WordTexts>> = {
  bold: {
    name: ["Ready to go first", "Willing to take the risk", "Goes ahead and tries it"],
    notice: [
      "People remember who moved first while everyone else was still hesitating.",
      "Bold means willing to take the risk, whether or not it pays off.",
      "It tends to be said of someone who’ll try a thing before it’s certain to work.",
    ],
    gives: [
      "Going second is easier once someone has shown that it can be done.",
      "Some doors were never locked, and it takes someone bold to try them.",
      "Many a good story begins with someone saying “let’s just do it”.",
    ],
    costs: [
      "The one who goes first also falls first, usually with people watching.",
      "From the front it’s hard to see who’s still making up their mind.",
      "A risk that you’ve weighed for weeks can look reckless to someone who only sees the jump.",
    ],
    unseen: [
      "A bold decision can be made at a kitchen table, and all that shows is that things changed.",
      "The bold things in a life are often years old. Newer friends know only the outcome.",
      "What’s bold for you can look ordinary to people who don’t see what’s at stake.",
    ],
    question: [
      "What’s a risk you’d take again tomorrow?",
      "What have you been putting off for years?",
      "Who showed you that it’s all right to try and fail?",
    ],
    step: [
      "Make the one call this week that you’ve put off because the answer might be no.",
      "Be the first to suggest something for the weekend, even if it’s only a walk.",
      "Describe a risk you’re weighing to someone you trust, and ask what they see.",
    ],
  },
  brave: {
    name: ["Faces what others avoid", "Stands up when it counts", "Does the hard thing anyway"],
    notice: [
      "There’s fear in this word: it’s used when something frightening gets done all the same.",
      "It’s seldom about danger. More often it’s a hard conversation, an illness or an unpopular view.",
      "Saying aloud what others only think is one of the surest ways to be given this word.",
    ],
    gives: [
      "Others who are afraid feel less foolish beside someone brave, and sometimes take the step themselves.",
      "Anyone treated unfairly can hope for at least one voice on their side.",
      "Hard truths can be told straight to someone who’ll face them.",
    ],
    costs: [
      "Standing up for something has a price, and the one who stands up usually pays it alone.",
      "Stopping can take as much courage as going on, but it gets far less applause.",
      "What looks brave can be the only way that was left, and then praise feels strange.",
    ],
    unseen: [
      "Nothing looks brave to people who can’t see the fear behind it.",
      "Many brave moments happen in waiting rooms or on the phone, with nobody watching.",
      "It can take people years to learn how brave someone has been, and often they only hear by chance.",
    ],
    question: [
      "What frightened you as a child that you can laugh about now?",
      "Where in your life did staying take more courage than leaving would have?",
      "When something frightens you, who do you want next to you?",
    ],
    step: [
      "Mention to a friend this week one thing that scares you, without adding that it’s nothing.",
      "By card, message or phone, thank a person who once spoke up for you.",
      "Say the small uncomfortable thing today, while it’s still small.",
    ],
  },
  confident: {
    name: ["Sure, without needing to be told", "Trusts their own view", "Sure of the next step"],
    notice: [
      "People tend to hear confidence in sentences that don’t turn into a question at the end.",
      "Loud or not, a confident person tends to sound sure of what they say.",
      "Usually it means that a decision doesn’t have to be made again every morning.",
    ],
    gives: [
      "Doubt spreads quickly in a group. So does the sense that a thing can be done.",
      "A clear yes or a clear no lets the others get on with their plans.",
      "Disagreeing gets easier with someone who can hear a no and still be fine.",
    ],
    costs: [
      "A hand is rarely offered to someone who doesn’t look as if they need one.",
      "When you seem certain, others may keep a doubt to themselves, and it could be the useful one.",
      "An assured answer can be taken for experience. Then you’re expected to know the rest as well.",
    ],
    unseen: [
      "Feeling confident and looking it are separate things, and people can only go by the look.",
      "Someone confident has little to prove, so there can be little to notice.",
      "A person can be confident at work and unsure at parties, and friends see only the parties.",
    ],
    question: [
      "What are you sure of now that you weren’t sure of a few years ago?",
      "Whose opinion can still shake yours?",
      "How did you learn to trust your own view?",
    ],
    step: [
      "Ask for one opinion this week before you’ve formed your own.",
      "Tell someone who’s just starting out about something you once weren’t sure of.",
      "Say “I’m not sure” once tomorrow, wherever it happens to be true.",
    ],
  },
  independent: {
    name: ["Own mind, own way", "Needs no one’s permission", "Makes up their own mind"],
    notice: [
      "A view that wasn’t borrowed from the last speaker stands out, and so does its owner.",
      "Someone independent often starts alone where others would want company.",
      "Whether it’s about money or a free evening, it means deciding for yourself.",
    ],
    gives: [
      "Agreement is worth more from a person who could just as well say no.",
      "It’s easy to invite someone who’ll find their own way home.",
      "A group is less likely to talk itself into a mistake if one person thinks for themselves.",
    ],
    costs: [
      "Doing it alone is quicker until the day it isn’t, and then it feels late to ask.",
      "Help stops being offered once people think that it isn’t wanted.",
      "People close to someone independent may wonder whether they’re needed.",
    ],
    unseen: [
      "Enjoying company is easily mistaken for needing it, even in someone independent.",
      "An independent decision looks like any other, since people can’t see whose idea it was.",
      "Groups decide together, so people who know you from a group seldom see how independent you are.",
    ],
    question: [
      "Who could you lean on without it feeling like a debt?",
      "What did you do alone that you’d have liked a witness for?",
      "Whose advice did you once ignore, and are you glad you did?",
    ],
    step: [
      "Say yes to the next offer of help, even if you could do it yourself.",
      "When someone asks how it’s going this week, tell them about something unfinished.",
      "Do one thing this week the way someone else likes it done, just to see.",
    ],
  },
  powerful: {
    name: ["Someone whose word carries weight", "A presence people feel", "A yes or a no that counts"],
    notice: [
      "It says that you have a strong effect on people. It doesn’t say that you want power.",
      "People say it of someone whose word carries weight, even if that person rarely speaks up.",
      "People use it for someone who can make things change, with or without a raised voice.",
    ],
    gives: [
      "A word of support goes further when it comes from someone people listen to.",
      "One call from someone powerful can settle what others have asked for in vain.",
      "People like to have someone powerful on their side.",
    ],
    costs: [
      "A passing remark can land harder than it was meant, and few people will say so.",
      "Powerful people are seldom contradicted, so their mistakes come to light late.",
      "Some say yes to a powerful person because they agree, others because it’s easier. Either way, the yes sounds the same.",
    ],
    unseen: [
      "Feeling powerful happens inside, while others only see what comes of it.",
      "Some powerful acts are a signature, a refusal or one short email that few people hear about.",
      "Strength and influence go by many names, and powerful is seldom the one that friends use.",
    ],
    question: [
      "Where would you like to have more of a say, and where less?",
      "Who tells you the truth when it’s unwelcome?",
      "Who once had power over you and used it well?",
    ],
    step: [
      "Put in a good word this week for a person who isn’t in the room.",
      "Speak last in one discussion this week, and see where the talk has gone by then.",
      "Ask someone you trust which remark of yours they still remember.",
    ],
    shared: [
      "An effect that both sides know about is easier to use with care.",
      "It won’t surprise them or you that your word counts.",
      "There’s no need to play your influence down in front of them.",
    ],
  },
  "self-assertive": {
    name: ["Says what they want", "Makes their own case", "Clear about where they stand"],
    notice: [
      "Most of us mumble when the bill is wrong. It stands out when someone just says it.",
      "A self-assertive person tends to say “I’d like” where others say “whatever suits you”.",
      "With this word, people usually mean someone who asks for what they need before it’s too late.",
    ],
    gives: [
      "Nobody has to read between the lines once a wish is said plainly.",
      "If one person says that it’s too late or too loud, others who felt the same are relieved.",
      "Agreements last longer when people say what they want before they shake hands.",
    ],
    costs: [
      "A point made clearly can sound like an attack to someone who would have hinted at it.",
      "Others may let you do the talking for them, and leave you alone with the reply.",
      "Speaking up quickly, you can miss what slower people were about to say.",
    ],
    unseen: [
      "Self-assertive is easiest to see in a conflict, and with many people there never is one.",
      "If you ask early and politely, things rarely get to a point where you’d look self-assertive.",
      "Standing up to a landlord or a phone company is self-assertive, but friends only hear how it ended.",
    ],
    question: [
      "Which wish of yours hasn’t been said aloud yet?",
      "Which “no” are you still glad about?",
      "Who’s the hardest person for you to contradict?",
    ],
    step: [
      "In the next group decision, ask the person who’s said least what they’d like.",
      "Put one request into a single sentence this week, and don’t explain it until you’re asked.",
      "If one of your answers came out sharper than you meant, call and say so.",
    ],
  },
};
