import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endOfDay } from "#src/islands/kit/page/dates.tsx";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { waitingSurvey } from "#tests/factories/shown-survey.ts";
import { watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { SurveyIsland } from "./Survey.tsx";

watchPage();
const show = (survey: Survey) => render(<SurveyIsland surveyId={survey.id} initial={survey} />);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const field = () => screen.getByLabelText<HTMLInputElement>("Deadline");
const choose = (day: string) => fireEvent.change(field(), { target: { value: day } });
/** Presses what opens the form, which is loaded then. */
const open = async (name: string) => {
  press(name);
  await screen.findByLabelText("Deadline");
};
const closing = waitingSurvey({ closesAt: endOfDay("2099-03-09") });

describe("the deadline of a round", () => {
  it("is set for the end of a day, and the focus goes back", async () => {
    const calls = fakeTrpc({ "survey.update": () => closing });
    show(waitingSurvey());
    await open("Set a deadline");
    expect(document.activeElement).toBe(field());
    expect(screen.getByText(/The people you ask see it on their page, and in emails/)).toBeTruthy();
    choose("2099-03-09");
    press("Save the deadline");
    expect(await screen.findByText(/, closes/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(button("Change the deadline")));
    expect(calls.map(({ input }) => input)).toEqual([
      { surveyId: "round-1", closesAt: endOfDay("2099-03-09") },
    ]);
    expect(screen.getByText("The deadline is set")).toBeTruthy();
  });

  it("is removed in one press", async () => {
    const calls = fakeTrpc({ "survey.update": () => waitingSurvey() });
    show(closing);
    await open("Change the deadline");
    expect(field().value).toBe("2099-03-09");
    press("Remove the deadline");
    expect(await screen.findByText("The deadline is removed")).toBeTruthy();
    expect(screen.queryByText(/, closes/)).toBeNull();
    expect(calls.map(({ input }) => input)).toEqual([{ surveyId: "round-1", closesAt: null }]);
  });

  it("keeps its time of day where the day stays, and all of it on Escape", async () => {
    const calls = fakeTrpc({});
    show(closing);
    await open("Change the deadline");
    press("Save the deadline");
    await open("Change the deadline");
    choose("2099-12-31");
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(screen.getByText(/, closes/).textContent).toContain("9 March 2099");
    expect(calls).toEqual([]);
  });

  it("has to be a day to come", async () => {
    const calls = fakeTrpc({});
    show(waitingSurvey());
    await open("Set a deadline");
    expect(screen.queryByRole("button", { name: "Remove the deadline" })).toBeNull();
    press("Save the deadline");
    expect(screen.getByText("Please choose a day.")).toBeTruthy();
    choose("2020-01-31");
    press("Save the deadline");
    expect(screen.getByRole("alert").textContent).toBe("The deadline must be in the future.");
    expect(document.activeElement).toBe(field());
    choose("2099-01-31");
    expect(screen.queryByText("The deadline must be in the future.")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("says beside its field why it was not saved, and keeps the day", async () => {
    fakeTrpc({ "survey.update": () => new Refusal(409, "This round is closed.") });
    show(closing);
    await open("Change the deadline");
    choose("2099-12-31");
    press("Save the deadline");
    expect(await screen.findByText("This round is closed.")).toBeTruthy();
    expect(field().value).toBe("2099-12-31");
  });

  it("cannot be moved once the round is closed", () => {
    fakeTrpc({});
    show({ ...closing, status: "completed", completedAt: "2026-11-21T09:00:00.000Z" });
    expect(screen.queryByRole("button", { name: /deadline/ })).toBeNull();
  });
});

watchPage();
beforeEach(() => void fakeTrpc({}));
afterEach(() => localStorage.clear());
/** Presses a button of the open dialog. */
const answer = (title: string, name: string) => {
  const dialog = screen.getByRole("dialog", { name: title });
  fireEvent.click(within(dialog).getByRole("button", { name }));
};

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

  it("goes out with a message that can be changed, to whichever app", () => {
    const survey = waitingSurvey({ id: "changed" });
    show(survey);
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    fireEvent.change(field, { target: { value: "Hi Ann" } });
    const href = screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href") ?? "";
    expect(new URL(href).searchParams.get("text")).toBe(`Hi Ann\n\n${survey.shareableLink ?? ""}`);
    expect(localStorage.getItem("openpane.message.changed")).toBe("Hi Ann");
  });

  it("keeps what its owner wrote until they say that a ready message may take its place", () => {
    localStorage.setItem("openpane.message.kept", "Hi Ann");
    show(waitingSurvey({ id: "kept", peerAssessmentCount: 1, answersUntilReveal: 2 }));
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    expect(field.value).toBe("Hi Ann");
    press("Formal");
    answer("Replace your message?", "Keep mine");
    expect(field.value).toBe("Hi Ann");
    press("Formal");
    answer("Replace your message?", "Replace it");
    expect(field.value).toContain("I’d value your view");
    press("Short");
    expect(field.value, "a ready one is nobody's loss").toContain("How do you see me?");
  });

  it("offers a reminder once one or two answers are missing", () => {
    show(waitingSurvey({ peerAssessmentCount: 1, answersUntilReveal: 2 }));
    expect(screen.getByText(/A friendly reminder helps/)).toBeTruthy();
    const field = screen.getByLabelText<HTMLTextAreaElement>("Your message");
    expect(field.value).toContain("reminder to everyone I asked");
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

  it("is done once someone is invited by email", async () => {
    fakeTrpc({ "invitation.list": () => [invitation] });
    show(waitingSurvey({ isPublic: false, shareId: null, shareableLink: null }));
    expect(screen.getByRole("heading", { name: "Ask people" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Ask people (done)" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Make a link and copy it" }).className).toContain(
      "btn-secondary",
    );
  });

  it("is done from the start where someone was invited before", () => {
    show(waitingSurvey({ isPublic: false, shareId: null, shareableLink: null, invitedCount: 2 }));
    expect(screen.getByRole("heading", { name: "Ask people (done)" })).toBeTruthy();
  });

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
