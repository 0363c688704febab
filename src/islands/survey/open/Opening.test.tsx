import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { readySurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { z } from "zod";
import { describe, expect, it, vi } from "vitest";
import { beatsOf, betWords } from "./Caption.tsx";
import { OpeningIsland } from "./Opening.tsx";

const visited = watchPage();
const fillers = catalogue.slice(20).map(({ id }) => id);
/** Seven people who agree on some words, each with others of their own. */
const seen = (selfTraitIds: readonly string[], words: readonly string[]) =>
  shownAnalysis({
    selfTraitIds,
    peerPicks: Array.from({ length: 7 }, (_, at) => [...words, ...fillers.slice(at * 4, at * 4 + 4)]),
  });
const own = ["able", "bold", "brave", "calm", "clever"];
const result = seen(own, ["calm", "caring", "cheerful"]);
const survey = (overrides: Partial<Survey> = {}) => readySurvey({ peerAssessmentCount: 7, ...overrides });
const show = (of = survey(), analysis: Analysis | null = null) =>
  render(<OpeningIsland survey={of} analysis={analysis} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const scene = () => document.querySelector<HTMLElement>(".opening-scene");
const lit = () => scene()?.dataset["lit"];
const caption = () => document.querySelector("[aria-live]")?.textContent ?? "";
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("the beats of a reveal", () => {
  const names = (of: Analysis, bet: string | null = null) => beatsOf(of, bet).map(({ name }) => name);

  it("rise to what others see and the person doesn't, and end on the line that works like a name", () => {
    expect(names(result, "able")).toEqual(["arena", "facade", "bet", "blindSpot", "end"]);
    expect(names(result)).toEqual(["arena", "facade", "blindSpot", "end"]);
    expect(beatsOf(result, null).at(-1)?.title).toBe(result.portrait.name);
  });

  it("rise to what both see where others see nothing else", () => {
    const same = seen(own, ["calm", "bold", "able"]);
    expect(names(same, "wise")).toEqual(["facade", "bet", "arena", "end"]);
    expect(beatsOf(same, null).at(-2)?.title).toBe("You see what they see");
  });

  it("offer a bet on the strongest word, two own ones and two that nobody picked", () => {
    const panes = betWords(result).map((id) => result.words.find(({ traitId }) => traitId === id)?.quadrant);
    expect(panes.toSorted()).toEqual(["blindSpot", "facade", "facade", "unknown", "unknown"]);
    expect(betWords({ ...result, prediction: { traitIds: own, agreement: result.agreement } })).toEqual([]);
  });

  it("keep what others see for last, whatever the bet was", () => {
    const text = (bet: string) => beatsOf(result, bet).find(({ name }) => name === "bet")?.text;
    expect(text("able")).toBe("You bet on able. It’s another word, and it isn’t on your list.");
    const [strongest = ""] = betWords(result).filter((id) => ["caring", "cheerful"].includes(id));
    expect(text(strongest)).toBe(`You bet on ${strongest}, and you were right. Seven of seven picked it.`);
  });

  it("of a glimpse give no number", () => {
    const glimpse = shownAnalysis({ peerPicks: [0, 1, 2].map((peer) => wordsFrom(peer)) });
    const [bet = null] = betWords(glimpse);
    expect(
      beatsOf(glimpse, bet)
        .map(({ text }) => text)
        .join(" "),
    ).not.toMatch(/\b(?:one|two|three|\d) of\b/i);
  });
});

describe("a window that opens", () => {
  it("asks for a bet, then reads out the words of each pane and what they mean", () => {
    fakeTrpc({});
    show(survey(), result);
    press("Open my window");
    expect(title()).toBe("Which of these did most people pick?");
    expect(lit()).toBe("");
    const [bet = ""] = betWords(result).filter((id) => own.includes(id));
    press(catalogue.find(({ id }) => id === bet)?.name ?? "");
    expect(title()).toBe("You both see");
    expect(caption()).toContain("Calm.");
    for (const next of ["Only you picked", "Your bet", "They see, and you don’t", result.portrait.name]) {
      press("Next");
      expect(title()).toBe(next);
    }
    expect(lit()).toContain("blindSpot");
    expect(screen.getByRole("link", { name: "Share" }).getAttribute("href")).toMatch(/results#card$/);
    expect(screen.getByRole("link", { name: "Thank them" })).toBeTruthy();
  });

  it("ends in a plan at a press", async () => {
    const calls = fakeTrpc({
      "panePlan.save": (input) => ({
        ...z.looseObject({}).parse(input),
        updatedAt: "2026-11-29T09:00:00.000Z",
      }),
    });
    show(survey(), result);
    press("Open my window");
    press("Just show me");
    for (let beat = 0; beat < 3; beat += 1) press("Next");
    press("I’ll try this");
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/round-1/results#plan"]));
    expect(calls[0]?.input).toMatchObject({ deed: result.portrait.step.text, remind: true });
  });

  it("can be skipped once there is a result, and left alone before", async () => {
    fakeTrpc({ "analysis.reveal": () => result });
    show();
    expect(screen.getByRole("link", { name: "Not yet" }).getAttribute("href")).toBe("/assessment/round-1");
    press("Open my window");
    const skip = await screen.findByRole("link", { name: "Skip to my result" });
    expect(skip.getAttribute("href")).toBe("/assessment/round-1/results");
  });

  it("offers a glimpse or to wait where fewer than five have answered", () => {
    fakeTrpc({});
    show(survey({ peerAssessmentCount: 3 }));
    expect(title()).toBe("Three people have answered");
    expect(screen.getByRole("button", { name: "Open a first glimpse" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Wait for five" }).getAttribute("href")).toBe(
      "/assessment/round-1",
    );
  });

  it("asks nothing again after a reload in the middle, and makes no other result", () => {
    const calls = fakeTrpc({});
    show(survey({ hasAnalysis: true }), result);
    expect(caption()).not.toContain("won’t change");
    press("Open my window");
    press("Just show me");
    expect(lit()).toBe("arena");
    expect(calls).toEqual([]);
  });

  it("goes on with the right arrow, once it is open", () => {
    fakeTrpc({});
    show(survey(), result);
    fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(lit()).toBe("");
    press("Open my window");
    press("Just show me");
    fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(lit()).toBe("arena facade");
    fireEvent.keyDown(window, { key: "ArrowRight", repeat: true });
    expect(lit()).toBe("arena facade");
  });

  it("says why it did not open, and can be tried again", async () => {
    let refusals = 1;
    fakeTrpc({
      "analysis.reveal": () => (refusals-- > 0 ? new Refusal(409, "The window cannot open yet.") : result),
    });
    show();
    press("Open my window");
    expect(await screen.findByText("The window cannot open yet.")).toBeTruthy();
    press("Open my window");
    expect(await screen.findByText("Which of these did most people pick?")).toBeTruthy();
  });
});

describe("a hand on the curtains", () => {
  it("takes them along, and lets them fall shut when the browser takes the hand away", () => {
    fakeTrpc({});
    show(survey(), result);
    const curtains = scene();
    if (curtains === null) throw new Error("There is no scene.");
    vi.spyOn(curtains, "clientWidth", "get").mockReturnValue(1000);
    fireEvent.pointerDown(curtains, { button: 0, clientX: 500, pointerId: 1 });
    fireEvent.pointerMove(curtains, { clientX: 700 });
    expect(curtains.style.getPropertyValue("--parted")).toBe("0.4");
    fireEvent.pointerCancel(curtains);
    expect(curtains.style.getPropertyValue("--parted")).toBe("");
    expect(lit()).toBe("");
  });
});

describe("what is not saved yet", () => {
  it("is named before the window opens, and gone after", async () => {
    fakeTrpc({ "analysis.reveal": () => result });
    localStorage.setItem("openpane.guess.round-1", "kind");
    localStorage.setItem("openpane.words.round-1", "wise kind calm bold");
    show();
    expect(caption()).toContain("You haven’t saved your change to your own words and your guess yet");
    localStorage.removeItem("openpane.words.round-1");
    act(() => void dispatchEvent(new Event("storage")));
    expect(caption()).toContain("You haven’t saved your guess yet");
    press("Open my window");
    await screen.findByText("Which of these did most people pick?");
    expect(localStorage.getItem("openpane.guess.round-1")).toBeNull();
  });

  it("counts the guess among what cannot change", () => {
    fakeTrpc({});
    show(survey({ predictionComplete: true }));
    expect(caption()).toContain("You can’t change your own words and your guess after this.");
  });
});
