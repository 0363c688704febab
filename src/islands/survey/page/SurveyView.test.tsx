import type { Survey } from "#src/shared/survey/survey.output.ts";
import { revealedSurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SurveyIsland } from "./SurveyIsland.tsx";

const visited = watchPage();
beforeEach(() => void fakeTrpc({}));
const show = (survey: Survey) => render(<SurveyIsland surveyId={survey.id} initial={survey} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Presses a button of the dialog that stands open. */
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

describe("the link", () => {
  it("is made on demand and copied, once for two clicks", async () => {
    const copied = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
    const link = { shareId: "share-9", code: "c", shareableLink: "http://localhost:4321/s/c" };
    const calls = fakeTrpc({ "survey.share": () => link });
    show(waitingSurvey({ isPublic: false, shareId: null, shareableLink: null }));
    const button = screen.getByRole("button", { name: "Make a link and copy it" });
    act(() => {
      button.click();
      button.click();
    });
    expect((await screen.findByLabelText<HTMLInputElement>("Your link")).value).toBe(link.shareableLink);
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Your link"));
    expect(calls).toHaveLength(1);
    expect(copied).toHaveBeenCalledOnce();
  });

  it("says why it was not made, and can be made again", async () => {
    fakeTrpc({ "survey.share": () => new Refusal(503, "Our data is out of reach right now.") });
    show(waitingSurvey({ isPublic: false, shareId: null, shareableLink: null }));
    press("Make a link and copy it");
    expect(await screen.findByText("The link was not made")).toBeTruthy();
    await waitFor(() =>
      expect(
        screen.getByRole("button", { name: "Make a link and copy it" }).hasAttribute("aria-disabled"),
      ).toBe(false),
    );
  });

  it("goes out with a message that can be changed, to whichever app", async () => {
    show(waitingSurvey());
    press("Write a message");
    const field = await screen.findByLabelText<HTMLTextAreaElement>("Your message");
    const { shareableLink } = waitingSurvey();
    expect(field.value.endsWith(shareableLink ?? "no link")).toBe(true);
    press("Formal");
    expect(field.value).toContain("I’d value your view");
    fireEvent.change(field, { target: { value: `Hi Ann ${shareableLink ?? ""}` } });
    const href = screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "";
    expect(new URL(href).searchParams.get("text")).toBe(field.value);
    press("Signal");
    expect(await screen.findByText(/Now paste it into Signal\.|copy it with your keyboard/)).toBeTruthy();
    press("Hide the message");
    expect(screen.queryByLabelText("Your message")).toBeNull();
  });

  it("is turned off after a question", async () => {
    const calls = fakeTrpc({ "survey.unshare": () => null });
    show(waitingSurvey());
    press("Turn the link off");
    answer("Turn the link off?", "Leave it on");
    expect(calls).toEqual([]);
    press("Turn the link off");
    answer("Turn the link off?", "Turn it off");
    expect(await screen.findByRole("button", { name: "Make a link and copy it" })).toBeTruthy();
    expect(screen.getByText("The link is off")).toBeTruthy();
  });
});

describe("asking people", () => {
  const invitation = { id: "i1", email: "ben@example.org", invitedAt: "2026-11-20T09:00:00.000Z" };

  it("goes by email alone in an organisation's round", () => {
    show(waitingSurvey({ audience: "organisation", isPublic: false, shareId: null, shareableLink: null }));
    expect(screen.queryByRole("button", { name: "Make a link and copy it" })).toBeNull();
    expect(screen.getByRole("button", { name: "Send invitations" }).className).toContain("btn-primary");
  });

  it("is over when the round is closed: whom it had asked stays there to read", async () => {
    fakeTrpc({ "invitation.list": () => [invitation] });
    show(waitingSurvey({ status: "completed", completedAt: "2026-11-21T09:00:00.000Z" }));
    expect(screen.queryByRole("heading", { name: "Invite by email" })).toBeNull();
    const list = await screen.findByRole("list", { name: "Invited people" });
    expect(list.textContent).toContain("ben@example.org");
    expect(within(list).queryByRole("button")).toBeNull();
  });
});
