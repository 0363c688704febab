import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { InviteByMail } from "./InviteByMail.tsx";
import { LoadedSurvey } from "#src/islands/survey/page/LoadedSurvey.tsx";

watchPage();
const invitationTo = (email: string) => ({ id: email, email, invitedAt: "2026-11-20T09:00:00.000Z" });
const outcome = (
  invited: string[],
  skipped: InvitationOutcome["skipped"] = [],
  overlap: InvitationOutcome["overlap"] = null,
): InvitationOutcome => ({ invited: invited.map(invitationTo), skipped, overlap });
const show = () => renderIsland(<InviteByMail survey={shownSurvey()} isNext />);
const field = (label: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const addresses = /Their email addresses/;
const note = /A note from you/;
const send = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const emails = (count: number) => Array.from({ length: count }, (_, n) => `person-${n}@example.org`);

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

  it("points to the list instead of naming a crowd", async () => {
    fakeTrpc({ "invitation.create": () => outcome(emails(6)) });
    show();
    type(addresses, emails(6).join());
    send("Send 6 invitations");
    expect(await screen.findByText("6 people are invited")).toBeTruthy();
    expect(screen.getByText(/You’ll find them all in the list below\./)).toBeTruthy();
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
    const link = screen.getByRole("link", { name: "See who was invited to “Spring”" });
    expect(link.getAttribute("href")).toBe("/assessment/round-2");
    next = null;
    type(addresses, "ben@example.org");
    send("Send 1 invitation");
    await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull(), 10_000);
  });
});

describe("the list of invited people", () => {
  const items = () => within(screen.getByRole("list", { name: "Invited people" })).getAllByRole("listitem");
  const takeBack = (email: string) => send(`Withdraw the invitation to ${email}`);
  const answer = (name: string) =>
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

  it("says when it is empty, and grows with what is sent", async () => {
    const invited: string[] = [];
    fakeTrpc({
      "invitation.list": () => invited.map(invitationTo),
      "invitation.create": () => {
        invited.push("anna@example.org");
        return outcome(invited);
      },
    });
    show();
    expect(await screen.findByText("You haven’t invited anyone by email yet.")).toBeTruthy();
    type(addresses, "anna@example.org");
    send("Send 1 invitation");
    await vi.waitFor(() => expect(items()).toHaveLength(1), 10_000);
  });

  it("can be tried again", async () => {
    let isDown = true;
    fakeTrpc({
      "invitation.list": () => (isDown ? new Refusal(500, "It failed.") : emails(2).map(invitationTo)),
    });
    show();
    expect(await screen.findByText("The list of those you invited didn't load")).toBeTruthy();
    isDown = false;
    send("Try again");
    await vi.waitFor(() => expect(items()).toHaveLength(2), 10_000);
  });

  it("is cut when it is long, and moves on to the rest on demand", async () => {
    fakeTrpc({ "invitation.list": () => emails(100).map(invitationTo) });
    show();
    await screen.findByText(/^100 people invited\./);
    expect(items()).toHaveLength(8);
    send("Show all 100 people");
    expect(items()).toHaveLength(100);
    expect(document.activeElement).toBe(items()[8]);
  });

  it("takes one back after a question that promises no look at it", async () => {
    const calls = fakeTrpc({
      "invitation.list": () => emails(3).map(invitationTo),
      "invitation.revoke": () => null,
    });
    show();
    await screen.findByText(/^3 people invited\./);
    takeBack("person-1@example.org");
    const dialog = screen.getByRole("dialog", { name: "Withdraw the invitation?" });
    expect(dialog.textContent).toContain("person-1@example.org");
    expect(dialog.textContent).toContain("their answer stays, and you can’t tell.");
    answer("Keep it");
    expect(items()).toHaveLength(3);
    takeBack("person-2@example.org");
    answer("Withdraw it");
    await vi.waitFor(() => expect(items()).toHaveLength(2), 10_000);
    expect(calls.filter(({ procedure }) => procedure === "invitation.revoke")).toMatchObject([
      { input: { surveyId: "round-1", invitationId: "person-2@example.org" } },
    ]);
    expect(items().map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining("person-2@"),
    );
  });

  it.each([
    [404, 0],
    [500, 1],
  ])("after a refusal with %i has people: %i", async (status, left) => {
    fakeTrpc({
      "invitation.list": () => emails(1).map(invitationTo),
      "invitation.revoke": () => new Refusal(status, "It was not done."),
    });
    show();
    await screen.findByText(/^1 person invited\./);
    takeBack("person-0@example.org");
    answer("Withdraw it");
    await screen.findByText(
      left === 0 ? "You haven’t invited anyone by email yet." : "The invitation still stands",
    );
    expect(screen.queryAllByRole("listitem")).toHaveLength(left);
  });
});
