import { inWeeks } from "#src/shared/action-plan/plans.ts";
import { storeToken } from "#src/islands/kit/session/session.ts";
import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { revealedSurvey, shownSurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { z } from "zod";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changesText } from "./EarlierResults.tsx";
import { Results, ResultsIsland } from "./Results.tsx";
import { staticParts } from "./static-parts.tsx";

const visited = watchPage();
// The page's own calls must not reach a real server.
beforeEach(() => void fakeTrpc({}));
const survey = revealedSurvey({ id: "survey" });
const ballots = (count: number) => Array.from({ length: count }, (_, peer) => wordsFrom(peer));
const analysisOf = (count: number, names: string[] = []) =>
  shownAnalysis({ peerPicks: ballots(count), names });
const show = (analysis = analysisOf(6), round = survey, snapshots: SnapshotSummary[] = []) =>
  renderIsland(
    <Results
      surveyId="survey"
      initial={{ survey: round, analysis, snapshots }}
      parts={staticParts({ result: analysis, next: null })}
    />,
  );
const region = (name: string) => within(screen.getByRole("region", { name }));

describe("a result", () => {
  it("is drawn with its data on the server, without inline styles", () => {
    const analysis = analysisOf(6);
    const html = renderToString(
      <ResultsIsland
        surveyId="survey"
        initial={{ survey, analysis, snapshots: [] }}
        {...staticParts({ result: analysis, next: null })}
      />,
    );
    expect(html).toContain(`>${analysis.portrait.name}</h1>`);
    expect(html).not.toMatch(/ style=|Loading/);
  });

  it("of three carries bands and neither a count nor a bar", () => {
    const { container } = show(analysisOf(3));
    expect(region("Arena").getAllByText("most of them").length).toBeGreaterThan(0);
    expect(container.textContent).not.toMatch(/\d of 3/);
    expect(container.querySelector(".word-row svg")).toBeNull();
  });

  it("of six carries counts, strengths and luck, strongest first, and folds away what could be chance", () => {
    show(analysisOf(6));
    const [first] = region("Arena").getAllByRole("listitem");
    expect(first?.textContent).toContain("6 of 6, clear, chance: 1 of 6");
    expect(
      region("Blind Spot")
        .getByText(/more that could be chance/)
        .closest("details")?.open,
    ).toBe(false);
  });

  it("loads what its folds hold where the page came without", async () => {
    renderIsland(<Results surveyId="survey" initial={{ survey, analysis: analysisOf(6), snapshots: [] }} />);
    expect(screen.queryByRole("region", { name: "How far you agree" })).toBeNull();
    expect(await screen.findByRole("region", { name: "How far you agree" })).toBeTruthy();
  });

  it("draws several results as a way, with a table that says the same", () => {
    const one = { createdAt: "2026-11-20T09:00:00.000Z", confidence: "useful" as const };
    const first = { ...one, snapshot: 1, responseCount: 3, agreement: { value: -8, low: -50, high: 34 } };
    const second = { ...one, snapshot: 2, responseCount: 6, agreement: { value: 44, low: 8, high: 80 } };
    show({ ...analysisOf(6), snapshot: 2 }, survey, [first, second]);
    const rows = region("From result to result").getAllByRole("row", { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      "ResultDateAnswersIndexIts band",
      expect.stringMatching(/^1.*3minus 8minus 50 to 34$/),
      expect.stringMatching(/^2.*6448 to 80$/),
    ]);
  });

  it("says so where no word stands out", () => {
    const strangers = [wordsFrom(10, 5), wordsFrom(20, 5), wordsFrom(30, 5)];
    show(shownAnalysis({ selfTraitIds: wordsFrom(0, 5), peerPicks: strangers }));
    expect(region("Arena").getByText("None of your words stands out among theirs yet.")).toBeTruthy();
    expect(region("How far you agree").getByText(/whether it’s chance/)).toBeTruthy();
  });

  it("tells the same of words that are folded away: single voices, and those that nobody picked", () => {
    const analysis = analysisOf(6);
    const { container } = show(analysis);
    const told = [...container.querySelectorAll(".result-pane .word-more")].map((word) => word.textContent);
    expect(told).toHaveLength(analysis.words.length);
    for (const text of told) expect(text).toMatch(/ judge | your own view tends /);
    expect(
      region("Unknown").getByText("Extroverted", { selector: "summary" }).closest("details")?.textContent,
    ).toMatch(/you and others tend to judge it about equally well/);
  });

  it("shows at a tap the words that a sentence rests on", () => {
    const analysis = analysisOf(6);
    show(analysis);
    const sentence = analysis.portrait.paragraphs.flat().find(({ traitIds }) => traitIds.length > 0);
    const tapped = screen.getByRole("button", { name: sentence?.text ?? "" });
    fireEvent.click(tapped);
    expect(tapped.getAttribute("aria-expanded")).toBe("true");
    expect(document.querySelector(".portrait-words")?.textContent).toMatch(/^[A-Z][a-z]+ \(\d of 6\)/);
    fireEvent.keyDown(tapped, { key: "Enter" });
    expect(document.querySelector(".portrait-words")).toBeNull();
  });

  it("keeps earlier results readable, and says which words have become clear since", async () => {
    const newest = { ...analysisOf(6), snapshot: 2 };
    const earlier = shownAnalysis({
      selfTraitIds: wordsFrom(0),
      peerPicks: Array.from({ length: 5 }, () => wordsFrom(30)),
    });
    const calls = fakeTrpc({ "analysis.get": () => earlier });
    show(newest, survey, [{ ...newest, snapshot: 1, responseCount: 5 }, newest]);
    const fold = screen.getByText(/^Result 1,/).closest("details");
    if (fold === null) throw new Error("no earlier result");
    fold.open = true;
    fireEvent(fold, new Event("toggle"));
    expect(await screen.findByRole("heading", { name: earlier.portrait.name })).toBeTruthy();
    expect(calls.at(-1)?.input).toEqual({ surveyId: "survey", snapshot: 1 });
    expect(changesText(earlier, newest)).toMatch(/^Clear since then: .*calm.*No longer clear: /);
    expect(changesText(newest, newest)).toBe("The same words are clear today.");
  });

  it("lists names apart from words, and counts those who gave none", () => {
    show(analysisOf(5, ["Zoë", "Ben", "Ben"]));
    const names = region("Who took part");
    expect(names.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Ben", "Ben", "Zoë"]);
    expect(names.getByText(/2 people gave no name/)).toBeTruthy();
  });

  it("draws the newest results on a line, and says that the table has all of them", () => {
    const of = (snapshot: number) => ({ ...analysisOf(6), snapshot });
    show(of(7), survey, [1, 2, 3, 4, 5, 6, 7].map(of));
    const timeline = region("From result to result");
    const drawn = timeline.getAllByText(/^Result \d$/).map((label) => label.textContent);
    expect(drawn).toEqual([3, 4, 5, 6, 7].map((number) => `Result ${String(number)}`));
    expect(timeline.getByText("Read all 7 results as a table")).toBeTruthy();
    expect(timeline.getAllByRole("row", { hidden: true })).toHaveLength(8);
  });

  it("ends in one thing to try, which a press makes a plan with an email in two weeks", async () => {
    const analysis = analysisOf(6);
    const calls = fakeTrpc({
      "panePlan.save": (input) => ({
        ...z.looseObject({}).parse(input),
        surveyId: undefined,
        updatedAt: "2026-11-20T09:00:00.000Z",
      }),
    });
    show(analysis);
    const { step } = analysis.portrait;
    expect(region("One thing to try").getByText(step.text)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "I’ll try this" }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ deed: step.text, remind: true, until: inWeeks(2, new Date()) });
  });

  it.each([
    [{ canReveal: true, answersUntilReveal: 0 }, "Open my window", "/assessment/survey/open"],
    [{}, "Ask more people", "/assessment/survey"],
    [{ status: "completed" }, "Start another round", "/assessment/new"],
  ] as const)("of a round with %j leads on to: %s", (change, name, href) => {
    show(analysisOf(3), { ...survey, ...change });
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  });

  it("opens a folded part that a link leads to, and all of them on paper", () => {
    show(analysisOf(6));
    const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`details#${id}`)?.open;
    expect([isOpen("card"), isOpen("sure")]).toEqual([false, false]);
    location.hash = "#card";
    act(() => void dispatchEvent(new Event("hashchange")));
    expect([isOpen("card"), isOpen("sure")]).toEqual([true, false]);
    act(() => void dispatchEvent(new Event("beforeprint")));
    expect(document.querySelectorAll("details.fold:not([open])")).toHaveLength(0);
    act(() => void dispatchEvent(new Event("afterprint")));
    expect([isOpen("card"), isOpen("sure")]).toEqual([true, false]);
    location.hash = "";
  });

  it("looks again while a model still writes, and shows the text when it is there", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const written = { ...analysisOf(3), insightSource: "a-model" };
    const calls = fakeTrpc({
      "survey.get": () => survey,
      "analysis.get": () => written,
      "survey.resultCount": () => 1,
    });
    show({ ...analysisOf(3), status: "in_progress" });
    expect(screen.getByText(/is rewriting this text/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    await screen.findByText(/a-model, a language model, wrote/);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toHaveLength(3);
    vi.useRealTimers();
  });
});

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
