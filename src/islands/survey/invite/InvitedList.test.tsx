import { addresses, emails, invitationTo, outcome, send, show, type } from "#tests/fakes/invite-by-mail.tsx";
import { watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

watchPage();

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

  it("says whose email goes out later, and whose couldn't be sent", async () => {
    const [later, failed, usual] = emails(3).map(invitationTo);
    fakeTrpc({
      "invitation.list": () => [{ ...later, delivery: "later" }, { ...failed, delivery: "failed" }, usual],
    });
    show();
    await screen.findByText(/^3 people invited\./);
    const texts = items().map(({ textContent }) => textContent);
    expect(texts[0]).toContain("Goes out later: this address has had too many invitations today.");
    expect(texts[1]).toContain(
      "Couldn’t be sent: this address has had too many invitations. Ask them directly or use your link.",
    );
    expect(texts[2]).not.toContain("too many");
  });

  it("can be tried again", async () => {
    let isDown = true;
    fakeTrpc({
      "invitation.list": () => (isDown ? new Refusal(500, "It failed.") : emails(2).map(invitationTo)),
    });
    show();
    expect(await screen.findByText("The list of people you invited didn’t load")).toBeTruthy();
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
      left === 0 ? "You haven’t invited anyone by email yet." : "The invitation wasn’t withdrawn",
    );
    expect(screen.queryAllByRole("listitem")).toHaveLength(left);
  });
});
