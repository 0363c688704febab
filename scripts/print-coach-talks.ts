/**
 * Prints docs/coach-talks.md: seven talks with the built-in coach.
 *
 *     node scripts/print-coach-talks.ts > docs/coach-talks.md
 */
import { turnText, type ToolCall } from "#src/server/domain/voice/built-in/coach-turn.ts";
import { answerSeparator } from "#src/shared/voice/talk.ts";
import { contextOf, holdTalk, type Exchange } from "./coach-talks/hold-talk.ts";
import type { SampleTalk } from "./coach-talks/sample-talk.ts";
import { sampleTalks } from "./coach-talks/sample-talks.ts";
import { splitWords } from "./insight-samples/sample.ts";

const introduction = `# Talks with the built-in coach

Seven made-up people talk to the coach that every server has, with no key and no model. Made by \`scripts/print-coach-talks.ts\`; the
coach is in \`src/server/domain/voice/built-in/\`. It follows a script, and the window decides what is in it.

In italics is what the page shows along with a turn. The coach takes no answer but those to tap. Someone who seems to be in trouble isn’t
answered by it at all: see [voice.md](features/voice.md).`;

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
