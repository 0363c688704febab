import { expect, it } from "vitest";
import { microphoneProblem, startProblem } from "#src/islands/kit/voice/session/talk.ts";

it.each([
  ["NotAllowedError", "microphone-denied", /denied/],
  ["SecurityError", "microphone-denied", /denied/],
  ["NotFoundError", "microphone-missing", /Connect one/],
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
