import { waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ThankYouIsland } from "./ThankYouIsland.tsx";

watchPage();

it("says what is saved and what happens next, with the link at hand", () => {
  fakeTrpc({});
  const survey = waitingSurvey({ isPublic: false, shareableLink: null, minResponses: 4 });
  render(<ThankYouIsland surveyId={survey.id} initial={survey} />);
  expect(screen.getByRole("heading", { name: "Your 5 words are saved" })).toBeTruthy();
  expect(screen.getByText(/can open once 4 people have answered/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Make a link and copy it" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to your round" }).getAttribute("href")).toBe(
    "/assessment/round-1",
  );
});
