import type { DashboardOverview } from "#src/shared/dashboard.ts";
import { allRounds, firstRounds } from "#src/shared/first-rounds.ts";
import type { RoundSummary } from "#src/shared/survey.ts";
import { storeToken } from "#src/islands/kit/token-store.ts";
import { readySurvey, revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SelfDashboardIsland } from "./SelfDashboardIsland.tsx";
import { SelfDashboard } from "./SelfDashboard.tsx";

const visited = watchPage();
const stats = {
  totalSelfAssessments: 4,
  totalPeerResponses: 17,
  totalClientAssessments: 0,
  totalClientPeerResponses: 0,
};
const everyMs = 30_000;
const many = Array.from({ length: 50 }, (_, n) =>
  shownSurvey({ id: `r${n}`, title: `Round ${n}`, status: n % 5 === 0 ? "completed" : "in_progress" }),
);

const overviewOf = (surveys: readonly RoundSummary[]): DashboardOverview => ({
  ...allRounds(surveys),
  stats,
});
const firstOf = (surveys: readonly RoundSummary[]): DashboardOverview => ({ ...firstRounds(surveys), stats });
/** What the server says of these rounds, and of those that take their place. */
const serve = (rounds: { now: readonly RoundSummary[] }) =>
  fakeTrpc({ "survey.overview": (input) => (input === undefined ? firstOf : overviewOf)(rounds.now) });

describe("the dashboard", () => {
  it("is drawn with its data on the server", () => {
    const html = renderToString(<SelfDashboardIsland initial={overviewOf([revealedSurvey()])} />);
    expect(html).toContain("How others see me");
    expect(html).toContain("17");
    expect(html).not.toContain("Loading");
  });

  it("makes no call for what the page brought along", () => {
    const calls = fakeTrpc({});
    renderIsland(<SelfDashboard initial={overviewOf(many)} />);
    expect(calls).toEqual([]);
    expect(visited).toEqual([]);
  });

  it("fetches with the token in one call, behind drawn curtains", async () => {
    storeToken("abc");
    const calls = serve({ now: [revealedSurvey()] });
    renderIsland(<SelfDashboard initial={null} />);
    expect(screen.getByText("Loading your rounds")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "How others see me" })).toBeTruthy();
    expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc"]);
  });

  it("leads somebody unknown to the login, and back", () => {
    history.replaceState(null, "", "/dashboard/self");
    const calls = fakeTrpc({});
    renderIsland(<SelfDashboard initial={null} />);
    expect(visited).toEqual(["/login?next=%2Fdashboard%2Fself"]);
    expect(calls).toEqual([]);
  });

  it("invites to a first round", () => {
    renderIsland(<SelfDashboard initial={overviewOf([])} />);
    expect(screen.getByRole("link", { name: "Start your first round" }).getAttribute("href")).toBe(
      "/assessment/new",
    );
  });

  it("cuts a long list, open rounds first, and moves on to the rest on demand", () => {
    renderIsland(<SelfDashboard initial={overviewOf(many)} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Round 1");
    fireEvent.click(screen.getByRole("button", { name: "Show all 50 rounds" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10]?.querySelector("a"));
    expect(screen.getAllByRole("listitem")[49]?.textContent).toContain("Closed");
  });

  it("fetches what the page left out when somebody asks for all, and counts it from the start", async () => {
    storeToken("abc");
    const rounds = many.map((round, n) => ({ ...round, hasAnalysis: n % 7 === 6 }));
    const calls = serve({ now: rounds });
    renderIsland(<SelfDashboard initial={firstOf(rounds)} />);
    expect(screen.getByText("Windows opened").parentElement?.textContent).toContain("7");
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Show all 50 rounds" }));
    expect(screen.getByRole("button", { name: "Loading your rounds…" })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(/started/)).toHaveLength(50));
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10]?.querySelector("a"));
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
    expect(calls.map(({ input }) => input)).toEqual([{ all: true }]);
  });

  it("leads to the newest three results, and to all", () => {
    const surveys = [1, 2, 3, 4].map((n) => revealedSurvey({ id: `r${n}`, title: `Round ${n}` }));
    renderIsland(<SelfDashboard initial={overviewOf([waitingSurvey(), ...surveys])} />);
    const results = screen.getAllByRole("link", { name: /^Result of/ });
    expect(results.map((link) => link.getAttribute("href"))).toEqual(
      ["r1", "r2", "r3"].map((id) => `/assessment/${id}/results`),
    );
    expect(screen.getByRole("link", { name: "All results" }).getAttribute("href")).toBe(
      "/assessment/results",
    );
  });

  it("names deadlines of open rounds alone", () => {
    const closesAt = "2026-12-01T12:00:00.000Z";
    const surveys = [shownSurvey({ closesAt }), shownSurvey({ id: "over", closesAt, status: "completed" })];
    renderIsland(<SelfDashboard initial={overviewOf(surveys)} />);
    expect(screen.getAllByText("1 Dec 2026")).toHaveLength(1);
  });

  it.each([
    ["says nothing of clients where there are none", 0, []],
    ["counts clients", 2, ["2", "11"]],
  ])("%s", (_, totalClientAssessments, figures) => {
    const totals = { ...stats, totalClientAssessments, totalClientPeerResponses: 11 };
    renderIsland(<SelfDashboard initial={{ ...allRounds([shownSurvey()]), stats: totals }} />);
    const shown = screen.queryAllByText(/^Client/).map((name) => name.parentElement?.querySelector("dd"));
    expect(shown.map((figure) => figure?.textContent)).toEqual(figures);
  });

  it("says when the rounds did not load, and loads them then", async () => {
    storeToken("abc");
    const answers = [
      new Refusal(503, "The service cannot reach its data right now."),
      overviewOf([revealedSurvey()]),
    ];
    fakeTrpc({ "survey.overview": () => answers.shift() });
    renderIsland(<SelfDashboard initial={null} />);
    expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Your rounds" })).toBeTruthy();
  });
});

describe("while somebody looks at it", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const waiting = waitingSurvey({ peerAssessmentCount: 2, answersUntilReveal: 1 });

  function open(survey = waiting) {
    storeToken("abc");
    const answers: { overview: unknown } = { overview: overviewOf([survey]) };
    const calls = fakeTrpc({ "survey.overview": () => answers.overview });
    renderIsland(<SelfDashboard initial={overviewOf([survey])} />);
    return { answers, asked: () => calls.length };
  }

  it("shows without a reload that the window can be opened", async () => {
    const { answers, asked } = open();
    await pass(everyMs - 1);
    expect(asked()).toBe(0);
    answers.overview = overviewOf([readySurvey()]);
    await pass(2);
    await pass(100);
    expect(asked()).toBe(1);
    expect(screen.getByRole("link", { name: "Open the window" })).toBeTruthy();
  });

  it("asks ten times at most when nobody does anything, and again after a sign of life", async () => {
    const { asked } = open();
    for (let n = 0; n < 30; n += 1) await pass(everyMs);
    expect(asked()).toBeGreaterThanOrEqual(9);
    expect(asked()).toBeLessThanOrEqual(10);
    const before = asked();
    fireEvent.keyDown(document.body);
    await pass(everyMs + 1);
    expect(asked()).toBe(before + 1);
  });

  const rowCount = () => screen.getAllByText(/started/).length;
  const showAll = async (total: number) => {
    fireEvent.click(screen.getByRole("button", { name: `Show all ${total} rounds` }));
    await pass(100);
  };

  it("asks for what is shown first until somebody has asked for all, and for all from then on", async () => {
    storeToken("abc");
    const rounds = { now: many };
    const calls = serve(rounds);
    renderIsland(<SelfDashboard initial={firstOf(many)} />);
    await pass(everyMs + 100);
    expect(calls.map(({ input }) => input)).toEqual([undefined]);
    await showAll(50);
    expect(rowCount()).toBe(50);
    const { activeElement } = document;
    rounds.now = many.map((round) => (round.id === "r43" ? { ...round, title: "Told anew" } : round));
    await pass(everyMs + 100);
    expect(calls.map(({ input }) => input)).toEqual([undefined, { all: true }, { all: true }]);
    expect(rowCount()).toBe(50);
    expect(screen.getByRole("link", { name: "Told anew" })).toBeTruthy();
    expect(document.activeElement).toBe(activeElement);
  });

  it("leaves all shown when they were there without a call, and more rounds come", async () => {
    storeToken("abc");
    const rounds = { now: many.slice(0, 12) };
    const calls = serve(rounds);
    renderIsland(<SelfDashboard initial={overviewOf(rounds.now)} />);
    await showAll(12);
    expect(calls).toEqual([]);
    rounds.now = many.slice(0, 30);
    await pass(everyMs + 100);
    expect(rowCount()).toBe(30);
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("leaves all shown after a failure, and asks again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    storeToken("abc");
    const answers: unknown[] = [
      overviewOf(many),
      new Refusal(503, "The service cannot reach its data right now."),
    ];
    const calls = fakeTrpc({ "survey.overview": () => answers.shift() ?? overviewOf(many.slice(1)) });
    renderIsland(<SelfDashboard initial={firstOf(many)} />);
    await showAll(50);
    await pass(everyMs);
    expect(calls).toHaveLength(2);
    expect(rowCount()).toBe(50);
    await pass(everyMs);
    expect(rowCount()).toBe(49);
  });

  it("says when the others did not come, and goes on with what is shown first", async () => {
    storeToken("abc");
    const calls = fakeTrpc({
      "survey.overview": (input) =>
        input === undefined ? firstOf(many) : new Refusal(409, "The list is being moved."),
    });
    renderIsland(<SelfDashboard initial={firstOf(many)} />);
    await showAll(50);
    expect(screen.getByText("Your rounds did not load")).toBeTruthy();
    expect(rowCount()).toBe(10);
    await pass(everyMs);
    expect(calls.map(({ input }) => input)).toEqual([{ all: true }, undefined]);
    expect(screen.getByRole("button", { name: "Show all 50 rounds" })).toBeTruthy();
  });

  it("asks nothing in a hidden tab", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const { asked } = open();
    await pass(3 * everyMs);
    expect(asked()).toBe(0);
  });

  it("asks nothing when every round is over", async () => {
    const { asked } = open(revealedSurvey({ status: "completed" }));
    await pass(3 * everyMs);
    expect(asked()).toBe(0);
  });

  it("goes on after a failure with what it has, and ends with the session", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { answers, asked } = open();
    answers.overview = new Refusal(503, "The service cannot reach its data right now.");
    await pass(everyMs + 100);
    expect(screen.getByRole("link", { name: "See how it goes" })).toBeTruthy();
    answers.overview = new Refusal(401, "Please sign in.");
    await pass(everyMs + 100);
    expect(asked()).toBe(2);
    await pass(4 * everyMs);
    expect(asked()).toBe(2);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});
