import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OwnTeamRounds, leftToDo } from "./OwnTeamRounds.tsx";
import { storeToken } from "#src/islands/kit/session/session.ts";
import { shownPart, shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc } from "#tests/fakes/trpc.ts";

watchPage();

it("leads to each team round, and says what is left to do", () => {
  renderIsland(<OwnTeamRounds initial={[shownTeamRound({ own: shownPart({ described: 5 }) })]} />);
  const link = screen.getByRole("link", { name: "How we come across" });
  expect(link.getAttribute("href")).toBe("/team/rounds/round-1");
  expect(screen.getByText("Left to do: describe 1 more colleague, pick your own words.")).toBeTruthy();
});

it("asks for them where the page came without, and shows nothing to those who have none", async () => {
  storeToken("token");
  const calls = fakeTrpc({ "team.own": () => [shownTeamRound()] });
  const { unmount } = renderIsland(<OwnTeamRounds initial={null} />);
  expect(await screen.findByRole("heading", { name: "Your team rounds" })).toBeTruthy();
  expect(calls).toHaveLength(1);
  unmount();
});

it("shows nothing to those who have none", () => {
  renderIsland(<OwnTeamRounds initial={[]} />);
  expect(screen.queryByRole("heading")).toBeNull();
});

it.each([
  [
    "running",
    { described: 6, hasOwnWords: true },
    false,
    "You’re done. All windows open together at the end.",
  ],
  ["running", { described: 6, surveyId: null }, false, "You’re done. All windows open together at the end."],
  ["over", { hasOwnWords: true }, false, "It’s over."],
  ["over", {}, true, "It’s over. Read the team picture."],
  ["over", { hasWindow: true }, false, "It’s over. Read your window."],
  ["over", { hasWindow: true }, true, "It’s over. Read your window and the team picture."],
] as const)("says of a round that is %s with %j and %j: %s", (state, part, hasPicture, text) => {
  expect(leftToDo({ state, own: shownPart(part), hasPicture })).toBe(text);
});
