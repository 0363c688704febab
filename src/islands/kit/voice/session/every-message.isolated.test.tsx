import { expect, it, vi } from "vitest";
import { talkMetadata } from "#tests/fakes/talk-metadata.ts";
import { startTalk } from "./start-talk.ts";
import type { TalkListener } from "./talk.ts";

/** Replaces the browser's socket with a service that accepts every connection. */
class ScriptedSocket extends EventTarget {
  static readonly opened: ScriptedSocket[] = [];
  readonly sent: unknown[] = [];
  readyState = 1;

  constructor() {
    super();
    ScriptedSocket.opened.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }

  send(text: string): void {
    const frame: unknown = JSON.parse(text);
    this.sent.push(frame);
    if (this.sent.length === 1) this.say(talkMetadata);
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  close(code = 1000, reason = ""): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason }));
  }
}

function listen() {
  const told: unknown[][] = [];
  const tell =
    (what: string) =>
    (...said: unknown[]) =>
      void told.push([what, ...said]);
  const on: TalkListener = {
    permission: tell("permission"),
    connected: tell("connected"),
    mode: tell("mode"),
    coachWrote: tell("coach wrote"),
    coachSaid: tell("coach said"),
    personHeard: tell("person heard"),
    canRate: tell("can rate"),
    pinged: tell("pinged"),
    ended: tell("ended"),
  };
  return { told, on };
}

async function open() {
  vi.stubGlobal("WebSocket", ScriptedSocket);
  vi.stubGlobal("AudioContext", EventTarget);
  const { told, on } = listen();
  const asked = {
    way: "text" as const,
    admit: () =>
      Promise.resolve({
        signedUrl: "ws://localhost/v1/convai/conversation?token=t",
        variables: {},
      }),
    variables: { visitor_first_name: "Ada" },
    tools: { show_word: () => "Shown." },
    on,
  };
  const talk = startTalk(asked);
  await vi.waitFor(() => expect(told).toEqual([["connected"]]));
  told.length = 0;
  const socket = ScriptedSocket.opened.at(-1);
  if (socket === undefined) throw new Error("No socket was opened.");
  return { talk, told, socket, again: () => startTalk(asked) };
}

const call = (tool_name: string) => ({
  type: "client_tool_call",
  client_tool_call: { tool_name, tool_call_id: "c", parameters: {}, event_id: 3 },
});

it.each<[type: string, message: object, told: unknown[][], sent: object[]]>([
  [
    "agent_chat_response_part",
    { text_response_part: { type: "delta", text: "Hel", event_id: 3 } },
    [["coach wrote", 3, "Hel"]],
    [],
  ],
  [
    "agent_response",
    { agent_response_event: { agent_response: "Hello.", event_id: 3 } },
    [
      ["can rate", true],
      ["coach said", 3, "Hello."],
    ],
    [],
  ],
  [
    "agent_response_correction",
    {
      agent_response_correction_event: {
        original_agent_response: "Hello.",
        corrected_agent_response: "Hel",
        event_id: 3,
      },
    },
    [["coach said", 3, "Hel"]],
    [],
  ],
  [
    "user_transcript",
    { user_transcription_event: { user_transcript: "Hi.", event_id: 3 } },
    [["person heard", "Hi."]],
    [],
  ],
  ["audio", { audio_event: { audio_base_64: "AAAA", event_id: 3 } }, [["can rate", true]], []],
  ["ping", { ping_event: { event_id: 9, ping_ms: 20 } }, [["pinged", 20]], [{ type: "pong", event_id: 9 }]],
  ["interruption", { interruption_event: { event_id: 3 } }, [], []],
  ["vad_score", { vad_score_event: { vad_score: 0.4 } }, [], []],
  [
    "internal_tentative_agent_response",
    { tentative_agent_response_internal_event: { tentative_agent_response: "He" } },
    [],
    [],
  ],
  [
    "tentative_user_transcript",
    { tentative_user_transcription_event: { user_transcript: "H", event_id: 3 } },
    [],
    [],
  ],
  ["something_new", { anything: 1 }, [], []],
  [
    "agent_tool_response",
    {
      agent_tool_response: {
        tool_name: "end_call",
        tool_call_id: "t",
        tool_type: "system",
        is_error: false,
        event_id: 3,
      },
    },
    [["ended", { by: "coach" }]],
    [],
  ],
  [
    "client_tool_call",
    call("show_word"),
    [],
    [{ type: "client_tool_result", tool_call_id: "c", result: "Shown.", is_error: false }],
  ],
])("%s does what the protocol says", async (type, message, expected, answer) => {
  const { talk, told, socket } = await open();
  socket.say({ type, ...message });
  await vi.waitFor(() => {
    expect(told).toEqual(expected);
    expect(socket.sent.slice(1)).toEqual(answer);
  });
  talk.stop({ by: "person" });
  await talk.over;
});

it("says who it is, holds one talk at a time, and rates each answer once", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { talk, told, socket, again } = await open();
  expect(socket.sent[0]).toMatchObject({
    type: "conversation_initiation_client_data",
    conversation_config_override: { conversation: { text_only: true } },
    dynamic_variables: { visitor_first_name: "Ada" },
  });
  expect(again()).toBe(talk);
  talk.rate("like");
  expect(warn).toHaveBeenLastCalledWith("Cannot send feedback: the conversation has not started.");
  socket.say({ type: "agent_response", agent_response_event: { agent_response: "Hello.", event_id: 5 } });
  await vi.waitFor(() => expect(told).toContainEqual(["can rate", true]));
  talk.rate("dislike");
  talk.rate("like");
  expect(warn).toHaveBeenLastCalledWith(
    "Cannot send feedback: feedback has already been sent for the current response.",
  );
  expect(socket.sent.at(-1)).toEqual({ type: "feedback", event_id: 5, score: "dislike" });
  talk.stop({ by: "person" });
  await talk.over;
  expect(told.at(-1)).toEqual(["ended", { by: "person" }]);
  await vi.waitFor(() => expect(globalThis.WebSocket).toBe(ScriptedSocket));
});

it.each([
  [1000, "", { by: "coach" }],
  [
    1008,
    "That’s enough for today.",
    { by: "problem", problem: { kind: "no-connection", message: "That’s enough for today." } },
  ],
  [
    1006,
    "",
    {
      by: "problem",
      problem: { kind: "no-connection", message: "The connection was closed by the server." },
    },
  ],
])("closed with %i “%s” ends as the specification says", async (code, reason, ending) => {
  const { told, socket } = await open();
  socket.close(code, reason);
  await vi.waitFor(() => expect(told).toEqual([["ended", ending]]));
});
