import { storeToken } from "#src/islands/kit/session/session.ts";
import { freeBilling, planInfo } from "#src/shared/plan/billing.ts";
import { shownMember, shownTeam, teamPage, you } from "#tests/factories/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Team } from "./Team.tsx";
import type { TeamPage } from "./team-page.ts";

const visited = watchPage();

const show = (initial: TeamPage | null, wanted: string | null = null) =>
  renderIsland(<Team wanted={wanted} initial={initial} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const memberRows = () => within(screen.getByRole("list", { name: "Members" })).getAllByRole("listitem");
const noPlan = planInfo(null, false, new Date());
const dialog = () => within(screen.getByRole("dialog"));

describe("someone in no team", () => {
  it("reads what it takes, without", () => {
    show(teamPage(null, { plan: noPlan }));
    expect(screen.queryByRole("button", { name: "Make the team" })).toBeNull();
    expect(screen.getByRole("link", { name: "See the plans" }).getAttribute("href")).toBe("/subscribe");
  });

  it("joins one that asks for them, or declines", async () => {
    const received = [
      {
        ...{ id: "i-1", organisation: "Harbour", invitedBy: "Olga", role: "member" as const },
        expiresAt: "2026-12-24T12:00:00.000Z",
      },
    ];
    fakeTrpc({ "organisation.declineReceived": () => null });
    show(teamPage(null, { plan: noPlan, received }));
    press("No, thanks: Harbour");
    expect(await screen.findByText("You’ve declined the invitation to Harbour")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Harbour" })).toBeNull();
  });
});

describe("a team", () => {
  it("is fetched where the page knew nobody", async () => {
    storeToken("abc");
    fakeTrpc({
      "organisation.list": () => [shownTeam()],
      "organisation.get": () => shownTeam(),
      "organisation.received": () => [],
      "organisation.invites": () => [],
      "billing.plan": () => noPlan,
      "team.list": () => new Refusal(500, "Down."),
    });
    show(null);
    expect(await screen.findByRole("heading", { name: "Harbour" })).toBeTruthy();
    expect(await screen.findByText("The team rounds didn’t load")).toBeTruthy();
  });

  it("says why it didn’t load", async () => {
    storeToken("abc");
    fakeTrpc({ "organisation.list": () => new Refusal(500, "Down."), "billing.plan": () => noPlan });
    show(null);
    expect(await screen.findByText("Your team didn’t load")).toBeTruthy();
  });

  it("shows a member who else is there, and no more", () => {
    const members = [
      shownMember("Olga", { role: "owner", email: null }),
      shownMember("Ida", { isYou: true }),
    ];
    show(teamPage(shownTeam({ role: "member", members, seats: null }), { plan: noPlan }));
    expect(memberRows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^OlgaOwnerJoined/),
      expect.stringMatching(/^Ida \(you\)ida@example.orgMemberJoined/),
    ]);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Leave the team"]);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Team rounds",
      "2 members",
      "Leave the team",
    ]);
  });

  it("says what ends with the plan, and what stays", () => {
    show(teamPage(shownTeam({ isActive: false, seats: { total: 0, taken: 0 } })));
    expect(screen.getByText("No owner of this team has an active plan")).toBeTruthy();
    expect(screen.queryByRole("heading", { name: "Invite people" })).toBeNull();
    expect(screen.getByRole("heading", { name: "Open invitations" })).toBeTruthy();
  });

  const seatsLink = { name: "Change the number of seats in your plan" };
  it("offers more seats to an owner who pays", async () => {
    fakeTrpc({ "billing.get": () => ({ ...freeBilling, hasPortal: true }) });
    show(teamPage(shownTeam()));
    expect((await screen.findByRole("link", seatsLink)).getAttribute("href")).toBe("/account/plan");
  });

  it("offers none on trial", async () => {
    const calls = fakeTrpc({ "billing.get": () => ({ ...freeBilling, status: "trialing" }) });
    show(teamPage(shownTeam()));
    await waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain("billing.get"));
    expect(screen.queryByRole("link", seatsLink)).toBeNull();
  });

  it("has a way to others, and to one more", () => {
    const organisations = [
      { id: "org-1", name: "Harbour" },
      { id: "org-2", name: "Lighthouse" },
    ];
    show(teamPage(shownTeam(), { organisations }), "org-1");
    expect(screen.getByRole("link", { name: "Lighthouse" }).getAttribute("href")).toBe(
      "/team?organisation=org-2",
    );
    press("Make another team");
    expect(document.activeElement).toBe(screen.getByLabelText("Name of your team"));
    press("Cancel");
    expect(document.activeElement?.textContent).toBe("Make another team");
  });

  it("takes a new name in its place", async () => {
    fakeTrpc({ "organisation.rename": () => shownTeam({ name: "Port" }) });
    show(teamPage(shownTeam()));
    press("Rename the team");
    fireEvent.change(screen.getByLabelText("Name of your team"), { target: { value: "Port" } });
    press("Save the name");
    expect(await screen.findByRole("heading", { level: 1, name: "Port" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Rename the team");
  });

  it("needs five people for a round", () => {
    show(teamPage(shownTeam()));
    expect(screen.queryByRole("link", { name: "Start a team round" })).toBeNull();
    expect(screen.getByText(/at least 5 people/)).toBeTruthy();
  });
});

describe("the end", () => {
  it("says what was done where only half of it was", async () => {
    const answers = [shownMember("Ida", { role: "owner" }), new Refusal(500, "Down.")];
    fakeTrpc({ "organisation.changeRole": () => answers.shift(), "organisation.get": () => shownTeam() });
    show(teamPage(shownTeam()));
    press("Hand over the team");
    press("Hand over to Ida");
    expect(await screen.findByText("Ida is an owner now, and so are you")).toBeTruthy();
    expect(visited).toEqual([]);
  });
});

describe("members", () => {
  it("are searched by name or address, without accents, and a long list is cut", () => {
    const many = Array.from({ length: 200 }, (_, n) => shownMember(`Member${String(n)}`));
    show(teamPage(shownTeam({ members: [you, ...many, shownMember("Zoë")] })));
    expect(memberRows()).toHaveLength(50);
    press("Show all 202 members");
    expect(document.activeElement).toBe(memberRows()[50]);
    const search = screen.getByLabelText("Search by name or email");
    fireEvent.change(search, { target: { value: "zoe" } });
    expect(memberRows().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Zoë/)]);
    expect(screen.getByText("1 of 202 members")).toBeTruthy();
    fireEvent.change(search, { target: { value: "nobody at all" } });
    expect(screen.getByText("Nobody fits your search.")).toBeTruthy();
  });

  it("are removed, after a question", async () => {
    fakeTrpc({
      "organisation.removeMember": () => null,
      "organisation.get": () => shownTeam({ members: [you] }),
    });
    show(teamPage(shownTeam()));
    press("Remove Ida");
    fireEvent.click(dialog().getByRole("button", { name: "Remove Ida" }));
    expect(await screen.findByText("Ida is removed")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "1 member" })).toBeTruthy();
  });

  it("who are owners can step down where there’s another", () => {
    show(teamPage(shownTeam()));
    expect(screen.queryByRole("button", { name: "Change role: Olga" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Leave the team" })).toBeNull();
  });

  it("see the page as their new role has it", async () => {
    const members = [you, shownMember("Ida", { role: "owner", hasSeat: true })];
    fakeTrpc({ "organisation.changeRole": () => ({ ...you, role: "member", hasSeat: null }) });
    show(teamPage(shownTeam({ members })));
    press("Change role: Olga");
    fireEvent.change(dialog().getByLabelText("Role"), { target: { value: "member" } });
    press("Save the role");
    await vi.waitFor(() => expect(visited).toEqual(["/team?organisation=org-1"]));
  });
});
