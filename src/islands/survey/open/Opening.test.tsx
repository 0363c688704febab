import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { readySurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { OpeningIsland } from "./OpeningIsland.tsx";

watchPage();
const result = shownAnalysis({ peerPicks: [0, 1, 2].map((peer) => wordsFrom(peer)) });
const show = (survey: Survey, analysis: Analysis | null = null) =>
  render(<OpeningIsland survey={survey} analysis={analysis} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const lit = () => document.querySelector<HTMLElement>(".opening-scene")?.dataset["lit"];
const caption = () => document.querySelector("[aria-live]")?.textContent ?? "";

describe("a window that opens", () => {
  it("reads out the words of each pane, and one sentence", () => {
    fakeTrpc({});
    show(readySurvey(), result);
    press("Open my window");
    const sentence = result.insightSentences.arena[0]?.text ?? "none";
    expect(caption()).toContain(sentence);
    expect(caption()).toContain("Accepting, ");
    for (const label of ["Next: Blind Spot", "Next: Façade", "Next: Unknown"]) press(label);
    expect(caption()).toMatch(/\d+ words nobody picked/);
  });

  it("can be skipped once there is a result, and left alone before", async () => {
    fakeTrpc({ "analysis.reveal": () => result });
    show(readySurvey());
    expect(screen.getByRole("link", { name: "Not yet" }).getAttribute("href")).toBe("/assessment/round-1");
    press("Open my window");
    const skip = await screen.findByRole("link", { name: "Skip to my result" });
    expect(skip.getAttribute("href")).toBe("/assessment/round-1/results");
  });

  it("asks nothing again after a reload in the middle, and makes no other result", () => {
    const calls = fakeTrpc({});
    show(readySurvey({ hasAnalysis: true }), result);
    expect(caption()).not.toContain("won’t change");
    press("Open my window");
    expect(lit()).toBe("arena");
    expect(calls).toEqual([]);
  });

  it("goes on with the right arrow, once it is open", () => {
    fakeTrpc({});
    show(readySurvey(), result);
    fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(lit()).toBe("");
    press("Open my window");
    fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(lit()).toBe("arena blindSpot");
    fireEvent.keyDown(window, { key: "ArrowRight", repeat: true });
    expect(lit()).toBe("arena blindSpot");
  });

  it("says why it did not open, and can be tried again", async () => {
    let refusals = 1;
    fakeTrpc({
      "analysis.reveal": () => (refusals-- > 0 ? new Refusal(409, "The window cannot open yet.") : result),
    });
    show(readySurvey());
    press("Open my window");
    expect(await screen.findByText("The window cannot open yet.")).toBeTruthy();
    expect(lit()).toBe("");
    press("Open my window");
    expect(await screen.findByRole("heading", { name: "Arena" })).toBeTruthy();
  });
});

describe("a hand on the curtains", () => {
  it("takes them along, and lets them fall shut when the browser takes the hand away", () => {
    fakeTrpc({});
    show(readySurvey(), result);
    const scene = document.querySelector<HTMLElement>(".opening-scene");
    if (scene === null) throw new Error("There is no scene.");
    vi.spyOn(scene, "clientWidth", "get").mockReturnValue(1000);
    fireEvent.pointerDown(scene, { button: 0, clientX: 500, pointerId: 1 });
    fireEvent.pointerMove(scene, { clientX: 700 });
    expect(scene.style.getPropertyValue("--parted")).toBe("0.4");
    fireEvent.pointerCancel(scene);
    expect(scene.style.getPropertyValue("--parted")).toBe("");
    expect(lit()).toBe("");
  });
});

describe("what is not saved yet", () => {
  it("is named before the window opens, and gone after", async () => {
    fakeTrpc({ "analysis.reveal": () => result });
    localStorage.setItem("openpane.guess.round-1", "kind");
    localStorage.setItem("openpane.words.round-1", "wise kind calm bold");
    show(readySurvey());
    expect(caption()).toContain("You haven’t saved your change to your own words and your guess yet");
    localStorage.removeItem("openpane.words.round-1");
    act(() => void dispatchEvent(new Event("storage")));
    expect(caption()).toContain("You haven’t saved your guess yet");
    press("Open my window");
    await screen.findByRole("heading", { name: "Arena" });
    expect(localStorage.getItem("openpane.guess.round-1")).toBeNull();
  });

  it("counts the guess among what cannot change", () => {
    fakeTrpc({});
    show(readySurvey({ predictionComplete: true }));
    expect(caption()).toContain("You can’t change your own words and your guess after this.");
  });
});
