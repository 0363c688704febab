import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import type { Turn } from "#src/shared/voice/talk.ts";
import { endsTalk, turnText, type CoachTurn } from "./coach-turn.ts";
import { afterTheEnd, allSaid, firstProgress, fresh, stay, type Progress } from "./progress.ts";
import { readReply, type Reply } from "./reply.ts";
import { respond } from "./respond.ts";
import { demoScript } from "./script/demo-script.ts";
import { ownScript } from "./script/own-script.ts";

/**
 * What the built-in coach says after `turns`, oldest first. It remembers nothing: where a talk is follows from its turns, so it can
 * go on elsewhere. Turns of another coach are left alone; a turn of its own may be cut off where it was interrupted.
 */
export function nextTurn(context: TalkContext, turns: readonly Turn[]): CoachTurn {
  const { progress, isSpoken } = replay(context, turns);
  return (isSpoken ? pickedUp(progress) : progress).turn;
}

interface Replay {
  readonly progress: Progress;
  /** Whether `progress.turn` was said, and nobody has answered. */
  readonly isSpoken: boolean;
}

function replay(context: TalkContext, turns: readonly Turn[]): Replay {
  const opening = turns.find(({ from }) => from === "coach")?.text;
  const starts = [context, { ...context, textOnly: !context.textOnly }].map(start);
  const [usual] = starts;
  const begun = starts.find(({ turn }) => opening !== undefined && heardOf(turn, opening) !== null) ?? usual;
  if (begun === undefined) throw new Error("A talk begins somehow.");

  let progress = begun;
  /** What the person answers to: the newest turn of ours that was said, and how much of it was heard. */
  let asked: { readonly progress: Progress; readonly heard: number } | null = null;
  let isSpoken = false;
  for (const { from, text } of turns) {
    if (from === "coach") {
      const candidate: Progress = isSpoken ? pickedUp(progress) : progress;
      const heard = heardOf(candidate.turn, text);
      if (heard === null) continue;
      progress = candidate;
      asked = { progress, heard };
      isSpoken = true;
      continue;
    }
    const reply = readReply(text);
    if (asked !== null) progress = answered(asked.progress, asked.heard, reply);
    else if (reply.kind === "distress" || reply.kind === "stop") progress = respond(progress, reply);
    isSpoken = false;
  }
  return { progress, isSpoken };
}

const start = (context: TalkContext): Progress =>
  firstProgress(context.purpose === "demo" ? demoScript(context) : ownScript(context));

/** How many characters of a turn were heard, or null when `text` isn't that turn. */
function heardOf(turn: CoachTurn, text: string): number | null {
  const heard = text.replace(/\s*(?:…|\.\.\.|—|-)?\s*$/, "");
  return turnText(turn).startsWith(heard) ? heard.length : null;
}

/** A voice in the middle of a turn is no answer to a question that hadn't been asked: the coach says the rest. */
function answered(progress: Progress, heard: number, reply: Reply): Progress {
  const rest = unheard(progress.turn, heard);
  if (reply.kind !== "aloud" || rest.length === 0 || progress.isRest || endsTalk(progress.turn)) {
    return respond(progress, reply);
  }
  const lead = fresh(progress, [["I heard you, so I stopped."]]);
  const said = new Set([...allSaid(progress)].filter((sentence) => !rest.includes(sentence)));
  return { ...progress, said, turn: { ...progress.turn, sentences: [...lead, ...rest] }, isRest: true };
}

/** The sentences that weren't heard; none when at least half of the last one was. */
function unheard({ sentences }: CoachTurn, heard: number): readonly string[] {
  const last = sentences.at(-1)?.length ?? 0;
  if (heard >= sentences.join(" ").length - last / 2) return [];
  let end = -1;
  return sentences.filter((sentence) => {
    end += sentence.length + 1;
    return heard < end;
  });
}

/** After a lost line, or in writing: the open question once more. */
function pickedUp(progress: Progress): Progress {
  const { beat, turn, inDistress } = progress;
  if (endsTalk(turn) || beat.asks === null) return afterTheEnd(progress);
  const lead = fresh(progress, [["Let’s go on where we were."], ["Here I am again."]]);
  const again = inDistress ? (turn.sentences.at(-1) ?? beat.asks) : beat.asks;
  const resumed = stay(progress, lead);
  return { ...resumed, turn: { ...resumed.turn, sentences: [...lead, again] } };
}
