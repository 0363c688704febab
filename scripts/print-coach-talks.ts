/**
 * Prints docs/coach-talks.md: five talks with the built-in coach.
 *
 *     node scripts/print-coach-talks.ts > docs/coach-talks.md
 */
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import {
  endsTalk,
  turnText,
  type CoachTurn,
  type ToolCall,
  nextTurn,
} from "#src/server/domain/voice/built-in/built-in-talk.ts";
import { demoSubject } from "#src/server/domain/voice/talk-subject.ts";
import { answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import { sampleTalks, type SampleTalk } from "#scripts/insight-samples/coach-talks.ts";
import { readSample } from "#scripts/insight-samples/read-sample.ts";
import { splitWords } from "#scripts/insight-samples/samples.ts";

const introduction = `# Talks with the built-in coach

Five made-up people talk to the coach that every server has, with no key and no model. Made by \`scripts/print-coach-talks.ts\`; the
coach is in \`src/server/domain/voice/built-in/\`. It follows a script, and the window decides what is in it.

In italics is what the page shows along with a turn. The coach takes no answer but those to tap. Someone who seems to be in trouble isn’t
answered by it at all: see [voice.md](features/voice.md).`;

/** One turn of the coach and the person's answer; null after the last. */
interface Exchange {
  readonly coach: CoachTurn;
  readonly reply: string | null;
}

/** The context of a sample talk. */
const contextOf = ({ title, firstName, window, role, textOnly }: SampleTalk): TalkContext => ({
  purpose: window === null ? "demo" : "coach",
  snapshot: window === null ? demoSubject().snapshot : readSample({ title, ...window }).snapshot,
  firstName,
  role: role ?? null,
  textOnly: textOnly ?? false,
  ownVoice: false,
  earlierTurns: [],
});

/** Plays a talk until the coach ends it or the person has no more answers. */
function holdTalk(context: TalkContext, replies: readonly string[]): readonly Exchange[] {
  const turns: Turn[] = [];
  const exchanges: Exchange[] = [];
  for (const reply of [...replies, null]) {
    const coach = nextTurn(context, turns);
    const isOver = endsTalk(coach);
    exchanges.push({ coach, reply: isOver ? null : reply });
    if (isOver || reply === null) break;
    turns.push({ from: "coach", text: turnText(coach) }, { from: "person", text: reply });
  }
  return exchanges;
}

function shownBy(tools: readonly ToolCall[]): string {
  const notes = tools.flatMap((tool) => {
    switch (tool.name) {
      case "offer_answers":
        return [`to tap: ${tool.parameters.answers.split(answerSeparator).join(" / ")}`];
      case "show_word":
        return [`points at “${tool.parameters.traitId}”`];
      case "suggest_step":
        return [`offers to save “${tool.parameters.text}”`];
      case "end_conversation":
        return ["ends the talk"];
      case "open_pane":
        return [];
    }
  });
  return notes.length === 0 ? "" : ` _(${notes.join("; ")})_`;
}

const printExchange =
  (name: string) =>
  ({ coach, reply }: Exchange): string =>
    [
      `**Coach:** ${turnText(coach)}${shownBy(coach.tools)}`,
      ...(reply === null ? [] : [`**${name}:** ${reply}`]),
    ].join("\n\n");

function printTalk(talk: SampleTalk): string {
  const { window, firstName } = talk;
  const about =
    window === null
      ? "About the example window."
      : `- Own words: ${splitWords(window.self).join(", ")}\n- Seen by several: ${window.seen}\n- Answers: ${String(window.answers)}`;
  return [
    `## ${talk.title}`,
    about,
    ...holdTalk(contextOf(talk), talk.replies).map(printExchange(firstName)),
  ].join("\n\n");
}

process.stdout.write(`${[introduction, ...sampleTalks.map(printTalk)].join("\n\n")}\n`);
