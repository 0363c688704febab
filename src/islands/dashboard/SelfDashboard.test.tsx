import { storeToken } from "#src/islands/kit/token-store.ts";
import { shownSurvey, revealedSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SelfDashboardIsland } from "./SelfDashboardIsland.tsx";
import { SelfDashboard } from "./SelfDashboard.tsx";

const visited = watchPage();
const stats = { totalSelfAssessments: 4, totalPeerResponses: 17 };
const many = Array.from({ length: 50 }, (_, n) =>
  shownSurvey({ id: `r${n}`, title: `Round ${n}`, status: n % 5 === 0 ? "completed" : "in_progress" }),
);

describe("the dashboard", () => {
  it("is drawn with its data on the server", () => {
    const html = renderToString(<SelfDashboardIsland initial={{ surveys: [revealedSurvey()], stats }} />);
    expect(html).toContain("How others see me");
    expect(html).toContain("17");
    expect(html).not.toContain("Loading");
  });

  it("makes no call for what the page brought along", () => {
    const calls = fakeTrpc({});
    renderIsland(<SelfDashboard initial={{ surveys: many, stats }} />);
    expect(calls).toEqual([]);
    expect(visited).toEqual([]);
  });

  it("fetches with the token in one request, behind drawn curtains", async () => {
    storeToken("abc");
    const calls = fakeTrpc({ "survey.list": () => [revealedSurvey()], "survey.stats": () => stats });
    renderIsland(<SelfDashboard initial={null} />);
    expect(screen.getByText("Loading your rounds")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "How others see me" })).toBeTruthy();
    expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc", "Bearer abc"]);
  });

  it("leads somebody unknown to the login, and back", () => {
    history.replaceState(null, "", "/dashboard/self");
    const calls = fakeTrpc({});
    renderIsland(<SelfDashboard initial={null} />);
    expect(visited).toEqual(["/login?next=%2Fdashboard%2Fself"]);
    expect(calls).toEqual([]);
  });

  it("invites to a first round", () => {
    renderIsland(<SelfDashboard initial={{ surveys: [], stats }} />);
    expect(screen.getByRole("link", { name: "Start your first round" }).getAttribute("href")).toBe(
      "/assessment/new",
    );
  });

  it("cuts a long list, open rounds first, and moves on to the rest on demand", () => {
    renderIsland(<SelfDashboard initial={{ surveys: many, stats }} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Round 1");
    fireEvent.click(screen.getByRole("button", { name: "Show all 50 rounds" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(50);
    expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10]?.querySelector("a"));
    expect(screen.getAllByRole("listitem")[49]?.textContent).toContain("Closed");
  });

  it("says when the rounds did not load, and loads them then", async () => {
    storeToken("abc");
    const answers = [new Refusal(503, "The service cannot reach its data right now."), [revealedSurvey()]];
    fakeTrpc({ "survey.list": () => answers.shift(), "survey.stats": () => stats });
    renderIsland(<SelfDashboard initial={null} />);
    expect((await screen.findByRole("alert")).textContent).toContain("cannot reach its data");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Your rounds" })).toBeTruthy();
  });
});
