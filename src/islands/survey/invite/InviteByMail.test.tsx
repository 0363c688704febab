import { LoadedSurvey } from "#src/islands/survey/page/LoadedSurvey.tsx";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { addresses, emails, field, outcome, send, show, type } from "#tests/fakes/invite-by-mail.tsx";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { InviteByMail } from "./InviteByMail.tsx";

watchPage();
const note = /A note from you/;

describe("inviting by email", () => {
  it("promises that nobody sees who has answered", () => {
    fakeTrpc({});
    show();
    expect(screen.getByText(/You won’t see who has answered\./)).toBeTruthy();
  });

  it("says how many it will send, sends them once for two clicks, and says to whom", async () => {
    const calls = fakeTrpc({
      "invitation.create": () => outcome(["anna@example.org", "ben@example.org"]),
    });
    show();
    type(addresses, "Anna <anna@example.org>, ben@example.org");
    type(note, " Be frank. ");
    const button = screen.getByRole("button", { name: "Send 2 invitations" });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText("2 people are invited")).toBeTruthy();
    expect(screen.getByText(/anna@example\.org and ben@example\.org/)).toBeTruthy();
    expect(calls.map(({ procedure, input }) => [procedure, input])).toEqual([
      [
        "invitation.create",
        {
          surveyId: "round-1",
          emails: ["Anna <anna@example.org>, ben@example.org"],
          message: "Be frank.",
        },
      ],
    ]);
    expect([field(addresses).value, field(note).value]).toEqual(["", ""]);
    expect(sessionStorage).toHaveLength(0);
  });

  it("says that an email goes out later, and doesn't call it on the way", async () => {
    const { invited, ...others } = outcome(emails(2));
    const [first, second] = invited;
    if (!first || !second) throw new Error("Nobody is invited.");
    fakeTrpc({
      "invitation.create": () => ({ ...others, invited: [{ ...first, delivery: "later" }, second] }),
    });
    show();
    type(addresses, emails(2).join());
    send("Send 2 invitations");
    expect(await screen.findByText("Some emails go out later. The list below says which.")).toBeTruthy();
    expect(screen.getByText("On the way: the email to person-1@example.org.")).toBeTruthy();
  });

  it("takes no more letters while it sends, and does again after that", async () => {
    let settle: (sent: InvitationOutcome) => void = () => undefined;
    const sent = new Promise<InvitationOutcome>((resolve) => (settle = resolve));
    fakeTrpc({ "invitation.create": () => sent });
    show();
    const areReadOnly = () => [field(addresses).readOnly, field(note).readOnly];
    expect(areReadOnly()).toEqual([false, false]);
    type(addresses, "anna@example.org");
    send("Send 1 invitation");
    expect(areReadOnly()).toEqual([true, true]);
    settle(outcome(["anna@example.org"]));
    await vi.waitFor(() => expect(areReadOnly()).toEqual([false, false]), 10_000);
    expect(field(addresses).value).toBe("");
  });

  it("leaves in the field whom it skipped, with the reason beside", async () => {
    const reason = "This is no email address.";
    fakeTrpc({ "invitation.create": () => outcome(["anna@example.org"], [{ email: "ben@", reason }]) });
    show();
    type(addresses, "anna@example.org, ben@");
    type(note, "Be frank.");
    send("Send 1 invitation");
    expect(await screen.findByText("1 person is invited")).toBeTruthy();
    expect(screen.getByText("ben@").parentElement?.textContent).toBe(`ben@ ${reason}`);
    expect([field(addresses).value, field(note).value]).toEqual(["ben@", "Be frank."]);
  });

  it("keeps what was typed over a reload, and when it was not sent", async () => {
    fakeTrpc({ "invitation.create": () => new Refusal(429, "Please wait a minute.") });
    show();
    type(addresses, "anna@example.org\nben@example.org");
    type(note, "Be frank.");
    cleanup();
    show();
    expect(field(note).value).toBe("Be frank.");
    send("Send 2 invitations");
    expect(await screen.findByText("No email was sent")).toBeTruthy();
    expect(screen.getByText("Please wait a minute.")).toBeTruthy();
    expect(field(addresses).value).toBe("anna@example.org\nben@example.org");
  });

  it("asks for an address, and for a shorter note", () => {
    const calls = fakeTrpc({});
    show();
    type(note, "x".repeat(1_012));
    expect(screen.getByText("1,012 of 1,000 characters. Remove 12.")).toBeTruthy();
    send("Send invitations");
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    expect(field(addresses).getAttribute("aria-invalid")).toBe("true");
    expect(field(note).getAttribute("aria-invalid")).toBe("true");
    expect(calls).toEqual([]);
  });

  it("shows beside the field what the server has against one address of many", async () => {
    const message = "That is too long.";
    fakeTrpc({ "invitation.create": () => new Refusal(400, message, [{ path: "emails.0", message }]) });
    show();
    type(addresses, "anna@example.org");
    send("Send 1 invitation");
    await screen.findByText("No email was sent");
    expect(field(addresses).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a round that another one stands in the way of", () => {
  const overlap = {
    ...{ peopleMissing: 1, peopleAdded: 0, needed: 0, until: "2027-05-24T00:00:00.000Z" },
    otherRound: { id: "round-2", title: "Spring" },
  };
  const title = "Your window can’t open with this list";

  it("says so as soon as people are invited, and no longer once the list is fine", async () => {
    let next: InvitationOutcome["overlap"] = overlap;
    const survey = () => shownSurvey({ overlap: next });
    fakeTrpc({
      "survey.get": survey,
      "invitation.list": () => [],
      "invitation.create": () => outcome(["anna@example.org"], [], next),
    });
    renderIsland(
      <LoadedSurvey surveyId="round-1" initial={shownSurvey()}>
        {(round) => <InviteByMail survey={round} isNext />}
      </LoadedSurvey>,
    );
    expect(screen.queryByText(title)).toBeNull();
    type(addresses, "anna@example.org");
    send("Send 1 invitation");
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/Only 1 person from “Spring”/)).toBeTruthy();
    const link = screen.getByRole("link", { name: /^See who was invited to/ });
    expect(link.getAttribute("href")).toBe("/assessment/round-2");
    next = null;
    type(addresses, "ben@example.org");
    send("Send 1 invitation");
    await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull(), 10_000);
  });
});
