import { expect, it } from "vitest";
import { microphoneProblem } from "./problems.ts";

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
