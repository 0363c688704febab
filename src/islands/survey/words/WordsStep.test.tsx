import type { Survey } from "#src/shared/survey/survey.output.ts";
import { revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { WordsStep } from "./WordsStep.tsx";

const visited = watchPage();
const show = (survey: Survey) => renderIsland(<WordsStep survey={survey} />);
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

  it("keeps the words, forgets the draft and says what comes next", async () => {
    const kept = waitingSurvey();
    const calls = fakeTrpc({ "survey.saveSelf": () => kept });
    show(shownSurvey());
    pick(...six);
    fireEvent.click(chip("Save my 6 words"));
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1/thank-you"]), 10_000);
    expect(calls.map(({ input }) => input)).toEqual([
      { surveyId: "round-1", selectedTraits: ["able", "bold", "calm", "kind", "wise", "witty"] },
    ]);
    expect(localStorage).toHaveLength(0);
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
