import { catalogue } from "#src/shared/words/catalogue.ts";
import { spokeAloud } from "#src/shared/voice/talk.ts";
import { soundsDistressed } from "./distress.ts";

/** A reply that answers the question. */
export type AnswerKind =
  /** They spoke, and we can't know what they said. */
  "aloud" | "yes" | "partly" | "no" | "unsure" | /** Anything else: an answer in their own words. */ "words";

/** A reply that is about the talk or the window, and leaves the question open. */
export type RemarkKind =
  /** "Are you a real person?" */
  | "real"
  /** "Who said that?" */
  | "who"
  /** "What does that mean?" */
  | "meaning"
  /** "How sure is that?" */
  | "sure"
  | "help"
  | "disagree"
  | "thanks"
  /** A question that no rule knows. */
  | "question"
  /** Nothing but one word of the list. */
  | "word"
  | "skip";

/** What the person's turn amounts to, by plain rules. */
export type ReplyKind = AnswerKind | RemarkKind | "distress" | "stop" | "again";

export interface Reply {
  readonly kind: ReplyKind;
  /** As they typed it, in one line. */
  readonly text: string;
  /** The word that a reply of the kind "word" names. */
  readonly traitId?: string;
}

/** In the order in which they are tried; each has to fit the whole reply unless it says otherwise. */
const rules: readonly (readonly [ReplyKind, RegExp])[] = [
  [
    "stop",
    /^(?:please )?(?:stop|end|quit|exit|cancel|bye|goodbye|enough|that's enough|that's all|i'm done|done)(?: now| here| it| this| please| talking| the talk| for today)*$|^(?:i|can we|let's|let us)(?: want to| would like to|'d like to| have to| need to| must)? (?:stop|go now|leave|end (?:this|it|here))\b.{0,20}$/,
  ],
  [
    "skip",
    /^(?:skip|next|pass|move on|go on|continue)(?: this| that| it| one| the| question| please)*$|^(?:i'd|i would) rather (?:not|skip).{0,20}$|^(?:can|let's|let us)(?: we)? (?:skip|move on).{0,15}$|^no comment$|^none of your business$/,
  ],
  [
    "again",
    /^(?:say|tell me|ask me)(?: it| that)? (?:again|once more)(?: please)?$|^(?:can|could|would) you (?:please )?(?:repeat|say)\b.{0,25}$|^(?:please )?repeat\b.{0,20}$|^(?:again|pardon|sorry what|come again|what did you say|what was the question|what was that)(?: please)?$/,
  ],
  [
    "real",
    /\b(?:are you|is this|am i talking (?:to|with)|are we talking to)\b.{0,12}\b(?:real|human|a person|an? (?:ai|bot|robot|machine|program|computer)|chatgpt|someone)\b|^(?:what|who) are you$/,
  ],
  [
    "who",
    /^(?:but |and |so )?who (?:said|says|picked|chose|wrote|thinks|was|is|were|did|sees|answered|exactly)\b.{0,60}$|\bwho (?:said|picked|chose|wrote) (?:it|that|this|what|which)\b|^who$|\b(?:which one|which of them|which person|what person)\b.{0,20}\b(?:said|picked|chose)\b|^(?:tell me|give me|any|what are) (?:the |their )?names?\b.{0,20}$/,
  ],
  [
    "sure",
    /\bhow (?:sure|certain|reliable|accurate|many|much)\b.{0,50}|^(?:is|are|was) (?:that|this|it|they) (?:really )?(?:reliable|certain|sure|accurate|true|significant|chance|real|a lot)$|^how do you know\b.{0,30}$|^says who$/,
  ],
  [
    "meaning",
    /^(?:and |but )?what (?:does|do|is|are|did) (?:that|this|it|you|they|the|blind|arena|facade|façade|meant)\b.{0,50}(?:mean|meant|word|pane|spot|arena|facade|façade|unknown)?$|^what (?:do|does|did) .{1,25} mean(?: by (?:it|that|this))?$|^(?:why|how so|how come|meaning|what|huh|explain|explain (?:it|that|this)|i don't (?:get|understand)(?: it| that| this| the question)?|in what way)$/,
  ],
  [
    "help",
    /^(?:help|what can i (?:do|say|type|answer)|how does (?:this|it) work|what now|what (?:should|do) i do)(?: here| now| me| please)*$/,
  ],
  [
    "disagree",
    /\b(?:i don't (?:agree|believe|think so|buy)|i disagree|not true|that's wrong|you're wrong|they're wrong|nonsense|rubbish|bullshit|that isn't me|that's not me|not me at all|hogwash|horoscope|astrology)\b/,
  ],
  [
    "unsure",
    /^(?:i'm |i am |well |hm+ |um+ |uh+ )?(?:really |honestly )?(?:not|not quite|not really|not so|not yet|un)[ -]?sure(?: yet| either| really)?$|^(?:i )?(?:really |honestly )?(?:don't|do not|dont) know(?: yet| really)?$|^(?:no idea|dunno|idk|maybe not|can't say|hard to say|i can't think of (?:one|anything|any)|nothing comes to mind|hm+|um+|good question|i have no idea)$/,
  ],
  [
    "yes",
    /^(?:oh )?(?:yes|yeah|yep|yup|sure|ok|okay|of course|definitely|absolutely|certainly|right|true|fair|very much|i (?:do|think so|would|can|am|agree)|it (?:does|is)|it does yes|indeed|please|yes please|go ahead)(?: yes| i (?:do|would|can|am)| it (?:does|is)| please| very much| sure)*$/,
  ],
  [
    "partly",
    /^(?:a (?:little|bit)|sort of|kind of|somewhat|partly|sometimes|maybe|perhaps|possibly|it depends|that depends|depends|yes and no|half and half|now and then|a little bit)(?: yes| maybe)?$/,
  ],
  [
    "no",
    /^(?:no|nope|nah|not (?:really|at all|much|now|yet|today)|never|none|nothing(?: for now| yet| now| really)?|i (?:don't|wouldn't|can't|doubt it)|it (?:doesn't|isn't)|no thanks|no thank you)(?: really| thanks| thank you| it (?:doesn't|isn't)| i (?:don't|wouldn't))*$/,
  ],
  ["thanks", /^(?:many )?(?:thanks|thank you|cheers)\b.{0,25}$/],
];

/** Reads what a person typed or tapped, or that they spoke. */
export function readReply(said: string): Reply {
  const text = said.replace(/\s+/g, " ").trim();
  if (text === spokeAloud || text === "") return { kind: "aloud", text: "" };
  const plain = text.toLowerCase().replace(/[’‘]/g, "'");
  if (soundsDistressed(plain)) return { kind: "distress", text };
  const bare = plain
    .replace(/[^\p{L}\p{N}' -]/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  const traitId = namedWord(bare);
  if (traitId !== undefined) return { kind: "word", text, traitId };
  const kind = rules.find(([, rule]) => rule.test(bare))?.[0];
  if (kind !== undefined) return { kind, text };
  return { kind: text.endsWith("?") ? "question" : "words", text };
}

const ids: ReadonlySet<string> = new Set(catalogue.map(({ id }) => id));

/** "kind", "What about kind?", "Tell me more about kind". A word inside a sentence is part of an answer. */
function namedWord(bare: string): string | undefined {
  const word = bare.replace(
    /^(?:and |but |so )?(?:(?:what|how) about |tell me (?:more |something )?about |what does |why |is |am i |show me )?(?:the word )?/,
    "",
  );
  const name = word.replace(/ (?:mean|please|too|then)$/, "");
  return ids.has(name) ? name : undefined;
}
