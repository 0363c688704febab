import { expect, it } from "vitest";
import { demoProblem } from "./VoiceDemo.tsx";

it.each([
  ["refused", "Three demos a day are enough.", "Demo Error", "Three demos a day are enough."],
  ["refused", "", "Demo Error", "Failed to start demo"],
  ["not-started", "Unable to connect.", "Demo Error", "Failed to start demo"],
  ["no-connection", "Unable to connect.", undefined, "Unable to connect."],
  ["microphone-denied", "Allow it.", undefined, "Allow it."],
] as const)("a demo that ends by %s, with %j, says %s: %s", (kind, message, title, said) => {
  const { problem, ...told } = demoProblem({ kind, message });
  expect([told.title, problem.message]).toEqual([title, said]);
});
