import { readySurvey, revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { describe, expect, it } from "vitest";
import { countAddresses } from "./InviteByMail.tsx";
import { askBackText, channels, readyText, tones, withLink } from "./ShareKit.tsx";
import { whoSeesText } from "#src/islands/survey/page/stage-texts.ts";

describe("countAddresses", () => {
  it.each([
    ["a@x.org，b@x.org；«c@x.org»", 3],
    ["", 0],
    ["Anna and Ben", 0],
    ["anna@example.org", 1],
    ["anna@example.org, ben@example.org; cem@example.org\ndora@example.org\n", 4],
    ['Anna Berg <anna@example.org>, "Ben" <ben@example.org>', 2],
    ["mailto:anna@example.org (anna@example.org) 'ANNA@example.org'", 1],
    ["anna@example.org\tben@example.org", 2],
    ["anna@example.org/ben@example.org | “cem@example.org”", 3],
  ])("finds in %j people: %i", (text, count) => {
    expect(countAddresses(text)).toBe(count);
  });
});

it.each([
  [". For now, you only see how many have answered.", waitingSurvey()],
  [
    ". For now, you only see how many have answered.",
    waitingSurvey({ minResponses: 5, peerAssessmentCount: 4 }),
  ],
  [". Your window shows totals.", readySurvey()],
  [". Your window shows totals.", revealedSurvey()],
  // Answers were withdrawn.
  [". Your window shows totals.", revealedSurvey({ peerAssessmentCount: 2 })],
])("ends with %j", (end, survey) => {
  expect(whoSeesText(survey)).toBe(`Nobody sees who picked what${end}`);
});

const link = "https://openpane.example/s/a&b=c";

describe("ready messages", () => {
  it.each(tones)("go out with the link at their end, as the only one: %s", (tone) => {
    const text = withLink(readyText(tone), link);
    expect(text.endsWith(`\n\n${link}`)).toBe(true);
    expect(text.match(/https?:/g)).toHaveLength(1);
  });

  it("promise no more than is kept: a reminder goes to everyone", () => {
    expect(readyText("reminder")).toContain("I can’t see who has answered");
    for (const tone of ["short", "warm", "formal"] as const)
      expect(readyText(tone)).toMatch(/anonymous|won’t know who picked what/);
  });

  it("never tell the person who asked first that they were answered", () => {
    expect(askBackText("Robin")).not.toMatch(/answered|picked words|you too/);
  });
});

it("apps get the whole message, whatever is in it", () => {
  const text = `Über & ? #\n\n${link}`;
  const of = (name: string) => channels.find((one) => one.name === name)?.href(text) ?? "";
  expect(new URL(of("WhatsApp")).searchParams.get("text")).toBe(text);
  for (const name of ["Email", "SMS"])
    expect(decodeURIComponent(/body=(.*)$/.exec(of(name))?.[1] ?? "")).toBe(text);
});
