import { describe, expect, it } from "vitest";
import { seconds } from "#src/server/clock.ts";
import { call, created, done, sound, speechStarted, words } from "#tests/fakes/realtime-answers.ts";
import { beginRealtimeTalk } from "#tests/fakes/realtime-talk.ts";
import { silence } from "#tests/fakes/talk-floor.ts";

describe("a talk over OpenAI Realtime", () => {
  it("begins with rules, window and earlier turns", async () => {
    const { server } = await beginRealtimeTalk({
      context: {
        earlierTurns: [
          { from: "coach", text: "What would you like?" },
          { from: "person", text: "Courage." },
        ],
      },
    });
    expect(server.asked).toEqual(["/v1/realtime?model=gpt-realtime-2.1-mini Bearer sk-secret"]);
    expect(server.events).toMatchObject([
      {
        type: "session.update",
        session: {
          output_modalities: ["audio"],
          audio: {
            input: { transcription: { model: "gpt-transcribe" }, turn_detection: { type: "semantic_vad" } },
            output: { voice: "marin" },
          },
        },
      },
      { item: { role: "user", content: [{ text: expect.stringContaining('"blindSpot"') as string }] } },
      { item: { role: "assistant", content: [{ text: "What would you like?" }] } },
      { item: { role: "user", content: [{ text: "Courage." }] } },
      { type: "response.create" },
    ]);
  });

  it("carries sound both ways, and captions in spoken order", async () => {
    const { server, talk, of, deeds } = await beginRealtimeTalk();
    await server.send(created, sound(100), sound(50), words("Hello."), done);
    expect(of("play")).toEqual([
      [1, silence(100)],
      [1, silence(50)],
    ]);
    talk.heardSound(silence(250));
    expect(await server.received("input_audio_buffer.append")).toMatchObject({ audio: silence(250) });
    await server.send(
      { type: "input_audio_buffer.committed" },
      created,
      sound(100, "item-2"),
      words("I see.", "item-2"),
      { type: "conversation.item.input_audio_transcription.completed", transcript: " Courage. " },
    );
    const captions = deeds.filter(([kind]) => kind === "say" || kind === "heard");
    expect(captions).toEqual([
      ["say", 1, "Hello."],
      ["heard", "Courage."],
      ["say", 2, "I see."],
    ]);
  });

  it("is interrupted by speech, and tells model and page how much was heard", async () => {
    const { server, pass, of, deeds } = await beginRealtimeTalk();
    await server.send(created, sound(1_000), words("You both see calm. What about witty?"));
    await pass(500);
    await server.send(sound(1_000), speechStarted, sound(1_000));
    expect(await server.received("conversation.item.truncate")).toMatchObject({
      item_id: "item-1",
      content_index: 0,
      audio_end_ms: 500,
    });
    expect(deeds.slice(-3)).toEqual([
      ["play", 1, silence(1_000)],
      ["interrupt"],
      ["correct", 1, "You both see calm. What about witty?", "You both…"],
    ]);
    await server.send(speechStarted);
    expect(of("interrupt")).toHaveLength(1);
  });

  it("calls tools on the page, and waits for the person after speaking", async () => {
    const { server, of } = await beginRealtimeTalk();
    await server.send(created, sound(100), words("Calm."), call("show_word", { traitId: "calm" }), done);
    const answer = await server.received("conversation.item.create", 2);
    expect(answer.item).toEqual({
      type: "function_call_output",
      call_id: "call-show_word",
      output: "done",
    });
    expect(of("callTool")).toEqual([["show_word", { traitId: "calm" }]]);
    await server.send(done);
    expect(server.events.filter(({ type }) => type === "response.create")).toHaveLength(1);
  });

  it("ends after its goodbye was heard", async () => {
    const { server, pass, of } = await beginRealtimeTalk();
    await server.send(created, sound(2_000), words("Goodbye."), call("end_conversation", {}), done);
    await server.received("conversation.item.create", 2);
    await pass(1_999);
    expect(of("end")).toEqual([]);
    await pass(1);
    await Promise.resolve();
    expect(of("callTool")).toEqual([["end_conversation", {}]]);
    expect(of("end")).toEqual([[]]);
  });

  it("answers typed text at once or after the current answer", async () => {
    const { server, talk } = await beginRealtimeTalk();
    await server.send(created, sound(2_000), words("A long story."));
    talk.said("Stop.");
    await server.received("response.cancel");
    expect(server.events.slice(-3)).toMatchObject([
      { type: "conversation.item.truncate" },
      { type: "response.cancel" },
      { item: { role: "user", content: [{ text: "Stop." }] } },
    ]);
    await server.send({ type: "response.done", response: { status: "cancelled" } });
    await server.received("response.create", 2);
    await server.send(created, done);
    talk.said("Go on.");
    await server.received("response.create", 3);
  });

  it("closes the connection and does nothing afterwards", async () => {
    const { server, talk, deeds, pass } = await beginRealtimeTalk();
    talk.close();
    await expect.poll(server.connections).toBe(0);
    talk.heardSound(silence(20));
    talk.said("Still here?");
    await pass(seconds(60));
    expect(deeds).toEqual([]);
  });
});
