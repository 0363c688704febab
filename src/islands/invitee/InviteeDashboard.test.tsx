import { storeToken } from "#src/islands/kit/session/token-store.ts";
import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";
import { fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { InviteeDashboard } from "./InviteeDashboard.tsx";
import { InviteeIsland } from "./InviteeIsland.tsx";

const visited = watchPage();
const received = (overrides: Partial<ReceivedInvitation> = {}): ReceivedInvitation => ({
  id: overrides.ownerName ?? "i1",
  ownerName: "Anna Berg",
  title: "How others see me",
  closesAt: null,
  state: "open",
  ...overrides,
});

it("is drawn with its data on the server", () => {
  const html = renderToString(<InviteeIsland initial={[received()]} />);
  expect(html).toContain("Anna Berg");
  expect(html).not.toContain("Loading");
});

it("puts what is open first, and says what to do about each", () => {
  const calls = fakeTrpc({});
  renderIsland(
    <InviteeDashboard
      initial={[
        received({ ownerName: "Cem", state: "closed" }),
        received({ ownerName: "Ben", state: "done" }),
        received({ ownerName: "Anna", closesAt: "2026-12-24T12:00:00.000Z" }),
      ]}
    />,
  );
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Anna.*To answer, open the link in the mail.*until 24 Dec 2026/),
    expect.stringMatching(/^Ben.*Answered ?Thank you\. There is nothing more to do\.$/),
    expect.stringMatching(/^Cem.*Closed ?This round takes no more answers\.$/),
  ]);
  expect(calls).toEqual([]);
});

it.each([
  ["open", 1],
  ["done", 0],
] as const)("says of what is %s why its email may be missing: %i times", (state, times) => {
  renderIsland(<InviteeDashboard initial={[received({ state })]} />);
  const links = screen.queryAllByRole("link", { name: "in your account" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(times).fill("/account#mails"));
});

it("cuts a long list, and moves on to the rest on demand", () => {
  const many = Array.from({ length: 30 }, (_, n) => received({ ownerName: `Owner ${n}` }));
  renderIsland(<InviteeDashboard initial={many} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  fireEvent.click(screen.getByRole("button", { name: "Show all 30 invitations" }));
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[10]);
});

it("offers a round of one's own where there is none of others", () => {
  renderIsland(<InviteeDashboard initial={[]} />);
  expect(screen.getByRole("heading", { name: "No invitations here yet" })).toBeTruthy();
  // Whoever has not confirmed their address sees none, invited or not.
  expect(screen.getByText(/once you have confirmed it/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start your own round" }).getAttribute("href")).toBe(
    "/assessment/new",
  );
});

it("fetches with the token where the page knew nobody", async () => {
  storeToken("abc");
  const calls = fakeTrpc({ "invitation.received": () => [received()] });
  renderIsland(<InviteeDashboard initial={null} />);
  expect(await screen.findByText("Anna Berg")).toBeTruthy();
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer abc"]);
});

it("leads someone unknown to the login, and back", () => {
  history.replaceState(null, "", "/invitee-dashboard");
  renderIsland(<InviteeDashboard initial={null} />);
  expect(visited).toEqual(["/login?next=%2Finvitee-dashboard"]);
});
