import { describe, expect, it, onTestFinished } from "vitest";
import { seconds } from "#src/server/clock.ts";
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { makeTalkContext, recordFloor, recordLog } from "#tests/fakes/talk-floor.ts";
import {
  fails,
  hangs,
  type Reply,
  sounds,
  startFakeThreeCalls,
  understands,
  writes,
  writesAndStalls,
} from "#tests/fakes/three-calls-server.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { createReachability } from "#src/server/reachability.ts";
import { threeStepBrain } from "./three-step-brain.ts";

interface Options {
  readonly hears?: readonly Reply[];
  readonly thinks?: readonly Reply[];
  readonly speaks?: readonly Reply[];
  readonly context?: Partial<TalkContext>;
}

const hello = writes(["Hello there, friend. ", "What would you like?"]);

async function openTalk({ hears = [], thinks = [hello], speaks = [sounds(1_000)], context }: Options = {}) {
  const server = await startFakeThreeCalls({ transcriptions: hears, completions: thinks, speech: speaks });
  onTestFinished(async () => {
    await server.stop();
    expect(server.faults).toEqual([]);
  });
  const timers = new TestTimers(new TestClock());
  const { lines, log } = recordLog();
  const recorded = recordFloor();
  const reachability = createReachability(new TestClock());
  const brain = threeStepBrain({
    apiKey: "sk-secret",
    baseUrl: server.baseUrl,
    protocol: "three-steps",
    heardBy: "another server",
    model: "chat-model",
    voiceName: "alloy",
    hearingModel: "hearing-model",
    speakingModel: "speaking-model",
    timers,
    log,
    reachability,
  });
  const talk = brain.open(makeTalkContext(context), recorded.floor);
  const pass = (ms: number) => timers.runUntil(timers.now() + ms, () => Promise.resolve());
  /** Someone speaks for so long, and stops. */
  const hear = (ms: number, quietMs = 800) => {
    talk.heardSound(tone(ms, 0.3));
    talk.heardSound(tone(quietMs, 0));
  };
  const played = () => recorded.of("play").reduce((sum, [, audio]) => sum + msOf(audio), 0);
  return { server, talk, lines, pass, hear, played, reachability, ...recorded };
}

/** A tone as pcm_16000, in base64. */
const tone = (ms: number, loudness: number): string =>
  Buffer.from(
    Int16Array.from({ length: ms * 16 }, (_, at) => Math.sin(at / 6) * loudness * 32_767).buffer,
  ).toString("base64");
const msOf = (audio: unknown): number => Buffer.from(String(audio), "base64").length / 48;

describe("a talk in three steps", () => {
  it("begins with the rules and the window, and speaks sentence by sentence", async () => {
    const { server, of, played } = await openTalk({
      context: {
        earlierTurns: [
          { from: "coach", text: "Hi." },
          { from: "person", text: "Courage." },
        ],
      },
    });
    await expect.poll(played).toBe(2_000);
    expect(server.spoken).toEqual(["Hello there, friend.", "What would you like?"]);
    expect(of("say")).toEqual([[1, "Hello there, friend. What would you like?"]]);
    expect(server.asked[0]).toMatchObject([
      { role: "system" },
      { role: "user", content: expect.stringContaining('"blindSpot"') as string },
      { role: "assistant", content: "Hi." },
      { role: "user", content: "Courage." },
    ]);
  });

  it("writes down what someone says, and answers it", async () => {
    const { server, pass, hear, played, of, deeds } = await openTalk({
      hears: [understands(" Courage. ")],
      thinks: [writes(["Hello there."]), writes(["I see, courage."])],
    });
    await expect.poll(played).toBe(1_000);
    await pass(1_000);
    hear(600);
    await expect
      .poll(() => of("say"))
      .toEqual([
        [1, "Hello there."],
        [2, "I see, courage."],
      ]);
    expect(server.recordings[0]).toBeGreaterThanOrEqual(1_300);
    expect(server.asked[1]?.slice(-2)).toEqual([
      { role: "assistant", content: "Hello there." },
      { role: "user", content: "Courage." },
    ]);
    const kinds = deeds.map(([kind]) => kind).filter((kind) => kind === "voice" || kind === "heard");
    expect(kinds).toEqual(["voice", "voice", "heard"]);
  });

  it("answers nothing where nothing was understood", async () => {
    const { server, pass, hear, of } = await openTalk({ hears: [understands("  ")] });
    await expect.poll(() => of("say").length).toBe(1);
    await pass(2_000);
    hear(600);
    await expect.poll(() => server.recordings.length).toBe(1);
    expect([of("heard"), server.asked.length]).toEqual([[], 1]);
  });

  it("is interrupted by speech, and remembers what was heard", async () => {
    const { server, pass, hear, of, played } = await openTalk({
      hears: [understands("Wait.")],
      thinks: [hello, writes(["Of course."])],
    });
    await expect.poll(played).toBe(2_000);
    await pass(1_000);
    hear(600);
    await expect.poll(() => server.asked.length).toBe(2);
    expect(of("interrupt")).toEqual([[]]);
    const [correction] = of("correct");
    expect(correction).toEqual([1, "Hello there, friend. What would you like?", "Hello there, friend.…"]);
    expect(server.asked[1]?.at(-2)).toEqual({ role: "assistant", content: "Hello there, friend.…" });
  });

  it("gives up an answer that is still being written when someone types", async () => {
    const { server, talk, of } = await openTalk({
      thinks: [writesAndStalls("Once upon"), writes(["All right."])],
    });
    await expect.poll(() => server.asked.length).toBe(1);
    talk.told("The person saved the step.");
    talk.said("Stop.");
    await expect.poll(() => of("say")).toEqual([[2, "All right."]]);
    expect([server.abandoned(), of("fail")]).toEqual([1, []]);
    expect(server.asked[1]?.slice(2)).toEqual([
      { role: "user", content: "(The page says: The person saved the step.)\nStop." },
    ]);
  });

  it("asks for no sound in text, or where the page reads aloud", async () => {
    const { server, of } = await openTalk({ context: { textOnly: true } });
    await expect.poll(() => of("say").length).toBe(1);
    expect(server.spoken).toEqual([]);
  });

  it("calls tools, and tells the model what came of them", async () => {
    const { server, of } = await openTalk({
      thinks: [
        writes(
          [],
          [
            ["show_word", '{"traitId":"calm"}'],
            ["fly", "{}"],
          ],
        ),
        writes(["Calm it is."]),
      ],
    });
    await expect.poll(() => of("say").length).toBe(1);
    expect(of("callTool")).toEqual([["show_word", { traitId: "calm" }]]);
    expect(server.asked[1]?.slice(2)).toMatchObject([
      { role: "assistant", tool_calls: [{ id: "id-show_word" }, { id: "id-fly" }] },
      { role: "tool", tool_call_id: "id-show_word", content: "done" },
      { role: "tool", tool_call_id: "id-fly", content: "There is no tool with this name." },
    ]);
  });

  it("asks a model that only calls tools no more than five times", async () => {
    const { server, of } = await openTalk({ thinks: [writes([], [["open_pane", '{"pane":"arena"}']])] });
    await expect.poll(() => of("callTool").length).toBe(5);
    await expect.poll(() => server.asked.length).toBe(5);
  });

  it("ends the talk when its goodbye has been heard", async () => {
    const { pass, of, played } = await openTalk({
      thinks: [writes(["Goodbye."], [["end_conversation", ""]])],
    });
    await expect.poll(played).toBe(1_000);
    await new Promise((resolve) => setImmediate(resolve));
    await expect
      .poll(async () => {
        await pass(500);
        return of("end").length;
      })
      .toBe(1);
    expect(of("callTool")).toEqual([["end_conversation", {}]]);
  });

  it.each<[string, Options, string]>([
    [
      "its quota is spent",
      { thinks: [fails(429)] },
      "The coach has no time right now. Please try again later.",
    ],
    [
      "it breaks",
      { speaks: [fails(500)] },
      "The coach can’t be reached right now. Please try again in a few minutes.",
    ],
    [
      "it lacks a model",
      { thinks: [fails(404)] },
      "The coach isn’t set up correctly on this site. Please tell us if this goes on.",
    ],
  ])("says so in one sentence when %s, and logs the status alone", async (_, options, sentence) => {
    const { of, lines, reachability } = await openTalk(options);
    await expect.poll(() => of("fail")).toEqual([[sentence]]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/sk-secret|words|Hello/);
    expect(reachability.state().isReachable).toBe(!sentence.includes("can’t be reached"));
  });

  it.each<[string, Options]>([
    ["thinking", { thinks: [hangs] }],
    ["writing", { thinks: [writesAndStalls("Once upon")] }],
    ["speaking", { speaks: [hangs] }],
  ])("says so when the server stops while it is %s", async (_, options) => {
    const { server, pass, of } = await openTalk(options);
    await expect
      .poll(() => server.asked.length + server.spoken.length)
      .toBeGreaterThan("speaks" in options ? 1 : 0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await pass(seconds(20));
    await expect.poll(() => of("fail")).toEqual([["The coach has stopped answering. Please try again."]]);
    await expect.poll(server.abandoned).toBe(1);
  });

  it("gives up everything when the talk is over", async () => {
    const { server, talk, of } = await openTalk({ thinks: [hangs] });
    await expect.poll(() => server.asked.length).toBe(1);
    talk.close();
    await expect.poll(server.abandoned).toBe(1);
    expect(of("fail")).toEqual([]);
  });
});
