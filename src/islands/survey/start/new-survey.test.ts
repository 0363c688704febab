import { describe, expect, it } from "vitest";
import { draftProblems, readDraft } from "./NewSurveyIsland.tsx";

const now = new Date("2026-11-20T09:00:00.000Z");
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  const all = { title: "At work", description: "", minResponses: "3", closesAt: "", ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
};
const problems = (fields: Record<string, string>) =>
  draftProblems(readDraft(form(fields)), now).map(({ fieldId }) => fieldId);

describe("a new round", () => {
  it("is read from its form", () => {
    expect(readDraft(form({ title: " At work ", minResponses: "5" }))).toEqual({
      title: "At work",
      description: "",
      audience: "personal",
      minResponses: 5,
      closesAt: null,
    });
  });

  it("closes at the end of a day, where the person is", () => {
    const { closesAt } = readDraft(form({ closesAt: "2027-01-31" }));
    expect(new Date(closesAt ?? "").getTime()).toBe(new Date(2027, 0, 31, 23, 59, 59).getTime());
  });

  it.each([
    [{}, []],
    [{ title: "  " }, ["title"]],
    [{ minResponses: "2" }, ["minResponses"]],
    [{ organisation: "on", minResponses: "4" }, ["minResponses"]],
    [{ organisation: "on", minResponses: "5" }, []],
    [{ minResponses: "51" }, ["minResponses"]],
    [{ minResponses: "3.5" }, ["minResponses"]],
    [{ minResponses: "" }, ["minResponses"]],
    [{ closesAt: "2026-11-18" }, ["closesAt"]],
    [{ closesAt: "2026-12-01" }, []],
  ])("with %o has problems in %o", (fields, expected) => {
    expect(problems(fields)).toEqual(expected);
  });
});
