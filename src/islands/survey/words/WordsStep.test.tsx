import { SurveyIsland } from "#src/islands/survey/page/Survey.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { readySurvey, revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { WordsStep } from "./WordsStep.tsx";

const visited = watchPage();
const show = (survey: Survey) =>
  renderIsland(<WordsStep survey={survey} isSettled={survey.ownWordsSettled} />);
const chip = (name: string) => screen.getByRole("button", { name });
const pick = (...names: string[]) => names.forEach((name) => fireEvent.click(chip(name)));
const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
const six = ["Able", "Bold", "Calm", "Kind", "Wise", "Witty"];

describe("picking own words", () => {
  it("counts aloud, and says how many it takes", () => {
    show(shownSurvey());
    pick("Able", "Bold");
    expect(screen.getByText("2 picked · choose 5 to 10").closest("[aria-live]")).not.toBeNull();
    expect(chip("Save my 2 words").getAttribute("aria-disabled")).toBe("true");
    pick("Able");
    expect(chip("Able").getAttribute("aria-pressed")).toBe("false");
  });

  it("does not keep too few", () => {
    const calls = fakeTrpc({});
    show(shownSurvey());
    pick("Able");
    fireEvent.click(chip("Save my 1 word"));
    expect(calls).toEqual([]);
  });

  it("refuses the eleventh, and says how to get it in", () => {
    show(shownSurvey());
    pick(...six, "Warm", "Tense", "Silly", "Shy", "Quiet");
    expect(chip("Quiet").getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByText("That’s the most. Remove one to add another.")).toBeTruthy();
    pick("Shy", "Quiet");
    expect(chip("Quiet").getAttribute("aria-pressed")).toBe("true");
  });

  it("searches names and meanings, and keeps what is picked", () => {
    show(shownSurvey());
    pick("Able");
    fireEvent.change(screen.getByLabelText("Search the words"), { target: { value: "worry" } });
    expect(chip("Nervous")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Able" })).toBeNull();
    expect(screen.getByText("1 picked · choose 5 to 10")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Search the words"), { target: { value: "zzz" } });
    fireEvent.click(screen.getByRole("button", { name: "Show all words" }));
    expect(chip("Able").getAttribute("aria-pressed")).toBe("true");
  });

  it("loses nothing on a reload, and keeps rounds apart", () => {
    show(shownSurvey());
    pick("Able", "Bold");
    cleanup();
    show(shownSurvey());
    expect(pressed()).toHaveLength(2);
    cleanup();
    show(shownSurvey({ id: "round-2" }));
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
  });

  it("loses nothing when they could not be kept", async () => {
    fakeTrpc({ "survey.saveSelf": () => new Refusal(500, "Something went wrong on our side.") });
    show(shownSurvey());
    pick(...six);
    fireEvent.click(chip("Save my 6 words"));
    expect(await screen.findByText("Your words weren’t saved")).toBeTruthy();
    expect(pressed()).toHaveLength(6);
  });
});

describe("kept words", () => {
  it("can change until the first result", async () => {
    fakeTrpc({ "survey.saveSelf": () => waitingSurvey() });
    show(waitingSurvey());
    fireEvent.click(screen.getByRole("button", { name: "Change my words" }));
    pick("Witty");
    fireEvent.click(chip("Save my 6 words"));
    expect(await screen.findByText("Your words are saved")).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it("stay as they were when the change is called off", () => {
    show(waitingSurvey());
    fireEvent.click(screen.getByRole("button", { name: "Change my words" }));
    pick("Witty");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("list", { name: "Your words" }).children).toHaveLength(5);
    expect(localStorage).toHaveLength(0);
  });

  it("are settled once there is a result", () => {
    localStorage.setItem("openpane.words.round-1", "able");
    show(revealedSurvey());
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/These words are part of a result/)).toBeTruthy();
  });
});

describe("a round that closed without a result", () => {
  const over = { status: "completed" as const };

  it("shows the words, and takes no others", () => {
    localStorage.setItem("openpane.words.round-1", "able bold");
    show(waitingSurvey(over));
    expect(screen.getByRole("list", { name: "Your words" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("asks for no words that nothing would be compared with", () => {
    show(shownSurvey(over));
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

describe("a guess", () => {
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
  });

  describe("guessing", () => {
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

    it("is removed once the owner has confirmed", async () => {
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
});
