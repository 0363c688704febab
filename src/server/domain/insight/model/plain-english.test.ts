import { describe, expect, it } from "vitest";
import { isEnglish, isPlainText } from "./rules.ts";

describe("isPlainText", () => {
  it.each([
    "- calm is what you share with them",
    "• calm is what you share with them",
    "You are **calm** at work.",
    "You are calm 🎉 and others say so.",
    "You and they said calm; see example.com/x for more.",
    "You are calm\u202e and others say so.",
  ])("refuses %j", (text) => {
    expect(isPlainText(text)).toBe(false);
  });

  it.each([
    "You – and they – said “calm” (3 of 6), at −10 to 40.",
    "Self-conscious isn't on your list; it's on theirs.",
  ])("accepts %j", (text) => {
    expect(isPlainText(text)).toBe(true);
  });
});

describe("isEnglish", () => {
  it("accepts an insight of English sentences, some of them short", () => {
    expect(isEnglish(["They call you calm.", "Stay calm in one hard meeting."])).toBe(true);
  });

  it.each([
    [["Man nennt dich calm, und du auch.", "Bleib calm in einem Gespräch."]],
    [["Ils disent calm, comme vous.", "Reste calm dans une réunion."]],
    [["You are calm, and they say so.", "あなたは calm だ。"]],
  ])("refuses %j", (texts) => {
    expect(isEnglish(texts)).toBe(false);
  });
});
