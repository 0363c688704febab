import { shownMember, shownTeam, teamPage, you } from "#tests/factories/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Team } from "#src/islands/team/organisation/TeamIsland.tsx";
import type { TeamPage } from "#src/islands/team/organisation/team-page.ts";

const visited = watchPage();

const show = (initial: TeamPage) => renderIsland(<Team wanted={null} initial={initial} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const memberRows = () => within(screen.getByRole("list", { name: "Members" })).getAllByRole("listitem");
const dialog = () => within(screen.getByRole("dialog"));

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

  it("aren’t searched where there are few", () => {
    show(teamPage(shownTeam()));
    expect(screen.queryByRole("search", {})).toBeNull();
  });

  it("get another role, after reading what it means", async () => {
    const lead = shownMember("Ida", { role: "facilitator", hasSeat: true });
    const calls = fakeTrpc({
      "organisation.changeRole": () => lead,
      "organisation.get": () => shownTeam({ members: [you, lead], seats: { total: 3, taken: 2 } }),
    });
    show(teamPage(shownTeam()));
    press("Change role: Ida");
    fireEvent.change(dialog().getByLabelText("Role"), { target: { value: "facilitator" } });
    expect(dialog().getByRole("status").textContent).toMatch(/^Facilitator: Invites people/);
    press("Save the role");
    expect(await screen.findByText("Ida is a facilitator now")).toBeTruthy();
    expect(await screen.findByText("2 of 3 seats taken")).toBeTruthy();
    expect(calls[0]?.input).toEqual({ id: "org-1", userId: "id-Ida", role: "facilitator" });
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
