import type { Brain } from "#src/server/domain/voice/brain.ts";
import { runConversation } from "#src/server/domain/voice/agent/run-conversation.ts";
import { builtInBrain } from "#src/server/domain/voice/built-in/built-in-talk.ts";
import { openAiBrain } from "#src/server/integrations/openai-voice/realtime-talk.ts";
import { createReachability } from "#src/server/reachability.ts";
import { talkVariables } from "#src/shared/voice/talk.ts";
import { careTexts } from "#src/shared/voice/voice-texts.ts";
import { call, created, done, sound as spoken, words } from "#tests/fakes/realtime-answers.ts";
import { startFakeRealtime } from "#tests/fakes/realtime-server.ts";
import { realtimeSettings } from "#tests/fakes/realtime-talk.ts";
import { recordLog } from "#tests/fakes/talk-floor.ts";
import { initiation, subject } from "#tests/setup/talk.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { describe, expect, it, onTestFinished } from "vitest";

const trouble = "My husband hit me, and I’m not safe at home.";
const danger = "I sometimes think about ending it all.";

interface Tried {
  readonly brain: Brain;
  /** Everything that has reached an external brain, or null. */
  readonly reached: () => string | null;
  /** Says something aloud; null if the brain understands no speech. */
  readonly speak: ((text: string) => Promise<void>) | null;
}

type Make = (timers: TestTimers, log: ReturnType<typeof recordLog>["log"]) => Promise<Tried>;

/** Each of our brains in each mode. External services are checked in the browser. */
const brains: Readonly<Record<Brain["name"], Readonly<Record<string, Make>>>> = {
  "built-in": {
    tapped: async () => Promise.resolve({ brain: builtInBrain, reached: () => null, speak: null }),
  },
  openai: {
    realtime: async (timers, log) => {
      const server = await startFakeRealtime();
      onTestFinished(async () => {
        await server.stop();
        expect(server.faults).toEqual([]);
      });
      return {
        brain: openAiBrain({
          ...realtimeSettings(server.baseUrl),
          timers,
          log,
          reachability: createReachability(new TestClock()),
        }),
        reached: () => JSON.stringify(server.events.filter(({ type }) => type !== "session.update")),
        speak: async (transcript) => {
          await server.received("response.create");
          await server.send(created, done, { type: "input_audio_buffer.committed" });
          await server.send(created, call("open_pane", { pane: "arena" }), spoken(100, "answer"), {
            type: "conversation.item.input_audio_transcription.completed",
            item_id: "heard",
            transcript,
          });
          await server.send(spoken(100, "answer"), words("That’s interesting.", "answer"), done);
          await server.received("response.cancel");
          expect(await server.received("conversation.item.delete")).toMatchObject({ item_id: "heard" });
        },
      };
    },
  },
};
const ways = Object.entries(brains).flatMap(([name, made]) =>
  Object.entries(made).map(([way, make]) => [`${name}, ${way}`, make] as const),
);

async function begin(make: Make, variables: Readonly<Record<string, string>> = {}) {
  const timers = new TestTimers(new TestClock());
  const { lines, log } = recordLog();
  const { brain, reached, speak } = await make(timers, log);
  const frames: string[] = [];
  const closed: number[] = [];
  const wire = {
    send: (text: string) => void frames.push(text),
    close: (code: number) => void closed.push(code),
  };
  const talk = runConversation({ brain, subject, wire, timers, log, talkId: "talk-1" });
  onTestFinished(() => {
    talk.lost();
  });
  const tell = (message: object) => {
    talk.receive(JSON.stringify(message));
  };
  tell({ ...initiation, dynamic_variables: variables });
  return {
    reached,
    tell,
    closed,
    lines,
    speak,
    captions: () => frames.filter((frame) => frame.startsWith('{"type":"agent_response"')).join(""),
  };
}

describe.each(ways)("someone in trouble, with the coach %s", (_, make) => {
  it("is told who can help when they type, and the coach doesn't get the text", async () => {
    const { tell, captions, reached, closed, lines } = await begin(make);
    tell({ type: "user_message", text: trouble });
    tell({ type: "contextual_update", text: trouble });
    expect(captions()).toContain(careTexts.trouble);
    expect(closed).toEqual([]);
    tell({ type: "user_message", text: "Let’s go on." });
    await expect.poll(() => reached() ?? "Let’s go on.").toContain("Let’s go on.");
    expect(reached() ?? "").not.toContain("husband");
    expect(lines.join("")).not.toContain("husband");
  });

  it("gets no more of a talk that words of danger end", async () => {
    const { tell, captions, reached, closed } = await begin(make);
    tell({ type: "user_message", text: danger });
    expect(captions()).toContain(careTexts.danger);
    expect(closed).toEqual([1000]);
    expect(reached() ?? "").not.toContain("ending it all");
  });

  it("is not reported to the coach because of earlier turns or a name", async () => {
    const { reached } = await begin(make, {
      [talkVariables.firstName]: "My husband hit me",
      [talkVariables.earlierTurns]: JSON.stringify([
        { from: "coach", text: "Who sees that side of you?" },
        { from: "person", text: trouble },
        { from: "person", text: "Nobody yet." },
      ]),
    });
    await expect.poll(() => reached() ?? "Nobody yet.").toContain("Nobody yet.");
    expect(reached() ?? "").not.toContain("husband");
  });
});

describe.each(ways)("someone speaking to the coach %s", (_, make) => {
  it("is told who can help, or isn't understood at all", async () => {
    const { captions, reached, speak, lines } = await begin(make);
    if (speak === null) return;
    await speak(trouble);
    await expect.poll(captions).toContain(careTexts.trouble);
    expect(captions()).not.toContain("That’s interesting.");
    expect(reached() ?? "").not.toContain("husband");
    expect(lines.join("")).not.toContain("husband");
  });
});
