import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ThankStep } from "./ThankStep.tsx";
import { revealedSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";

watchPage();

const heading = () => screen.queryByRole("heading", { name: /Say thank you/ });
const open = () => fireEvent.click(screen.getByRole("button", { name: "Thank people" }));
const button = () => screen.queryByRole("button", { name: "Thank everyone I invited" });

it("isn't there before a result or the end, nor where nobody could be thanked", () => {
  renderIsland(<ThankStep survey={waitingSurvey({ invitedCount: 3, peerAssessmentCount: 3 })} />);
  renderIsland(<ThankStep survey={revealedSurvey({ invitedCount: 0, isPublic: false })} />);
  expect(heading()).toBeNull();
});

it("isn't there where a round closed and nobody had answered", () => {
  renderIsland(<ThankStep survey={waitingSurvey({ status: "completed" })} />);
  expect(heading()).toBeNull();
  renderIsland(<ThankStep survey={waitingSurvey({ status: "completed", peerAssessmentCount: 1 })} />);
  expect(heading()).toBeTruthy();
});

it("thanks everyone who was invited after a question that says they all get the same", async () => {
  const survey = revealedSurvey({ invitedCount: 4, isPublic: false });
  const calls = fakeTrpc({
    "invitation.thank": () => ({ ...survey, thankedAt: "2026-11-25T09:00:00.000Z" }),
  });
  renderIsland(<ThankStep survey={survey} />);
  open();
  expect(await screen.findByText(/all in the same words, whether they answered or not/)).toBeTruthy();
  fireEvent.click(button() ?? document.body);
  const dialog = within(screen.getByRole("dialog", { name: "Thank 4 people?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Send thanks" }));
  expect(await screen.findByText("Your thanks are on their way")).toBeTruthy();
  expect(calls.map(({ procedure }) => procedure)).toEqual(["invitation.thank"]);
});

it("says that it's done, and doesn't offer it twice", async () => {
  const thankedAt = "2026-11-25T09:00:00.000Z";
  renderIsland(<ThankStep survey={revealedSurvey({ invitedCount: 4, thankedAt })} />);
  expect(screen.getByText(/You thanked everyone you invited on/)).toBeTruthy();
  open();
  expect(await screen.findByText(/this goes to all of you/)).toBeTruthy();
  expect(button()).toBeNull();
});

it("has a text to copy for people who had the link, who can't be told apart", async () => {
  renderIsland(<ThankStep survey={revealedSurvey({ invitedCount: 0 })} />);
  open();
  expect(await screen.findByText(/I can’t see who picked what, so this goes to all of you/)).toBeTruthy();
  expect(button()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Copy this thank-you" }));
  expect(await screen.findByRole("button", { name: /^Copied$|copy it with your keyboard/ })).toBeTruthy();
});
