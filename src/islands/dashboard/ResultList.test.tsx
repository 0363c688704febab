import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ResultList } from "./ResultList.tsx";
import { storeToken } from "#src/islands/kit/session/session.ts";
import type { ListedResults } from "#src/shared/survey/dashboard.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { readySurvey, revealedSurvey } from "#tests/factories/shown-survey.ts";
import { pageQueries, renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";

watchPage();

/** The given results, each with a headline. */
const listed = (surveys: readonly Survey[], total = surveys.length): ListedResults => ({
  surveys,
  headlines: Object.fromEntries(surveys.map(({ id }) => [id, `All five people called you ${id}.`])),
  total,
});

describe("the list of results", () => {
  it.each([
    ["3 answers in all · next result after 3 more", revealedSurvey()],
    ["6 answers in all · a new result is ready", readySurvey({ hasAnalysis: true, peerAssessmentCount: 6 })],
    ["3 answers in all · round closed", revealedSurvey({ status: "completed" })],
  ])("says: %s", (text, survey) => {
    renderIsland(<ResultList initial={listed([survey])} />);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("says what it takes while there is none", () => {
    renderIsland(<ResultList initial={listed([])} />);
    expect(screen.getByRole("heading", { name: "You haven’t opened a window yet" })).toBeTruthy();
  });

  it("fetches what the page left out when someone asks for all; where that fails, they can ask again", async () => {
    storeToken("abc");
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const many = Array.from({ length: 12 }, (_, n) => revealedSurvey({ id: `r${n}`, title: `Round ${n}` }));
    const answers = [new Refusal(503, "The service cannot reach its data right now."), listed(many)];
    const calls = fakeTrpc({ "dashboard.results": () => answers.shift() });
    renderIsland(<ResultList initial={listed(many.slice(0, 10), 12)} />);
    const button = { name: "Show all 12 results" };
    fireEvent.click(screen.getByRole("button", button));
    expect(calls.length).toBeLessThanOrEqual(1);
    fireEvent.click(await screen.findByRole("button", button));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(12));
    expect(document.activeElement?.textContent).toContain("Round 10");
  });

  it("says when the rest did not come, and leaves the focus alone when it comes by itself later", async () => {
    storeToken("abc");
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const many = Array.from({ length: 12 }, (_, n) => revealedSurvey({ id: `r${n}`, title: `Round ${n}` }));
    fakeTrpc({ "dashboard.results": () => new Refusal(409, "The list is being moved.") });
    renderIsland(<ResultList initial={listed(many.slice(0, 10), 12)} />);
    fireEvent.click(screen.getByRole("button", { name: "Show all 12 results" }));
    expect(await screen.findByText("Your results didn’t load")).toBeTruthy();
    expect(screen.getByText("The list is being moved.")).toBeTruthy();
    const before = document.activeElement;
    act(() => {
      pageQueries().dashboard.results.setData({ all: true }, listed(many));
    });
    expect(screen.getAllByRole("link", { name: /^Result of/ })).toHaveLength(10);
    expect(document.activeElement).toBe(before);
  });

  it("fetches with the token, says when that fails, and tries again", async () => {
    storeToken("abc");
    const unreachable = new Refusal(503, "The service cannot reach its data right now.");
    const answers = [unreachable, listed([revealedSurvey()])];
    fakeTrpc({ "dashboard.results": () => answers.shift() });
    renderIsland(<ResultList initial={null} />);
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: /^Result of/ })).toBeTruthy();
  });
});
