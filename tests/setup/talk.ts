import { createLogger } from "#src/server/log.ts";
import { exampleSnapshot } from "#src/server/domain/programme/example/example-result.ts";
import { runConversation } from "#src/server/domain/voice/agent/run-conversation.ts";
import { scriptedBrain, type ScriptedTalk } from "#tests/fakes/scripted-brain.ts";
import { TestClock } from "./test-clock.ts";
import { TestTimers } from "./test-timers.ts";

const clock = new TestClock();
export const subject = { purpose: "demo", snapshot: exampleSnapshot(clock.now()).content } as const;

/** The first message of @elevenlabs/client. */
export const initiation = {
  type: "conversation_initiation_client_data",
  source_info: { source: "js_sdk", version: "1.25.0" },
};

/** So many bytes of sound, as a client sends them. */
export const sound = (bytes: number) => ({ user_audio_chunk: Buffer.alloc(bytes, 7).toString("base64") });

/** A talk over a recorded connection. @param onOpen what the brain does first */
export function makeTalk(onOpen?: (talk: ScriptedTalk) => void, hasVoice = true) {
  const timers = new TestTimers(clock);
  const brain = { ...scriptedBrain(onOpen), hasVoice };
  const sent: unknown[] = [];
  const closed: [number, string][] = [];
  const lines: string[] = [];
  const wire = {
    send: (text: string) => {
      if (closed.length > 0) throw new Error(`sent after the end: ${text}`);
      sent.push(JSON.parse(text));
    },
    close: (code: number, reason: string) => void closed.push([code, reason]),
  };
  const log = createLogger("debug", (line) => lines.push(line) > 0);
  const talk = runConversation({ brain, subject, wire, timers, log, talkId: "talk-1" });
  return {
    timers,
    brain,
    sent,
    closed,
    lines,
    talk,
    tell: (...messages: unknown[]) => {
      for (const message of messages) talk.receive(JSON.stringify(message));
    },
    /** Advances the clock by so many milliseconds. */
    pass: (ms: number) => timers.runUntil(timers.now() + ms, () => Promise.resolve()),
    /** The brain's view. */
    get opened(): ScriptedTalk {
      const [only] = brain.talks;
      if (only === undefined) throw new Error("no talk is open");
      return only;
    },
  };
}

/** A talk that has begun, without its first frames. @param first further content of the first message */
export function beginTalk(first: object = {}) {
  const made = makeTalk();
  made.tell({ ...initiation, ...first });
  made.sent.length = 0;
  return made;
}
