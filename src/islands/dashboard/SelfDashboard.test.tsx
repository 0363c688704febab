import { storeToken } from "#src/islands/kit/session/session.ts";
import { tileOf } from "#src/shared/result/window-tile.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { firstOf, manySurveys, overviewOf, serveSurveys } from "#tests/fakes/overview.ts";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SelfDashboard, SelfDashboardIsland } from "./SelfDashboard.tsx";

const visited = watchPage();

describe("the dashboard", () => {
  it("is drawn with its data on the server", () => {
    const html = renderToString(<SelfDashboardIsland initial={overviewOf([revealedSurvey()])} />);
    expect(html).toContain("How others see me");
    expect(html).toContain("17");
    expect(html).not.toContain("Loading");
  });

  it("fetches with the token in one call, behind drawn curtains", async () => {
    storeToken("abc");
    const calls = serveSurveys({ now: [revealedSurvey()] });
    renderIsland(<SelfDashboard initial={null} />);
    expect(screen.getByText("Loading your rounds")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "How others see me" })).toBeTruthy();
    expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc"]);
  });

  it("leads someone unknown to the login, and back", () => {
    history.replaceState(null, "", "/dashboard/self");
    const calls = fakeTrpc({});
    renderIsland(<SelfDashboard initial={null} />);
    expect(visited).toEqual(["/login?next=%2Fdashboard%2Fself"]);
    expect(calls).toEqual([]);
  });

  it("fetches what the page left out when someone asks for all, and counts it from the start", async () => {
    storeToken("abc");
    const rounds = manySurveys.map((round, n) => ({ ...round, hasAnalysis: n % 7 === 6 }));
    const calls = serveSurveys({ now: rounds });
    renderIsland(<SelfDashboard initial={firstOf(rounds)} />);
    expect(screen.getByText("Windows opened:").parentElement?.textContent).toContain("7");
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Show all 50 rounds" }));
    expect(screen.getByRole("button", { name: "Loading your rounds…" })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/^Started/)).toHaveLength(50));
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10]?.querySelector("a"));
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
    expect(calls.map(({ input }) => input)).toEqual([{ all: true }]);
  });

  it("shows each open window with its headline, and leads to it and to all results", () => {
    const surveys = [
      waitingSurvey(),
      ...[1, 2].map((n) => revealedSurvey({ id: `r${n}`, title: `Round ${n}` })),
    ];
    const tile = tileOf(shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map((peer) => wordsFrom(peer)) }));
    renderIsland(<SelfDashboard initial={{ ...overviewOf(surveys), windows: { r1: tile, r2: tile } }} />);
    const [waiting, first] = screen.getAllByRole("listitem");
    expect(waiting?.textContent).not.toContain(tile.headline);
    expect(first?.textContent).toContain(tile.headline);
    const results = screen.getAllByRole("link", { name: /^See the result of/ });
    expect(results.map((link) => link.getAttribute("href"))).toEqual(
      ["r1", "r2"].map((id) => `/assessment/${id}/results`),
    );
    expect(screen.getByRole("link", { name: "All results" }).getAttribute("href")).toBe(
      "/assessment/results",
    );
  });

  it("names deadlines of open rounds alone", () => {
    const closesAt = "2026-12-01T12:00:00.000Z";
    const surveys = [shownSurvey({ closesAt }), shownSurvey({ id: "over", closesAt, status: "completed" })];
    renderIsland(<SelfDashboard initial={overviewOf(surveys)} />);
    expect(screen.getAllByText("1 December 2026")).toHaveLength(1);
  });

  it("says when the rounds didn't load, and loads them then", async () => {
    storeToken("abc");
    const answers = [
      new Refusal(503, "The service cannot reach its data right now."),
      overviewOf([revealedSurvey()]),
    ];
    fakeTrpc({ "dashboard.overview": () => answers.shift() });
    renderIsland(<SelfDashboard initial={null} />);
    expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Your rounds" })).toBeTruthy();
  });
});
