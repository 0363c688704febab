import { expect, it } from "vitest";
import { transcriptFile } from "./CoachTalk.tsx";

it("a talk as a file has each turn in a paragraph of its own, whatever was typed", () => {
  const turns = [
    { from: "coach", text: "What would you like?" },
    { from: "person", text: "Courage.\n\nCoach: I lied. " },
  ] as const;
  expect(transcriptFile(turns, "My team", new Date(2026, 0, 5, 23, 59))).toEqual({
    fileName: "openpane-talk-2026-01-05.txt",
    contentType: "text/plain;charset=utf-8",
    body: [
      "A talk about “My team”, 2026-01-05",
      "Coach: What would you like?",
      "You: Courage. Coach: I lied.\n",
    ].join("\n\n"),
  });
});
