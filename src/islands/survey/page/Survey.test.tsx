import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { SurveyIsland } from "./Survey.tsx";

const visited = watchPage();
beforeEach(() => void fakeTrpc({}));
const show = (survey: Survey) => render(<SurveyIsland surveyId={survey.id} initial={survey} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Presses a button of the open dialog. */
const answer = (title: string, name: string) => {
  const dialog = screen.getByRole("dialog", { name: title });
  fireEvent.click(within(dialog).getByRole("button", { name }));
};

describe("looking for answers when there are no new ones", () => {
  const note = () => screen.getByText("No new answers yet.");

  it("says so, and again at the next look", async () => {
    fakeTrpc({ "survey.get": () => waitingSurvey() });
    show(waitingSurvey());
    press("Check for new answers");
    await vi.waitFor(() => expect(note().getAttribute("role")).toBe("status"), 10_000);
    press("Check for new answers");
    expect(screen.queryByText("No new answers yet.")).toBeNull();
    await vi.waitFor(note, 10_000);
  });

  it("isn't offered before anyone has been asked", () => {
    show(waitingSurvey({ isPublic: false, shareId: null, shareableLink: null }));
    expect(screen.getByText("0 of 3 answers")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Check for new answers" })).toBeNull();
  });

  it("says when it could not look", async () => {
    fakeTrpc({ "survey.get": () => new Refusal(500, "Something went wrong.") });
    show(waitingSurvey());
    press("Check for new answers");
    expect(await screen.findByText("That didn’t work. Try again.")).toBeTruthy();
  });
});

describe("the window", () => {
  it("is the first thing on the page, with the number of answers above all forms", () => {
    show(waitingSurvey({ peerAssessmentCount: 1, answersUntilReveal: 2 }));
    const hero = screen.getByRole("region", { name: "Two more answers to go" });
    const count = within(hero).getByText("1 of 3 answers");
    for (const field of screen.getAllByRole("textbox"))
      expect(count.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("waits until words are picked where nobody is asked yet", () => {
    show(shownSurvey());
    expect(screen.queryByText(/of 3 answers/)).toBeNull();
    expect(screen.getByRole("heading", { name: "Your own words" })).toBeTruthy();
    cleanup();
    show(shownSurvey({ id: "asked", isPublic: true, peerAssessmentCount: 1, answersUntilReveal: 2 }));
    expect(screen.getByRole("region", { name: "Two more answers to go" })).toBeTruthy();
    expect(screen.getByText("1 of 3 answers")).toBeTruthy();
  });

  it("is not offered below the minimum", () => {
    show(revealedSurvey());
    expect(screen.queryByRole("link", { name: "Open my window" })).toBeNull();
    expect(screen.getByRole("link", { name: "See the result" }).getAttribute("href")).toBe(
      "/assessment/round-1/results",
    );
  });
});

describe("the end of a round", () => {
  it("closes after saying what stays unshown", async () => {
    const survey = waitingSurvey({ peerAssessmentCount: 2, answersUntilReveal: 1 });
    fakeTrpc({
      "survey.close": () => ({ ...survey, status: "completed", completedAt: "2026-11-21T10:00:00.000Z" }),
    });
    show(survey);
    press("Close the round");
    expect(screen.getByRole("dialog").textContent).toContain("2 answers won’t be shown");
    answer("Close the round?", "Close the round");
    const over = await screen.findByRole("region", { name: "This round closed too early" });
    const next = within(over).getByRole("link", { name: "Start a new round" });
    expect(next.getAttribute("href")).toBe("/assessment/new");
    expect(screen.queryByRole("heading", { name: /Ask people/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Change my words" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Check for new answers" })).toBeNull();
  });

  it("says that invitations go with it, and emails that wait", async () => {
    const invitation = { id: "i1", email: "ben@example.org", invitedAt: "2026-11-20T09:00:00.000Z" };
    fakeTrpc({ "invitation.list": () => [invitation, { ...invitation, id: "i2" }] });
    show(waitingSurvey());
    await screen.findByRole("list", { name: "Invited people" });
    press("Delete the round");
    const text = screen.getByRole("dialog").textContent;
    expect(text).toContain("your own words and 2 invitations");
    expect(text).toContain("We won’t send invitations that are still waiting to go out.");
  });

  it("deletes after saying what goes", async () => {
    localStorage.setItem("openpane.words.round-1", "able bold");
    sessionStorage.setItem("openpane.invitations.round-1", "emails=ben@example.org");
    const calls = fakeTrpc({ "survey.delete": () => null });
    show(revealedSurvey());
    press("Delete the round");
    expect(screen.getByRole("dialog").textContent).toContain(
      "your own words, 3 answers, its results and any card made from them",
    );
    answer("Delete the round?", "Delete it for good");
    await vi.waitFor(() => expect(visited).toEqual(["/dashboard/self"]), 10_000);
    expect(calls).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage.getItem("openpane.invitations.round-1")).toBeNull();
  });
});

describe("the name of a round", () => {
  it("changes in place, and gives the focus back", async () => {
    fakeTrpc({ "survey.update": () => waitingSurvey({ title: "At work" }) });
    show(waitingSurvey());
    press("Rename");
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: " At work " } });
    press("Save the title");
    expect(await screen.findByRole("heading", { name: "At work" })).toBeTruthy();
    expect(screen.getByText("The title is saved").closest("[role=status]")).toBeTruthy();
    await vi.waitFor(
      () => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Rename" })),
      10_000,
    );
  });

  it("cannot be empty, and Escape leaves it as it was", async () => {
    show(waitingSurvey());
    press("Rename");
    fireEvent.change(await screen.findByLabelText("Title"), { target: { value: " " } });
    press("Save the title");
    expect(screen.getByRole("alert").textContent).toBe("Please give the round a title.");
    expect(document.activeElement).toBe(screen.getByLabelText("Title"));
    fireEvent.keyDown(screen.getByLabelText("Title"), { key: "Escape" });
    expect(screen.getByRole("heading", { name: "How others see me" })).toBeTruthy();
  });
});
