import { storeToken } from "#src/islands/kit/session/token-store.ts";
import { shownToday } from "#tests/factories/programme/shown-programme.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { freeBilling } from "#src/shared/plan/billing.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Facilitator } from "./FacilitatorIsland.tsx";

const visited = watchPage();
afterEach(() => vi.useRealTimers());

const notice =
  "Upgrade Required — Facilitator access requires a paid subscription. Redirecting to self dashboard...";
const shownNotice = () =>
  screen.queryByText((_, element) => element?.textContent === notice && element.tagName === "P");
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe("without the plan", () => {
  beforeEach(() => void fakeTrpc({}));

  it("starts the trial for whom there is one", async () => {
    fakeTrpc({
      "billing.get": () => ({ ...freeBilling, canTry: true }),
      "billing.startTrial": () => freeBilling,
    });
    renderIsland(<Facilitator initial={null} refused />);
    fireEvent.click(await screen.findByRole("button", { name: "Start 14 days free" }));
    await vi.waitFor(() => expect(visited).toEqual(["/billing/success"]), 10_000);
  });

  it("says what it takes, long enough to read it, and leads on", () => {
    vi.useFakeTimers();
    renderIsland(<Facilitator initial={null} refused />);
    expect(shownNotice()).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to your dashboard now" }).getAttribute("href")).toBe(
      "/dashboard/self",
    );
    pass(19_999);
    expect(visited).toEqual([]);
    pass(1);
    expect(visited).toEqual(["/dashboard/self"]);
  });

  it("leaves whoever needs longer", () => {
    vi.useFakeTimers();
    renderIsland(<Facilitator initial={null} refused />);
    fireEvent.click(screen.getByRole("button", { name: "Stay on this page" }));
    pass(60_000);
    expect(visited).toEqual([]);
  });

  it("is the same where the token alone tells who it is", async () => {
    storeToken("abc");
    fakeTrpc({ "facilitator.overview": () => new Refusal(402, "Facilitator access requires it.") });
    renderIsland(<Facilitator initial={null} />);
    await vi.waitFor(() => expect(shownNotice()).toBeTruthy(), 10_000);
  });
});

describe("before the first programme", () => {
  it("says what one is, and offers to start one", () => {
    renderIsland(<Facilitator initial={shownToday()} />);
    expect(screen.getByRole("heading", { name: "Start your first programme" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Start a programme" }).getAttribute("href")).toBe(
      "/new-assessment/facilitator",
    );
    expect(screen.queryByRole("heading", { name: "All clients" })).toBeNull();
    expect(visited).toEqual([]);
  });

  it("lists rounds for an organisation", () => {
    const clientAssessments = [shownSurvey({ id: "team", title: "Team A", totalResponses: 4 })];
    renderIsland(<Facilitator initial={shownToday({ clientAssessments })} />);
    expect(screen.getByRole("link", { name: "Team A" }).getAttribute("href")).toBe("/assessment/team");
    expect(screen.getByText("4 answers")).toBeTruthy();
  });
});

it("says when the clients didn't load, and loads them then", async () => {
  storeToken("abc");
  const answers = [new Refusal(503, "We can’t reach the data right now."), shownToday()];
  fakeTrpc({ "facilitator.overview": () => answers.shift() });
  renderIsland(<Facilitator initial={null} />);
  expect(screen.getByText("Loading your clients")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Start your first programme" })).toBeTruthy();
});

it("leads someone unknown to the login, and back", () => {
  history.replaceState(null, "", "/dashboard/facilitator");
  renderIsland(<Facilitator initial={null} />);
  expect(visited).toEqual(["/login?next=%2Fdashboard%2Ffacilitator"]);
});
