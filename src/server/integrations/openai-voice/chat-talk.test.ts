import { seconds } from "#src/server/clock.ts";
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { takeOverText, withStandIn } from "#src/server/domain/voice/built-in/stand-in.ts";
import { createReachability } from "#src/server/reachability.ts";
import { stallsAfter, streams } from "#tests/fakes/chat-stream.ts";
import { type Behaviour, fails, hangs, startFakeOpenAi } from "#tests/fakes/openai-server.ts";
import { realtimeSettings } from "#tests/fakes/realtime-talk.ts";
import { makeTalkContext, recordFloor, recordLog } from "#tests/fakes/talk-floor.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { openAiBrain } from "./realtime-talk.ts";

/** A typed talk with a server that does these things in turn, the last one again and again. */
async function open(
  behaviours: readonly Behaviour[],
  context: Partial<TalkContext> = {},
  page?: Parameters<typeof recordFloor>[0],
) {
  let asked = 0;
  const server = await startFakeOpenAi((response, request) => {
    behaviours[Math.min(asked, behaviours.length - 1)]?.(response, request);
    asked += 1;
  });
  const timers = new TestTimers(new TestClock());
  const { lines, log } = recordLog();
  const reachability = createReachability(new TestClock());
  const settings = { ...realtimeSettings(server.baseUrl), timers, log, reachability };
  const recorded = recordFloor(page);
  const brain = withStandIn(openAiBrain(settings));
  const talk = brain.open(makeTalkContext({ textOnly: true, ...context }), recorded.floor);
  onTestFinished(() => {
    talk.close();
  });
  const pass = (ms: number) => timers.runUntil(timers.now() + ms, () => Promise.resolve());
  const bodies = () => server.requests.map(({ raw }) => JSON.parse(raw) as ChatRequest);
  const said = () => recorded.of("say").map(([, text]) => text);
  return { talk, lines, pass, bodies, said, server, ...recorded };
}

interface ChatRequest {
  readonly stream: boolean;
  readonly tools?: readonly unknown[];
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const hello = streams(["Hel", "lo, what would you ", "like?"]);

describe("a typed talk with a model", () => {
  it("begins with rules, window and earlier turns, and is written piece by piece", async () => {
    const earlierTurns = [
      { from: "coach", text: "What would you like?" },
      { from: "person", text: "Courage." },
    ] as const;
    const { said, of, bodies, server } = await open([hello], { earlierTurns });
    await expect.poll(said).toEqual(["Hello, what would you like?"]);
    expect(of("write")).toEqual([
      [1, "Hel"],
      [1, "lo, what would you "],
      [1, "like?"],
    ]);
    expect(server.requests[0]?.path).toBe("/v1/chat/completions");
    expect(bodies()[0]).toMatchObject({
      stream: true,
      messages: [
        { role: "system" },
        { role: "user", content: expect.stringContaining('"blindSpot"') as string },
        { role: "assistant", content: "What would you like?" },
        { role: "user", content: "Courage." },
      ],
    });
  });

  it("answers what the person types, with tools on the page, and ends after its goodbye", async () => {
    const { talk, said, of, bodies } = await open([
      hello,
      streams([], [{ name: "show_word", parameters: { traitId: "calm" } }]),
      streams(["Calm it is."]),
      streams(["Goodbye."], [{ name: "end_conversation", parameters: {} }]),
    ]);
    await expect.poll(said).toHaveLength(1);
    talk.said("The strongest word.");
    await expect.poll(said).toHaveLength(2);
    expect(of("callTool")).toEqual([["show_word", { traitId: "calm" }]]);
    expect(bodies()[2]?.messages.slice(-3)).toMatchObject([
      { role: "user", content: "The strongest word." },
      { role: "assistant" },
      { role: "tool", content: "done" },
    ]);
    talk.said("Thanks.");
    await expect.poll(() => of("end")).toHaveLength(1);
    expect(said().at(-1)).toBe("Goodbye.");
  });

  it("shows no thoughts, and does without tools where the server has none", async () => {
    const { talk, said, of, bodies } = await open([
      fails(400),
      streams(["<thi", "nk>The user wants", " this.</think>\n", "Here you", " are."]),
    ]);
    await expect.poll(said).toEqual(["Here you are."]);
    expect(of("write").map(([, piece]) => piece)).toEqual(["Here you", " are."]);
    talk.said("Thanks.");
    await expect.poll(() => bodies().length).toBe(3);
    expect(bodies().map(({ tools }) => tools !== undefined)).toEqual([true, false, false]);
  });

  it("passes on the newest news of the page with the next answer", async () => {
    const { talk, said, bodies } = await open([hello]);
    await expect.poll(said).toHaveLength(1);
    talk.told("They opened the arena.");
    talk.told("They saved the step.");
    talk.said("Go on.");
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]?.messages.at(-1)).toEqual({
      role: "user",
      content: "(The page says: They saved the step.)\nGo on.",
    });
  });

  it("breaks off an answer that the person interrupts", async () => {
    const { talk, said, of, server, bodies } = await open([stallsAfter("A long"), streams(["All right."])]);
    await expect.poll(() => of("write")).toHaveLength(1);
    talk.said("Stop.");
    await expect.poll(said).toEqual(["A long…", "All right."]);
    await expect.poll(server.abandoned).toBe(1);
    expect(
      bodies()[1]
        ?.messages.slice(2)
        .map(({ content }) => content),
    ).toEqual(["A long…", "Stop."]);
  });

  it("keeps a tool’s result right behind its call when the person doesn’t wait for the page", async () => {
    const { talk, of, bodies } = await open(
      [streams(["Look."], [{ name: "show_word", parameters: { traitId: "calm" } }]), hello],
      {},
      async () => new Promise(() => undefined),
    );
    await expect.poll(() => of("callTool")).toHaveLength(1);
    talk.said("Go on.");
    await expect.poll(() => bodies().length).toBe(2);
    expect(bodies()[1]?.messages.slice(2)).toMatchObject([
      { role: "assistant", content: "Look.", tool_calls: [{ id: "call-show_word" }] },
      { role: "tool", tool_call_id: "call-show_word", content: "The person went on." },
      { role: "user", content: "Go on." },
    ]);
  });

  it.each([
    ["is busy", fails(429)],
    ["fails", fails(500)],
    ["rejects the key", fails(401)],
    ["says nothing", streams([])],
    ["only calls tools", streams([], [{ name: "show_word", parameters: { traitId: "calm" } }])],
  ])("goes on with set questions when the server %s, and logs one plain line", async (_, behaviour) => {
    const { talk, said, of, lines } = await open([hello, behaviour]);
    await expect.poll(said).toHaveLength(1);
    talk.said("my secret");
    await expect.poll(said).toHaveLength(3);
    expect(said()[1]).toBe(takeOverText);
    const acts = of("callTool").map(([name]) => name);
    expect(acts.filter((name) => name !== "show_word")).toEqual(["answer_by_taps", "offer_answers"]);
    talk.said("I’m just curious");
    await expect.poll(said).toHaveLength(4);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain("secret");
  });

  it.each([
    ["never answers", hangs, []],
    ["stops in the middle", stallsAfter("A long"), ["A long…"]],
    ["never stops", streams(["On and on.".repeat(2_001)]), [`${"On and on.".repeat(2_001)}…`]],
  ])("goes on with set questions when the server %s", async (_, behaviour, before) => {
    const { said, server, pass, of } = await open([behaviour]);
    await expect.poll(() => server.requests.length).toBe(1);
    if (behaviour !== hangs) await expect.poll(() => of("write")).toHaveLength(1);
    await pass(seconds(20));
    await expect.poll(() => said().slice(0, before.length + 1)).toEqual([...before, takeOverText]);
  });
});
