import { describe, expect, it } from "vitest";
import { microphoneProblem, startProblem } from "#src/islands/kit/voice/session/talk.ts";
import { type TalkEvent, type TalkState, afterTalkEvent, idleTalk } from "./talk-state.ts";

const after = (...events: readonly TalkEvent[]): TalkState => events.reduce(afterTalkEvent, idleTalk);
const starting: TalkEvent = { type: "starting", way: "voice", keepsTurns: false };
const coach = (eventId: number, text: string): TalkEvent => ({ type: "coach said", eventId, text });
const typed = (text: string): TalkEvent => ({ type: "person typed", text });
const heard = (text: string): TalkEvent => ({ type: "person heard", text });
const said = ({ captions }: TalkState) => captions.map(({ from, text }) => `${from}: ${text}`);

describe("what was said", () => {
  it("is kept in order, and corrected in its place", () => {
    const state = after(
      starting,
      coach(1, "What did you hope to hear?"),
      heard("Calm."),
      coach(2, "And then?"),
      {
        type: "coach corrected",
        eventId: 1,
        text: "What did you",
      },
    );
    expect(said(state)).toEqual(["coach: What did you", "person: Calm.", "coach: And then?"]);
  });

  it("shows an answer once, whether or not the service repeats it", () => {
    expect(said(after(starting, typed("Calm"), heard("Calm")))).toEqual(["person: Calm"]);
    expect(said(after(starting, typed("Calm"), heard("Calm"), heard("Calm")))).toEqual([
      "person: Calm",
      "person: Calm",
    ]);
  });

  it("goes along when a talk goes on, and numbers of the old line no longer count", () => {
    const state = after(
      starting,
      coach(1, "Hello."),
      { type: "ended", ending: { by: "person" } },
      {
        type: "starting",
        way: "text",
        keepsTurns: true,
      },
      coach(1, "Where were we?"),
    );
    expect(said(state)).toEqual(["coach: Hello.", "coach: Where were we?"]);
    expect(said(afterTalkEvent(state, starting))).toEqual([]);
  });
});

it("takes offered answers away once there's an answer", () => {
  const offered = after(starting, { type: "answers offered", answers: ["Yes", "No"] });
  expect(offered.answers).toEqual(["Yes", "No"]);
  expect(afterTalkEvent(offered, typed("Yes")).answers).toEqual([]);
  expect(afterTalkEvent(offered, heard("Yes")).answers).toEqual([]);
});

it("forgets a rating with the coach's next answer", () => {
  const rated = after(
    starting,
    coach(1, "Hello."),
    { type: "can rate", canRate: true },
    {
      type: "rated",
      rating: "like",
    },
  );
  expect(rated).toMatchObject({ canRate: false, rating: "like" });
  expect(afterTalkEvent(rated, coach(2, "Well.")).rating).toBeNull();
});

it("ends quiet, with nothing to tap or to rate, and knows whether the microphone was granted", () => {
  const state = after(
    starting,
    { type: "permission", permission: "granted" },
    { type: "connected" },
    {
      type: "mode",
      mode: "speaking",
    },
    { type: "answers offered", answers: ["Yes"] },
    { type: "ending" },
    { type: "ended", ending: { by: "coach" } },
  );
  expect(state).toMatchObject({
    status: "disconnected",
    mode: "listening",
    answers: [],
    permission: "granted",
    ending: { by: "coach" },
  });
  expect(afterTalkEvent(state, starting)).toMatchObject({ ending: null, permission: "granted" });
});

it.each([
  ["NotAllowedError", "microphone-denied", /denied/],
  ["SecurityError", "microphone-denied", /denied/],
  ["NotFoundError", "microphone-missing", /Plug one in/],
  ["NotReadableError", "microphone-missing", /Another program/],
])("a refusal called %s is told as %s", (name, kind, says) => {
  const problem = microphoneProblem(new DOMException("", name));
  expect(problem.kind).toBe(kind);
  expect(problem.message).toMatch(says);
});

it.each([
  [new TypeError("Failed to fetch dynamically imported module"), "not-started"],
  [new DOMException("", "InvalidStateError"), "not-started"],
  [Object.assign(new Error("closed"), { closeReason: "Too many talks." }), "no-connection"],
  [Object.assign(new Error("closed"), { closeReason: undefined }), "no-connection"],
])("a start that fails with %s is told as %s", (error, kind) => {
  expect(startProblem(error).kind).toBe(kind);
});
