import { endsTalk, type ToolCall } from "./coach-turn.ts";
import { afterCare, offerCare } from "./care.ts";
import {
  afterTheEnd,
  allSaid,
  beatAfter,
  fresh,
  goodbye,
  moveTo,
  saying,
  stay,
  type Progress,
} from "./progress.ts";
import type { AnswerKind, Reply, ReplyKind } from "./reply.ts";
import type { Beat } from "./script/beat.ts";
import { speechNote } from "./script/greeting.ts";

/** Says after a remark that the question is still open. */
const pointers: readonly (readonly string[])[] = [
  ["My question still stands."],
  ["Back to the question, whenever you’re ready."],
  ["Take your time with the question."],
  ["The question is still open."],
  ["Shall we get back to the question?"],
  ["Now, the question."],
];

/** What a reply makes of a talk. */
export function respond(progress: Progress, reply: Reply): Progress {
  if (endsTalk(progress.turn) && reply.kind !== "again") return afterTheEnd(progress);
  if (progress.inDistress && reply.kind !== "again") return afterCare(progress, reply);
  const { beat, script } = progress;
  const kind = roleOf(reply, beat);
  if (kind === "distress") return offerCare(progress);
  if (kind === "stop") return saying(progress, script.farewell, [goodbye]);
  if (kind === "again") return sayAgain(progress);
  if (isAnswer(kind)) return takeAnswer(progress, kind, reply);
  const remark = fresh(progress, script.remarks(kind, beat, reply.traitId));
  if (kind === "skip" || remark.length === 0) return moveTo(progress, beatAfter(progress), remark);
  const pointing: readonly ToolCall[] =
    reply.traitId === undefined ? [] : [{ name: "show_word", parameters: { traitId: reply.traitId } }];
  return stay(progress, [...remark, ...fresh(progress, pointers)], pointing);
}

/** The same once more, with the question that it left open. Nothing else is ever said twice. */
function sayAgain(progress: Progress): Progress {
  const { turn, beat, inDistress } = progress;
  const asks = inDistress || beat.asks === null || turn.sentences.includes(beat.asks) ? [] : [beat.asks];
  return { ...progress, turn: { ...turn, sentences: [...turn.sentences, ...asks] }, isRest: false };
}

/** Replies that can be meant for the person whom someone is going to ask something. */
const questions: ReadonlySet<ReplyKind> = new Set(["question", "meaning", "sure", "who", "disagree"]);

/** How a reply answers this question, or what remark it is. */
function roleOf({ kind, text }: Reply, beat: Beat): Reply["kind"] {
  if (kind === "word" && beat.takesWords === true) return "words";
  return questions.has(kind) && beat.takesQuestions === true && text.includes(" ") ? "words" : kind;
}

const answers = ["aloud", "words", "yes", "partly", "no", "unsure"] as const satisfies readonly AnswerKind[];
const isAnswer = (kind: ReplyKind): kind is AnswerKind => answers.some((answer) => answer === kind);

function takeAnswer(progress: Progress, kind: AnswerKind, { text }: Reply): Progress {
  const { beat, script } = progress;
  const wish = kind === "words" && beat.comesBack !== undefined ? quotable(text) : progress.wish;
  const { say: usual, to } = beat.reactions[kind] ?? beat.reactions.words;
  const say = wish === progress.wish ? usual : (beat.comesBack ?? usual);
  const isNews = !allSaid(progress).has(say);
  const lead = [...(kind === "aloud" ? noteOnSpeech(progress) : []), say];
  if (to === beat.name && isNews) return stay(progress, lead);
  const next = script.beats.find(({ name }) => name === to && name !== beat.name) ?? beatAfter(progress);
  const step: readonly ToolCall[] =
    beat.keepsStep === true && kind === "words" ? [{ name: "suggest_step", parameters: { text } }] : [];
  return moveTo({ ...progress, wish }, next, lead, step);
}

/** In a talk that began in writing, nobody has been told yet. */
const noteOnSpeech = (progress: Progress): readonly string[] => fresh(progress, [speechNote]);

/** Worth coming back to in its own words: neither a bare word nor a story. */
function quotable(text: string): string | null {
  const quote = text.replace(/[.!…]+$/, "").replace(/[“”"]/g, "’");
  const words = quote.split(" ").length;
  return words >= 5 && words <= 14 && quote.length <= 90 ? quote : null;
}
