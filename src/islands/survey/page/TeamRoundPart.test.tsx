import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ThankYou } from "#src/islands/survey/start/ThankYou.tsx";
import { noSharing } from "#src/shared/sharing/no-sharing.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { SurveyView } from "./Survey.tsx";

watchPage();
beforeEach(() => void fakeTrpc({}));

const part = (changes: Partial<Survey> = {}) =>
  shownSurvey({
    ...{ teamRoundId: "team-1", audience: "organisation", minResponses: 5, answersUntilReveal: 5 },
    ...{ selfAssessmentComplete: true, selectedTraits: ["Able", "Bold", "Calm", "Kind", "Wise"] },
    closesAt: "2027-03-05T23:59:59.000Z",
    ...changes,
  });
const over = { status: "completed", completedAt: "2027-03-05T23:59:59.000Z" } as const;
const show = (survey: Survey) => renderIsland(<SurveyView survey={survey} sharing={noSharing} tile={null} />);

it("speaks of the team while it runs, and has nothing to ask, move or end", () => {
  show(part());
  expect(screen.getByRole("heading", { name: "Your colleagues describe you" })).toBeTruthy();
  expect(screen.getByText(/All windows open together after that/).textContent).toContain("5 Mar 2027");
  expect(screen.getByRole("link", { name: "Go to the team round" }).getAttribute("href")).toBe(
    "/team/rounds/team-1",
  );
  expect(screen.queryByRole("heading", { name: "Ask people" })).toBeNull();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Guess their words",
    "Change my words",
  ]);
});

it("still asks for own words first", () => {
  show(part({ selfAssessmentComplete: false, selectedTraits: [] }));
  expect(screen.getByRole("heading", { name: "Your own words" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Ask people" })).toBeNull();
});

it.each([
  ["too few described them", part(over), /Fewer than 5 people answered/],
  [
    "own words are missing",
    part({ ...over, selfAssessmentComplete: false, selectedTraits: [], answersUntilReveal: 0 }),
    /as soon as you’ve picked your own words/,
  ],
])("says once it is over that %s", (_, survey, text) => {
  show(survey);
  expect(screen.getByText(text)).toBeTruthy();
});

it("leads on to the colleagues once own words are saved", () => {
  renderIsland(<ThankYou survey={part()} />);
  expect(screen.getByRole("link", { name: "Describe your colleagues" }).getAttribute("href")).toBe(
    "/team/rounds/team-1/describe",
  );
  expect(screen.queryByText("Ask people who know you")).toBeNull();
});

it("leads to the team round where it is over by then", () => {
  renderIsland(<ThankYou survey={part(over)} />);
  expect(screen.getByRole("link", { name: "Go to the team round" })).toBeTruthy();
});
