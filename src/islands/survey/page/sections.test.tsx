import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ThankYou } from "#src/islands/survey/start/ThankYou.tsx";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { shownPart, shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { leftSharing, shownSharing } from "#tests/factories/programme/shown-sharing.ts";
import { readySurvey, revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { SurveyIsland, SurveyView } from "./Survey.tsx";
import { ThankStep } from "./ThankStep.tsx";

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
const showTeamRound = (survey: Survey) =>
  renderIsland(<SurveyView survey={survey} sharing={noSharing} tile={null} circles={null} />);

it("speaks of the team while it runs, and has nothing to ask, move or end", () => {
  showTeamRound(part());
  expect(screen.getByRole("heading", { name: "Your colleagues describe you" })).toBeTruthy();
  expect(screen.getByText(/All windows open together then, by themselves/).textContent).toContain(
    "5 March 2027",
  );
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
  showTeamRound(part({ selfAssessmentComplete: false, selectedTraits: [] }));
  expect(screen.getByRole("heading", { name: "Your own words" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Ask people" })).toBeNull();
});

it.each([
  ["too few described them", part(over), /It takes 5 colleagues who describe you, and not as many/],
  [
    "own words are missing",
    part({ ...over, selfAssessmentComplete: false, selectedTraits: [], answersUntilReveal: 0 }),
    /as soon as you’ve picked your own words/,
  ],
])("says once it is over that %s", (_, survey, text) => {
  showTeamRound(survey);
  expect(screen.getByText(text)).toBeTruthy();
});

const serveRound = (described: number) =>
  fakeTrpc({ "team.get": () => shownTeamRound({ own: shownPart({ described }) }) });

it("leads on to the colleagues once own words are saved", async () => {
  serveRound(5);
  renderIsland(<ThankYou survey={part()} />);
  const link = await screen.findByRole("link", { name: "Describe your colleagues" });
  expect(link.getAttribute("href")).toBe("/team/rounds/team-1/describe");
  expect(screen.queryByText("Ask people who know you")).toBeNull();
});

it("asks for no more colleagues once all are described", async () => {
  const calls = serveRound(6);
  renderIsland(<ThankYou survey={part()} />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("link", { name: "Describe your colleagues" })).toBeNull();
  expect(screen.getByRole("link", { name: "Go to the team round" })).toBeTruthy();
});

it("leads to the team round where it is over by then", () => {
  renderIsland(<ThankYou survey={part(over)} />);
  expect(screen.getByRole("link", { name: "Go to the team round" })).toBeTruthy();
});

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
  expect(await screen.findByText(/For your session with/)).toBeTruthy();
});

it("says for whose session it is, and what that person sees", () => {
  show(waitingSurvey(), shownSharing());
  expect(screen.getByText(/For your session with/).textContent).toMatch(/Mira Holm\s· Spring cohort/);
  const link = screen.getByRole("link", { name: "What Mira sees" });
  const section = screen.getByRole("region", { name: "What Mira sees" });
  expect(link.getAttribute("href")).toBe(`#${section.id}`);
  expect(section.textContent).toContain("once your window is open you can share it");
});

it.each([
  [{ result: true }, "They see your result, because you share it."],
  [{ result: false }, "You don’t share your result."],
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
  expect(screen.queryByRole("link", { name: "Go to the session" })).toBeNull();
});

it.each([readySurvey(), revealedSurvey()])("has one act while a session is on", (survey) => {
  const facilitator = waiting.facilitator && { ...waiting.facilitator, isWaitingForMeeting: false };
  show(survey, { ...waiting, facilitator: facilitator && { ...facilitator, sessionWith: "Mia Falk" } });
  expect(screen.getByText("Mia has started your session.")).toBeTruthy();
  const join = screen.getByRole("link", { name: "Join the session" });
  expect(join.className).toContain("btn-primary");
  expect(screen.queryByRole("link", { name: "Open my window" })).toBeNull();
  expect(screen.queryByText(/Open it now/)).toBeNull();
});

it("leads to the session that a ready window waits for", () => {
  show(readySurvey(), waiting);
  expect(screen.getByRole("link", { name: "Go to the session" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open my window" })).toBeNull();
  expect(screen.queryByText(/Open it now|Open a first glimpse/)).toBeNull();
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
  expect(screen.getByText(/can’t see this round/).textContent).toContain(
    "You’ve left the programme. Mira Holm can’t",
  );
});
