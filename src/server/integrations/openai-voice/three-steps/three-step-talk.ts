import type { BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { windowBriefing } from "#src/server/domain/voice/briefing.ts";
import { coachInstructions } from "#src/server/domain/voice/coach-instructions.ts";
import { failTalk } from "#src/server/integrations/openai-voice/failure.ts";
import { endTalk } from "#src/server/integrations/openai-voice/run-tool.ts";
import type { OpenAiVoiceSettings } from "#src/server/integrations/openai-voice/settings.ts";
import { createAnswer, type Answer } from "./answer.ts";
import { failureOf, isAbort, type Calls, type ChatMessage } from "./calls.ts";
import { giveAnswer } from "./give-answer.ts";
import { createMicrophone } from "./microphone.ts";

/** A model that only ever calls tools isn't asked again and again: then it is the person's turn. */
const mostRounds = 5;
/** About as loud as speech from a loudspeaker is, 0 to 1: what the microphone may hear of it is no voice. */
const speechLoudness = 0.1;

const openingMessages = (context: TalkContext): ChatMessage[] => [
  { role: "system", content: coachInstructions(context) },
  { role: "user", content: windowBriefing(context) },
  ...context.earlierTurns.map(({ from, text }): ChatMessage => ({
    role: from === "coach" ? "assistant" : "user",
    content: text,
  })),
];

/** Leads one talk in three steps: what the person says is written down, answered, and the answer spoken. */
export function openThreeStepTalk(
  settings: Pick<OpenAiVoiceSettings, "timers" | "log" | "reachability">,
  calls: Calls,
  context: TalkContext,
  floor: Floor,
): BrainTalk {
  const { timers } = settings;
  const messages = openingMessages(context);
  const over = new AbortController();
  /** What the page has said since the person last did. Not every model takes two messages in a row. */
  let notes: string[] = [];
  let answer: Answer | null = null;
  let isListening = false;
  let isEnding = false;
  let cancelEnd = (): void => undefined;

  const close = (): void => {
    over.abort();
    answer?.cut();
    cancelEnd();
  };
  const guarded = async (run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      if (isAbort(error, over.signal)) return;
      close();
      const { failure, code } = failureOf(error);
      failTalk(floor, settings, failure, code);
    }
  };

  async function respond(): Promise<void> {
    for (let round = 1; round <= mostRounds && !over.signal.aborted; round += 1) {
      const startsAt = timers.now() + (answer?.remainingMs() ?? 0);
      const current = createAnswer({ floor, timers, messages, startsAt });
      answer = current;
      const end = await giveAnswer(current, { calls, context, floor, messages }).catch((error: unknown) => {
        if (isAbort(error, current.signal)) return "cut";
        throw error;
      });
      if (end === "end") {
        isEnding = true;
        // The goodbye is heard first.
        cancelEnd = timers.wait(current.remainingMs(), () => void endTalk(floor));
      }
      if (end !== "goOn") return;
    }
  }
  const answerNow = (): void => {
    void guarded(respond);
  };
  const add = (text: string): void => {
    messages.push({ role: "user", content: [...notes, text].join("\n") });
    notes = [];
  };

  const microphone = createMicrophone({
    onBegin: () => {
      isListening = true;
      floor.voice(1);
      if (isEnding) return;
      // Where the page reads aloud by itself, only it knows whether it does so now.
      if (!answer?.cut() && context.ownVoice) floor.interrupt();
    },
    onEnd: (pcm) => {
      isListening = false;
      floor.voice(0);
      if (isEnding) return;
      void guarded(async () => {
        const text = await calls.transcribe(pcm, over.signal);
        if (text === "") return;
        if (!floor.heard(text)) return;
        add(text);
        // Someone who has gone on speaking is answered when they are done.
        if (!isListening) answerNow();
      });
    },
    ownLoudness: () => ((answer?.remainingMs() ?? 0) > 0 ? speechLoudness : 0),
  });

  answerNow();
  return {
    heardSound: (audio) => {
      if (!over.signal.aborted) microphone(Buffer.from(audio, "base64"));
    },
    said: (text) => {
      answer?.cut();
      add(text);
      answerNow();
    },
    told: (text) => {
      notes.push(`(The page says: ${text})`);
    },
    // The model begins to speak only when someone has said something.
    active: () => undefined,
    rest: () => {
      cancelEnd();
      isEnding = false;
      answer?.cut();
    },
    close,
  };
}
