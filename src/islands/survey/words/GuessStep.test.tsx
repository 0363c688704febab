import type { Survey } from "#src/shared/survey/survey.output.ts";
import { readySurvey, revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { SurveyIsland } from "#src/islands/survey/page/SurveyIsland.tsx";

watchPage();
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
    expect(screen.getByRole("link", { name: "Open my window" }).className).toContain("btn-primary");
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
    press("Check for new answers");
    expect(await screen.findByRole("link", { name: "Open my window" })).toBeTruthy();
    expect(screen.getByLabelText("Search the words")).toBe(search);
    expect(search).toHaveProperty("value", "kin");
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

  it("goes with the round, its draft too", () => {
    localStorage.setItem("openpane.guess.round-1", "kind");
    fakeTrpc({ "survey.delete": () => null });
    show(waitingSurvey(guess));
    press("Delete the round");
    expect(screen.getByRole("dialog").textContent).toContain("your own words and your guess");
  });
});
