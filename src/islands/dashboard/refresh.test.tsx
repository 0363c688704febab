import { act, cleanup, fireEvent, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "#src/islands/kit/session/session.ts";
import { readySurvey, revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { firstOf, manySurveys, overviewOf, serveSurveys } from "#tests/fakes/overview.ts";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { SelfDashboard, usePace } from "./SelfDashboard.tsx";

const everyMs = 30_000;

watchPage();

describe("the dashboard, while someone looks at it", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const waiting = waitingSurvey({ peerAssessmentCount: 2, answersUntilReveal: 1 });

  function open(survey = waiting) {
    storeToken("abc");
    const answers: { overview: unknown } = { overview: overviewOf([survey]) };
    const calls = fakeTrpc({ "dashboard.overview": () => answers.overview });
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
    expect(screen.getByRole("link", { name: "Open my window" })).toBeTruthy();
  });

  const rowCount = () => screen.getAllByText(/^Started/).length;
  const showAll = async (total: number) => {
    fireEvent.click(screen.getByRole("button", { name: `Show all ${total} rounds` }));
    await pass(100);
  };

  it("asks for what is shown first until someone has asked for all, and for all from then on", async () => {
    storeToken("abc");
    const rounds = { now: manySurveys };
    const calls = serveSurveys(rounds);
    renderIsland(<SelfDashboard initial={firstOf(manySurveys)} />);
    await pass(everyMs + 100);
    expect(calls.map(({ input }) => input)).toEqual([undefined]);
    await showAll(50);
    expect(rowCount()).toBe(50);
    const { activeElement } = document;
    rounds.now = manySurveys.map((round) =>
      round.id === "r43" ? { ...round, title: "Renamed meanwhile" } : round,
    );
    await pass(everyMs + 100);
    expect(calls.map(({ input }) => input)).toEqual([undefined, { all: true }, { all: true }]);
    expect(rowCount()).toBe(50);
    expect(screen.getByRole("link", { name: "Renamed meanwhile" })).toBeTruthy();
    expect(document.activeElement).toBe(activeElement);
  });

  it("leaves all shown when they were there without a call, and more rounds come", async () => {
    storeToken("abc");
    const rounds = { now: manySurveys.slice(0, 12) };
    const calls = serveSurveys(rounds);
    renderIsland(<SelfDashboard initial={overviewOf(rounds.now)} />);
    await showAll(12);
    expect(calls).toEqual([]);
    rounds.now = manySurveys.slice(0, 30);
    await pass(everyMs + 100);
    expect(rowCount()).toBe(30);
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("leaves all shown after a failure, and asks again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    storeToken("abc");
    const answers: unknown[] = [
      overviewOf(manySurveys),
      new Refusal(503, "The service cannot reach its data right now."),
    ];
    const calls = fakeTrpc({
      "dashboard.overview": () => answers.shift() ?? overviewOf(manySurveys.slice(1)),
    });
    renderIsland(<SelfDashboard initial={firstOf(manySurveys)} />);
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
      "dashboard.overview": (input) =>
        input === undefined ? firstOf(manySurveys) : new Refusal(409, "The list is being moved."),
    });
    renderIsland(<SelfDashboard initial={firstOf(manySurveys)} />);
    await showAll(50);
    expect(screen.getByText("Your rounds didn’t load")).toBeTruthy();
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

const minute = 60_000;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const happens = (sign: string) => act(() => void document.dispatchEvent(new Event(sign)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks every 30 s until nobody has done anything for five minutes", () => {
  const { result } = renderHook(usePace);
  expect(result.current).toBe(30_000);
  pass(5 * minute - 1);
  expect(result.current).toBe(30_000);
  pass(1);
  expect(result.current).toBe(false);
});

it.each(["pointerdown", "keydown", "scroll", "visibilitychange"])(
  "goes on while there is life, and begins again: %s",
  (sign) => {
    const { result } = renderHook(usePace);
    pass(4 * minute);
    happens(sign);
    pass(4 * minute);
    expect(result.current).toBe(30_000);
    pass(minute);
    expect(result.current).toBe(false);
    happens(sign);
    expect(result.current).toBe(30_000);
  },
);

it("takes nothing in a hidden tab for life", () => {
  const { result } = renderHook(usePace);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  pass(4 * minute);
  happens("visibilitychange");
  pass(minute);
  expect(result.current).toBe(false);
});
