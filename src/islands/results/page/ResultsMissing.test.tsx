import { storeToken } from "#src/islands/kit/session/token-store.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { revealedSurvey, shownSurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Results } from "./ResultsIsland.tsx";

const visited = watchPage();
const survey = revealedSurvey({ id: "survey" });
const ballots = (count: number) => Array.from({ length: count }, (_, peer) => wordsFrom(peer));
const analysisOf = (count: number, names: string[] = []) =>
  shownAnalysis({ peerPicks: ballots(count), names });

describe("without a result", () => {
  it("draws no panes, and says what is missing", async () => {
    const waiting = shownSurvey({ id: "survey", hasAnalysis: false });
    renderIsland(<Results surveyId="survey" initial={{ survey: waiting, analysis: null, snapshots: [] }} />);
    expect((await screen.findByRole("link")).getAttribute("href")).toBe("/assessment/survey");
    expect(screen.queryByRole("region", { name: "Arena" })).toBeNull();
  });

  it("asks for no analysis that is not there", async () => {
    storeToken("abc");
    const calls = fakeTrpc({ "survey.get": () => shownSurvey({ id: "survey", hasAnalysis: false }) });
    renderIsland(<Results surveyId="survey" initial={null} />);
    await screen.findByRole("heading", { level: 1 });
    expect(calls.map(({ procedure }) => procedure)).toEqual(["survey.get"]);
  });
});

describe("without data", () => {
  it("fetches with the token", async () => {
    storeToken("abc");
    const calls = fakeTrpc({
      "survey.get": () => survey,
      "analysis.get": () => analysisOf(3),
      "survey.resultCount": () => 2,
    });
    renderIsland(<Results surveyId="survey" initial={null} />);
    expect(screen.getByText("Loading your window")).toBeTruthy();
    await screen.findByRole("region", { name: "Arena" });
    expect(calls.map(({ authorization }) => authorization)).toEqual(Array(3).fill("Bearer abc"));
    expect(screen.getByRole("link", { name: "Compare rounds" }).getAttribute("href")).toBe(
      "/assessment/results/compare?second=survey",
    );
  });

  it("leads someone unknown to the login, and back", () => {
    history.replaceState(null, "", "/assessment/survey/results");
    fakeTrpc({});
    renderIsland(<Results surveyId="survey" initial={null} />);
    expect(visited).toEqual(["/login?next=%2Fassessment%2Fsurvey%2Fresults"]);
  });

  it("says that there is nothing here for a round of someone else", async () => {
    storeToken("abc");
    fakeTrpc({ "survey.get": () => new Refusal(404, "Round not found.") });
    renderIsland(<Results surveyId="survey" initial={null} />);
    expect(await screen.findByText("There’s nothing here")).toBeTruthy();
  });
});
