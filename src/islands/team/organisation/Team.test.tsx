import { storeToken } from "#src/islands/kit/session/token-store.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import { shownMember, shownTeam, teamPage } from "#tests/factories/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Team, TeamIsland } from "./TeamIsland.tsx";
import type { TeamPage } from "./team-page.ts";

const visited = watchPage();

const show = (initial: TeamPage | null, wanted: string | null = null) =>
  renderIsland(<Team wanted={wanted} initial={initial} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const memberRows = () => within(screen.getByRole("list", { name: "Members" })).getAllByRole("listitem");
const noPlan = planInfo(null, false, new Date());
const dialog = () => within(screen.getByRole("dialog"));

describe("someone in no team", () => {
  it("makes one by its name, with the plan", async () => {
    const calls = fakeTrpc({ "organisation.make": () => shownTeam() });
    show(teamPage(null));
    press("Make the team");
    expect(screen.getByRole("alert").textContent).toBe("Please enter a name.");
    expect(document.activeElement).toBe(screen.getByLabelText("Name of your team"));
    fireEvent.change(screen.getByLabelText("Name of your team"), { target: { value: " Harbour " } });
    press("Make the team");
    await vi.waitFor(() => expect(visited).toEqual(["/team?organisation=org-1"]));
    expect(calls.map(({ input }) => input)).toEqual([{ name: "Harbour" }]);
  });

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
  it("is drawn with its data on the server", () => {
    const html = renderToString(<TeamIsland wanted={null} initial={teamPage(shownTeam())} />);
    expect(html).toContain("Ida");
    expect(html).not.toContain("Loading");
  });

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

  it("needs six people for a round", () => {
    show(teamPage(shownTeam()));
    expect(screen.queryByRole("link", { name: "Start a team round" })).toBeNull();
    expect(screen.getByText(/at least 6 people/)).toBeTruthy();
  });
});

describe("the end", () => {
  it("is handing over: first they become an owner, then the reader is none", async () => {
    const calls = fakeTrpc({ "organisation.changeRole": () => shownMember("Ida", { role: "owner" }) });
    show(teamPage(shownTeam()));
    press("Hand over the team");
    press("Hand over to Ida");
    await vi.waitFor(() => expect(visited).toEqual(["/team?organisation=org-1"]));
    expect(calls.map(({ input }) => input)).toEqual([
      { id: "org-1", userId: "id-Ida", role: "owner" },
      { id: "org-1", userId: "id-Olga", role: "member" },
    ]);
  });

  it("says what was done where only half of it was", async () => {
    const answers = [shownMember("Ida", { role: "owner" }), new Refusal(500, "Down.")];
    fakeTrpc({ "organisation.changeRole": () => answers.shift(), "organisation.get": () => shownTeam() });
    show(teamPage(shownTeam()));
    press("Hand over the team");
    press("Hand over to Ida");
    expect(await screen.findByText("Ida is an owner now, and so are you")).toBeTruthy();
    expect(visited).toEqual([]);
  });

  it("is leaving, after a question", async () => {
    const calls = fakeTrpc({ "organisation.removeMember": () => null });
    const members = [shownMember("Olga", { role: "owner" }), shownMember("Ida", { isYou: true })];
    show(teamPage(shownTeam({ role: "member", members, seats: null })));
    press("Leave the team");
    fireEvent.click(dialog().getByRole("button", { name: "Leave the team" }));
    await vi.waitFor(() => expect(visited).toEqual(["/team"]));
    expect(calls.map(({ input }) => input)).toEqual([{ id: "org-1", userId: "id-Ida" }]);
  });

  it("is deleting, by the name", async () => {
    const message = "This isn’t the team’s name.";
    const answers = [new Refusal(400, message, [{ path: "name", message }]), null];
    const calls = fakeTrpc({ "organisation.delete": () => answers.shift() });
    show(teamPage(shownTeam()));
    press("Delete the team");
    press("Delete it for good");
    expect(dialog().getByRole("alert").textContent).toBe("Please type “Harbour”.");
    const field = dialog().getByLabelText("To delete it, type “Harbour”");
    fireEvent.change(field, { target: { value: "Harbor" } });
    press("Delete it for good");
    expect(await dialog().findByText(message)).toBeTruthy();
    fireEvent.change(field, { target: { value: "Harbour" } });
    press("Delete it for good");
    await vi.waitFor(() => expect(visited).toEqual(["/team"]));
    expect(calls.map(({ input }) => input)).toEqual([
      { id: "org-1", name: "Harbor" },
      { id: "org-1", name: "Harbour" },
    ]);
  });
});
