import { NotYetIsland } from "#src/islands/results/page/NotYet.tsx";
import { Results } from "#src/islands/results/page/Results.tsx";
import { staticParts } from "#src/islands/results/page/static-parts.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";

watchPage();
// The page's own calls must not reach a real server.
beforeEach(() => void fakeTrpc({}));
const title = "How well you read them";
/** Peers who all pick Bold … Cheerful, and two words of their own. */
const ballots = (count: number) =>
  Array.from({ length: count }, (_, peer) => [...wordsFrom(3, 5), ...wordsFrom(20 + 2 * peer, 2)]);

function show(peers: number, guess?: readonly string[]) {
  const analysis = shownAnalysis({ peerPicks: ballots(peers), ...(guess && { guess }) });
  renderIsland(
    <Results
      surveyId="survey"
      initial={{ survey: revealedSurvey(), analysis, snapshots: [] }}
      parts={staticParts({ result: analysis, next: null })}
    />,
  );
}
const region = () => within(screen.getByRole("region", { name: title }));
const listed = (heading: string) =>
  region().getByRole("heading", { name: heading }).nextElementSibling?.textContent;

describe("how well the owner read them", () => {
  it("has bands and no counts below five answers", () => {
    show(3, wordsFrom(2, 6));
    expect(listed("You saw these coming")).toContain("Bold most of them");
    expect(screen.getByRole("region", { name: title }).textContent).not.toMatch(/\d of 3/);
  });

  it("is silent without a guess", () => {
    show(8);
    expect(screen.queryByRole("region", { name: title })).toBeNull();
  });
});

describe("before the first result", () => {
  const offer = (change: Partial<Survey>) => {
    const survey = waitingSurvey(change);
    renderIsland(<NotYetIsland survey={survey} />);
    return screen.queryByRole("link", { name: "guess which words they pick" });
  };

  it("leads to the guess", () => {
    expect(offer({})?.getAttribute("href")).toBe("/assessment/round-1#guess");
  });

  it.each([
    ["there is a guess", { predictionComplete: true }],
    ["own words are missing", { selfAssessmentComplete: false }],
    ["the round closed too early", { status: "completed" }],
  ] as const)("does not when %s", (_, change) => {
    expect(offer(change)).toBeNull();
  });
});
