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

const over = { isMade: false, missing: 3 };
it.each([
  [
    "running",
    { described: 6, hasOwnWords: true },
    null,
    "You’re done. All windows open together once it’s over.",
  ],
  [
    "running",
    { described: 6, surveyId: null },
    null,
    "You’re done. All windows open together once it’s over.",
  ],
  ["over", { hasOwnWords: true }, over, "See whether your window can be opened."],
  ["over", {}, over, "Pick your own words to open your window."],
  ["over", { hasWindow: true }, over, "It’s over."],
  ["over", { hasWindow: true }, { isMade: true, missing: 0 }, "The team picture is there."],
] as const)("says of a round that is %s with %j and %j: %s", (state, part, picture, text) => {
  expect(leftToDo({ state, own: shownPart(part), picture })).toBe(text);
});
