import { storeToken } from "#src/islands/kit/session/session.ts";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import type { ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import type { ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { InviteeDashboard, type Received } from "./InviteeDashboard.tsx";

const visited = watchPage();
const received = (overrides: Partial<ReceivedInvitation> = {}): ReceivedInvitation => ({
  id: overrides.ownerName ?? "i1",
  ownerName: "Anna Berg",
  title: "How others see me",
  closesAt: null,
  state: "open",
  ...overrides,
});

const asked = (overrides: Partial<ReceivedProgramme> = {}): ReceivedProgramme => ({
  ...{ clientId: overrides.programme ?? "c1", facilitator: "Mira Holm", programme: "Spring cohort" },
  ...{ closesAt: null, state: "invited", surveyId: null },
  ...overrides,
});
const only = (invitations: readonly ReceivedInvitation[]): Received => ({
  invitations,
  programmes: [],
  teams: [],
});
const programmes = (...all: readonly ReceivedProgramme[]): Received => ({
  invitations: [],
  programmes: all,
  teams: [],
});

it("puts what is open first, and says what to do about each", () => {
  const calls = fakeTrpc({});
  renderIsland(
    <InviteeDashboard
      initial={only([
        received({ ownerName: "Cem", state: "closed" }),
        received({ ownerName: "Ben", state: "done" }),
        received({ ownerName: "Anna", closesAt: "2026-12-24T12:00:00.000Z" }),
      ])}
    />,
  );
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Anna.*To answer, open the link in the email.*until 24 December 2026/),
    expect.stringMatching(/^Ben.*Answered ?Thank you\. There’s nothing more to do\.$/),
    expect.stringMatching(/^Cem.*Closed ?This round takes no more answers\.$/),
  ]);
  expect(calls).toEqual([]);
});

it("cuts a long list, and moves on to the rest on demand", () => {
  const many = Array.from({ length: 30 }, (_, n) => received({ ownerName: `Owner ${n}` }));
  renderIsland(<InviteeDashboard initial={only(many)} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  fireEvent.click(screen.getByRole("button", { name: "Show all 30 invitations" }));
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10]);
});

it("puts programmes that wait for a reply first, and leads to each", () => {
  renderIsland(
    <InviteeDashboard
      initial={programmes(
        asked({ programme: "Winter", state: "declined" }),
        asked({ programme: "Autumn", state: "accepted", surveyId: "round-1" }),
        asked({ programme: "Spring", closesAt: "2026-12-24T12:00:00.000Z" }),
      )}
    />,
  );
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^SpringInvited ?Mira Holm invites you.*until 24 December 2026/),
    expect.stringMatching(/^AutumnTaking part ?You have a round of your own in Mira Holm’s programme/),
    expect.stringMatching(/^WinterDeclined ?You told Mira Holm no, thanks\. You can still change/),
  ]);
  const links = within(screen.getByRole("region", { name: "Programmes" })).getAllByRole("link");
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["See the invitation: Spring", "/new-assessment/invitee?client=Spring"],
    ["Go to your round: Autumn", "/assessment/round-1"],
    ["See the invitation: Winter", "/new-assessment/invitee?client=Winter"],
  ]);
  expect(screen.queryByRole("heading", { name: /how you see them/ })).toBeNull();
});

it("shows teams beside the rest, to join or to decline", async () => {
  const invite: ReceivedOrgInvite = {
    ...{ id: "i-1", organisation: "Harbour", invitedBy: "Olga Owen", role: "member" },
    expiresAt: "2026-12-24T12:00:00.000Z",
  };
  const calls = fakeTrpc({
    "organisation.declineReceived": () => new Refusal(409, "This invitation to Harbour has expired."),
    "organisation.acceptReceived": () => ({ organisation: { id: "org-1" }, token: null }),
  });
  renderIsland(<InviteeDashboard initial={{ invitations: [], programmes: [], teams: [invite] }} />);
  fireEvent.click(screen.getByRole("button", { name: "No, thanks: Harbour" }));
  expect(await screen.findByText("This invitation to Harbour has expired.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Accept and join Harbour" }));
  await vi.waitFor(() => expect(visited).toEqual(["/team?organisation=org-1"]));
  expect(calls.map(({ input }) => input)).toEqual([{ inviteId: "i-1" }, { inviteId: "i-1" }]);
});

it("offers another try where only one of the two lists came", async () => {
  storeToken("abc");
  fakeTrpc({
    "invitation.received": () => [received()],
    "sharing.received": () => new Refusal(500, "Down."),
    "organisation.received": () => [],
  });
  renderIsland(<InviteeDashboard initial={null} />);
  expect(await screen.findByText("Your invitations didn’t load")).toBeTruthy();
});

it("fetches with the token where the page knew nobody", async () => {
  storeToken("abc");
  const calls = fakeTrpc({
    "invitation.received": () => [received()],
    "sharing.received": () => [asked()],
    "organisation.received": () => [],
  });
  renderIsland(<InviteeDashboard initial={null} />);
  expect(await screen.findByRole("heading", { name: "Anna Berg" })).toBeTruthy();
  expect(screen.getByText("Spring cohort")).toBeTruthy();
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc", "Bearer abc", "Bearer abc"]);
});

it("leads someone unknown to the login, and back", () => {
  history.replaceState(null, "", "/invitee-dashboard");
  renderIsland(<InviteeDashboard initial={null} />);
  expect(visited).toEqual(["/login?next=%2Finvitee-dashboard"]);
});
