import { describe, expect, it } from "vitest";
import { seconds } from "#src/server/clock.ts";
import { call, created, done, place, sound, speechStarted, words } from "#tests/fakes/realtime-answers.ts";
import { beginRealtimeTalk } from "#tests/fakes/realtime-talk.ts";
import { silence } from "#tests/fakes/talk-floor.ts";

describe("a talk over OpenAI Realtime", () => {
  it("begins with the rules, the window and what was said before", async () => {
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

  it.each([
    ["typed", { textOnly: true }, false],
    ["read aloud by the page", { ownVoice: true }, true],
  ])("asks for text alone where it is %s", async (_, context, hears) => {
    const { server, of } = await beginRealtimeTalk({ context });
    const { session } = await server.received("session.update");
    expect(session.output_modalities).toEqual(["text"]);
    expect([session.audio.input !== undefined, session.audio.output]).toEqual([hears, undefined]);
    await server.send({ type: "response.output_text.done", text: "Hello.", ...place() }, done);
    expect(of("say")).toEqual([[1, "Hello."]]);
  });

  it("brings sound both ways, and captions in the order in which things were said", async () => {
    const { server, talk, of, deeds } = await beginRealtimeTalk();
    await server.send(created, sound(100), sound(50), words("Hello."), done);
    expect(of("play")).toEqual([
      [1, silence(100)],
      [1, silence(50)],
    ]);
    talk.heardSound(silence(250));
    expect(await server.received("input_audio_buffer.append")).toMatchObject({ audio: silence(250) });
    await server.send(
      { type: "input_audio_buffer.speech_stopped" },
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

  it("is interrupted by speech, and tells the model and the page how much was heard", async () => {
    const { server, pass, of, deeds } = await beginRealtimeTalk();
    await server.send(created, sound(1_000), words("You both see calm. What about witty?"));
    await pass(500);
    await server.send(sound(1_000), speechStarted, sound(1_000));
    expect(await server.received("conversation.item.truncate")).toMatchObject({
      item_id: "item-1",
      content_index: 0,
      audio_end_ms: 500,
    });
    expect(deeds.slice(-4)).toEqual([
      ["play", 1, silence(1_000)],
      ["voice", 1],
      ["interrupt"],
      ["correct", 1, "You both see calm. What about witty?", "You both…"],
    ]);
    await server.send(speechStarted);
    expect(of("interrupt")).toHaveLength(1);
  });

  it("says no more than was heard of what it was about to say", async () => {
    const { server, pass, of } = await beginRealtimeTalk();
    const piece = (delta: string) => ({ type: "response.output_audio_transcript.delta", delta, ...place() });
    await server.send(created, piece("You both "), piece("see calm."), sound(1_000));
    await pass(600);
    await server.send(speechStarted, words("You both see calm."));
    expect(of("say")).toEqual([[1, "You both…"]]);
    expect(of("correct")).toEqual([]);
  });

  it("doesn't count as interrupted once all of it was heard", async () => {
    const { server, pass, of } = await beginRealtimeTalk();
    await server.send(created, sound(1_000), words("Hello."), done);
    await pass(1_000);
    await server.send(speechStarted);
    expect([of("interrupt"), of("voice")]).toEqual([[], [[1]]]);
  });

  it("stops the page's own voice when the person speaks", async () => {
    const { server, of } = await beginRealtimeTalk({ context: { ownVoice: true } });
    await server.send(speechStarted);
    expect(of("interrupt")).toEqual([[]]);
  });

  it("calls tools on the page, and waits for the person when it has spoken", async () => {
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

  it.each([
    ["of an unknown name", call("delete_account", {}), "There is no tool with this name."],
    ["with a word that isn’t there", call("show_word", { traitId: "evil" }), /don’t fit/],
    ["that isn’t JSON", call("show_word", "{"), /don’t fit/],
    ["that the page refuses", call("open_pane", { pane: "arena" }), "It is gone."],
  ])("tells the model what came of a call %s, and lets it go on", async (_, event, expected) => {
    const { server } = await beginRealtimeTalk({ page: () => ({ result: "It is gone.", isError: true }) });
    await server.send(created, event, done);
    const { item } = await server.received("conversation.item.create", 2);
    expect("output" in item ? item.output : "").toMatch(expected);
    await server.received("response.create", 2);
  });

  it("asks a model that only calls tools no more than four times", async () => {
    const { server } = await beginRealtimeTalk();
    for (let round = 1; round <= 5; round += 1) {
      await server.send(created, call("open_pane", { pane: "arena" }), done);
      await server.received("conversation.item.create", round + 1);
    }
    expect(server.events.filter(({ type }) => type === "response.create")).toHaveLength(5);
  });

  it("ends the talk when its goodbye has been heard", async () => {
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

  it("takes what is typed: at once, or when the current answer is over", async () => {
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

  it("tells the model what the page says, without asking for an answer", async () => {
    const { server, talk } = await beginRealtimeTalk();
    talk.told("The person saved the step.");
    const { item } = await server.received("conversation.item.create", 2);
    expect(item).toMatchObject({
      role: "system",
      content: [{ text: "The page says: The person saved the step." }],
    });
    expect(server.events.filter(({ type }) => type === "response.create")).toHaveLength(1);
  });

  it("takes no offence at what came too late, at events it doesn't know, and at broken ones", async () => {
    const { server, of } = await beginRealtimeTalk();
    const error = (code: string, event_id: string) => ({
      type: "error",
      error: { type: "invalid_request_error", code, message: "", event_id },
    });
    await server.send(
      error("conversation_already_has_active_response", "respond"),
      error("response_cancel_not_active", "cancel"),
      error("invalid_value", "truncate"),
      { type: "rate_limits.updated", rate_limits: [] },
      { type: "response.output_audio.delta", delta: 5 },
      "{",
    );
    expect(of("fail")).toEqual([]);
  });

  it("closes the line with the talk, and does nothing afterwards", async () => {
    const { server, talk, deeds, pass } = await beginRealtimeTalk();
    talk.close();
    await expect.poll(server.connections).toBe(0);
    talk.heardSound(silence(20));
    talk.said("Still here?");
    await pass(seconds(60));
    expect(deeds).toEqual([]);
  });
});
