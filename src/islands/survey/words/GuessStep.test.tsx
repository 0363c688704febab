import type { Survey } from "#src/shared/survey/survey.output.ts";
import { readySurvey, revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SurveyIsland } from "#src/islands/survey/page/SurveyIsland.tsx";

const visited = watchPage();
beforeEach(() => void fakeTrpc({}));
const show = (survey: Survey) => render(<SurveyIsland surveyId={survey.id} initial={survey} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pick = (...names: string[]) => names.forEach(press);
const step = /^Before you look: what will they say\?/;
const five = ["Calm", "Kind", "Loving", "Warm", "Witty"];
const guess = { predictionComplete: true, predictedTraits: ["calm", "kind", "loving", "warm", "witty"] };
const keptWords = () => screen.getByRole("list", { name: "Your guess" }).textContent;

describe("the offer to guess", () => {
  it.each([
    ["own words are picked", waitingSurvey(), true],
    ["the window can open", readySurvey(), true],
    ["own words are missing", shownSurvey(), false],
    ["there is a result", revealedSurvey(), false],
    ["the round closed too early", waitingSurvey({ status: "completed" }), false],
  ])("when %s", (_, survey, isThere) => {
    show(survey);
    expect(screen.queryAllByRole("heading", { name: step })).toHaveLength(isThere ? 1 : 0);
  });

  it("does not stand in the way of the window", () => {
    show(readySurvey());
    expect(screen.getByRole("button", { name: "Guess their words" }).className).toContain("btn-secondary");
    expect(screen.getByRole("button", { name: "Open the window" }).className).toContain("btn-primary");
    press("Open the window");
    expect(screen.getByRole("dialog").textContent).not.toContain("guess");
  });
});

describe("guessing", () => {
  it("starts without own words, survives a reload and is kept", async () => {
    const calls = fakeTrpc({ "survey.savePrediction": () => waitingSurvey(guess) });
    show(waitingSurvey());
    press("Guess their words");
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    pick(...five.slice(0, 2));
    cleanup();
    show(waitingSurvey());
    expect(screen.getByText("2 picked · choose 5 to 10")).toBeTruthy();
    pick(...five.slice(2));
    press("Save my guess of 5 words");
    expect(await screen.findByRole("list", { name: "Your guess" })).toBeTruthy();
    expect(keptWords()).toBe(five.join(""));
    expect(calls.map(({ procedure, input }) => [procedure, input])).toEqual([
      ["survey.savePrediction", { surveyId: "round-1", selectedTraits: guess.predictedTraits }],
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it("loses nothing when it could not be kept", async () => {
    fakeTrpc({ "survey.savePrediction": () => new Refusal(409, "The window has been opened.") });
    show(waitingSurvey());
    press("Guess their words");
    pick(...five);
    press("Save my guess of 5 words");
    expect(await screen.findByText("Your guess wasn’t saved")).toBeTruthy();
    expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(5);
  });

  it("leaves the draft of own words alone", () => {
    localStorage.setItem("openpane.words.round-1", "able bold");
    show(waitingSurvey());
    press("Guess their words");
    const chips = within(screen.getByRole("group", { name: "Words you think they’ll pick" }));
    fireEvent.click(chips.getByRole("button", { name: "Kind" }));
    expect(localStorage.getItem("openpane.words.round-1")).toBe("able bold");
    expect(localStorage.getItem("openpane.guess.round-1")).toBe("kind");
  });
});

describe("a guess that is being picked", () => {
  it("stays as it is when the window can open meanwhile", async () => {
    fakeTrpc({ "survey.get": () => readySurvey() });
    show(waitingSurvey({ peerAssessmentCount: 2, answersUntilReveal: 1 }));
    press("Guess their words");
    const search = screen.getByLabelText("Search the words");
    fireEvent.change(search, { target: { value: "kin" } });
    press("Look for new answers");
    expect(await screen.findByRole("button", { name: "Open the window" })).toBeTruthy();
    expect(screen.getByLabelText("Search the words")).toBe(search);
    expect(search).toHaveProperty("value", "kin");
  });

  it("is said to be lost once the window opens, and goes then", async () => {
    fakeTrpc({ "analysis.reveal": () => ({}) });
    show(readySurvey());
    press("Guess their words");
    pick("Kind");
    press("Open the window");
    const dialog = screen.getByRole("dialog");
    const warning = "The guess you are picking is not kept yet. Keep it first, or it will not count.";
    expect(dialog.textContent).toContain(warning);
    fireEvent.click(within(dialog).getByRole("button", { name: "Open the window" }));
    await vi.waitFor(() => expect(visited).toHaveLength(1), 10_000);
    expect(localStorage).toHaveLength(0);
  });

  it("is no longer, once another tab has kept it; nor is what is kept already", () => {
    localStorage.setItem("openpane.guess.round-1", "kind");
    localStorage.setItem("openpane.words.round-1", "wise kind calm bold able");
    show(readySurvey());
    press("Open the window");
    const dialog = screen.getByRole("dialog");
    expect(dialog.textContent).toContain("The guess you are picking");
    expect(dialog.textContent).not.toContain("your own words is not kept");
    localStorage.setItem("openpane.words.round-1", "wise kind calm bold");
    localStorage.removeItem("openpane.guess.round-1");
    act(() => void dispatchEvent(new Event("storage")));
    expect(dialog.textContent).not.toContain("The guess you are picking");
    expect(dialog.textContent).toContain("The change of your own words is not kept yet.");
  });
});

describe("a guess that is kept", () => {
  it("can change, and stays as it was when the change is called off", () => {
    show(waitingSurvey(guess));
    press("Change my guess");
    pick("Able");
    press("Cancel");
    expect(keptWords()).toBe(five.join(""));
    expect(localStorage).toHaveLength(0);
  });

  it("is taken back after a question", async () => {
    const calls = fakeTrpc({ "survey.dropPrediction": () => waitingSurvey() });
    show(waitingSurvey(guess));
    press("Remove my guess");
    const dialog = within(screen.getByRole("dialog", { name: "Remove your guess?" }));
    expect(calls).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Remove it" }));
    expect(await screen.findByRole("button", { name: "Guess their words" })).toBeTruthy();
    expect(screen.getByText("Your guess is removed")).toBeTruthy();
  });

  it("is named among what cannot change once the window opens", () => {
    show(readySurvey(guess));
    press("Open the window");
    expect(screen.getByRole("dialog").textContent).toContain(
      "Your own words and your guess cannot be changed",
    );
  });

  it("goes with the round, its draft too", () => {
    localStorage.setItem("openpane.guess.round-1", "kind");
    fakeTrpc({ "survey.delete": () => null });
    show(waitingSurvey(guess));
    press("Delete the round");
    expect(screen.getByRole("dialog").textContent).toContain("your own words and your guess");
  });
});
