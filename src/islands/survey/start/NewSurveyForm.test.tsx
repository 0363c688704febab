import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { draftProblems, NewSurveyForm, readDraft } from "./NewSurvey.tsx";

const visited = watchPage();
const start = () => screen.getByRole("button", { name: "Start the round" });

describe("starting a round", () => {
  it("takes the button alone, and makes one round of two clicks", async () => {
    const calls = fakeTrpc({ "survey.create": () => shownSurvey() });
    renderIsland(<NewSurveyForm isSignedIn />);
    act(() => {
      start().click();
      start().click();
    });
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1"]), 10_000);
    expect(calls.map(({ input }) => input)).toEqual([
      {
        title: "How others see me",
        description: "",
        audience: "personal",
        minResponses: 3,
        closesAt: null,
      },
    ]);
  });

  it("keeps what was typed when something is wrong, and says what", () => {
    const calls = fakeTrpc({});
    renderIsland(<NewSurveyForm isSignedIn />);
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "" } });
    fireEvent.change(screen.getByLabelText("Answers before anything shows"), { target: { value: "2" } });
    fireEvent.click(start());
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(screen.getByLabelText<HTMLInputElement>("Answers before anything shows").value).toBe("2");
    expect(calls).toEqual([]);
  });

  it("shows what the server has against it", async () => {
    const message = "That day is over.";
    fakeTrpc({ "survey.create": () => new Refusal(400, message, [{ path: "closesAt", message }]) });
    renderIsland(<NewSurveyForm isSignedIn />);
    fireEvent.click(start());
    expect(await screen.findByText("We couldn’t start the round")).toBeTruthy();
    expect(screen.getByLabelText(/Deadline/).getAttribute("aria-invalid")).toBe("true");
  });

  it("starts a round for an organisation with its minimum, or says what that takes", async () => {
    const message = "Rounds for an organisation are part of Facilitator Pro.";
    const answers = [new Refusal(402, message), shownSurvey()];
    const calls = fakeTrpc({ "survey.create": () => answers.shift() });
    const first = renderIsland(<NewSurveyForm isSignedIn />);
    fireEvent.click(screen.getByRole("checkbox", { name: /For an organisation/ }));
    expect(screen.getByLabelText<HTMLInputElement>("Answers before anything shows").value).toBe("5");
    fireEvent.click(start());
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/subscribe");

    fireEvent.input(screen.getByLabelText("Title"), { target: { value: "Our team" } });
    first.unmount();
    renderIsland(<NewSurveyForm isSignedIn />);
    fireEvent.click(start());
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1"]), 10_000);
    expect(calls[1]?.input).toMatchObject({ title: "Our team", audience: "organisation", minResponses: 5 });
  });
});

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
