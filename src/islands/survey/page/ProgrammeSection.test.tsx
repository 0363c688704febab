import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { leftSharing, shownSharing } from "#tests/factories/programme/shown-sharing.ts";
import { readySurvey, revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { SurveyIsland } from "./Survey.tsx";

watchPage();
beforeEach(() => void fakeTrpc({}));
const show = (survey: Survey, sharing: Sharing | null) =>
  render(<SurveyIsland surveyId={survey.id} initial={survey} sharing={sharing} />);
const together = shownSharing();
const waiting: Sharing = {
  ...together,
  facilitator: together.facilitator && {
    ...together.facilitator,
    opens: "together",
    isWaitingForMeeting: true,
  },
};

it("says nothing of programmes on a round of one's own", () => {
  show(readySurvey(), null);
  expect(screen.queryByText(/For your session/)).toBeNull();
  expect(screen.queryByRole("region", { name: "Your programme" })).toBeNull();
  expect(screen.getByRole("link", { name: "Open my window" })).toBeTruthy();
});

it("asks where the page did not come with it", async () => {
  fakeTrpc({ "sharing.get": () => shownSharing() });
  show(waitingSurvey(), null);
  expect(await screen.findByText(/For your session with Mira Holm/)).toBeTruthy();
});

it("says for whose session it is, and what that person sees", () => {
  show(waitingSurvey(), shownSharing());
  expect(screen.getByText(/For your session with Mira Holm · Spring cohort/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "What Mira sees" });
  const section = screen.getByRole("region", { name: "What Mira sees" });
  expect(link.getAttribute("href")).toBe(`#${section.id}`);
  expect(section.textContent).toMatch(/Not your result, unless you share it.*may keep notes/s);
});

it.each([
  [{ result: true }, "Your result, because you share it."],
  [{ result: false }, "Not your result: you don’t share it."],
  [{ result: true, isWaiting: true }, "Not your result yet."],
])("says of a result that is there how it is shared: %j", (overrides, text) => {
  show(revealedSurvey(), shownSharing(overrides));
  const section = within(screen.getByRole("region", { name: "What Mira sees" }));
  expect(section.getByText(text, { exact: false })).toBeTruthy();
  const link = section.getByRole("link", { name: "Change what you share" });
  expect(link.getAttribute("href")).toBe("/assessment/round-1/results#sharing");
});

it("has no session to join before the window is ready", () => {
  show(waitingSurvey(), waiting);
  expect(screen.getByText(/open this window together/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Join the session" })).toBeNull();
});

it("gives the button back to those who leave", async () => {
  fakeTrpc({ "sharing.leave": () => leftSharing() });
  show(readySurvey(), waiting);
  fireEvent.click(screen.getByRole("button", { name: "Leave this programme" }));
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/You can then open the window yourself/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Leave the programme" }));
  expect(await screen.findByRole("link", { name: "Open my window" })).toBeTruthy();
  expect(screen.queryByText(/For your session/)).toBeNull();
  expect(screen.getByText(/You’ve left the programme\. Mira Holm can’t see this round/)).toBeTruthy();
});
