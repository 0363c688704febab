import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { storeToken } from "#src/islands/kit/session/session.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { shownPart, shownTeamRound } from "#tests/factories/organisation/shown-team.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { Refusal, fakeTrpc } from "#tests/fakes/trpc.ts";
import { LoadedRound } from "./Round.tsx";

const visited = watchPage();
beforeEach(() => storeToken("token"));

const show = (round: TeamRound) => renderIsland(<LoadedRound teamRoundId={round.id} initial={round} />);
const dialog = () => within(screen.getByRole("dialog"));
const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const overOf = (changes: Partial<TeamRound> = {}) =>
  shownTeamRound({ state: "over", picture: { isMade: false, missing: 2 }, ...changes });

describe("a team round that runs", () => {
  it("leads to what is left to do, and says how far everyone is in quarters", () => {
    show(shownTeamRound({ own: shownPart({ described: 2 }) }));
    expect(screen.getByText(/You’ve described 2 of 6 colleagues/)).toBeTruthy();
    expect(hrefOf("Go on describing")).toBe("/team/rounds/round-1/describe");
    expect(hrefOf("Pick my own words")).toBe("/assessment/own-1");
    expect(screen.getByText("A quarter of all descriptions are in, or more.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "End the round now" })).toBeNull();
  });

  it.each([
    [0, "Less than a quarter of all descriptions are in."],
    [2, "Half of all descriptions are in, or more."],
    [3, "Three quarters of all descriptions are in, or more."],
  ])("says %s quarters in words", (quarters, text) => {
    show(shownTeamRound({ quarters }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("asks before someone steps out, and leads away afterwards", async () => {
    fakeTrpc({ "team.stepOut": () => null });
    show(shownTeamRound());
    fireEvent.click(screen.getByRole("button", { name: "Step out of this round" }));
    expect(dialog().getByText(/is erased/)).toBeTruthy();
    fireEvent.click(dialog().getByRole("button", { name: "Step out" }));
    await waitFor(() => expect(visited).toEqual(["/dashboard"]));
  });
});

describe("leading a team round", () => {
  const led = shownTeamRound({ canManage: true, own: null });

  it("saves what was changed in the form, and leaves an unchanged deadline alone", async () => {
    const calls = fakeTrpc({ "team.change": () => ({ ...led, title: "Spring" }) });
    show(led);
    fireEvent.click(screen.getByRole("button", { name: /^Change title/ }));
    fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Spring" } });
    fireEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    expect(await screen.findByRole("heading", { name: "Spring" })).toBeTruthy();
    expect(calls[0]?.input).toEqual({ teamRoundId: "round-1", title: "Spring", purpose: led.purpose });
  });

  it("says beside the field what the server refuses", async () => {
    const message = "A deadline is at least 1 hour and at most 90 days away.";
    fakeTrpc({ "team.change": () => new Refusal(400, message, [{ path: "closesAt", message }]) });
    show(led);
    fireEvent.click(screen.getByRole("button", { name: /^Change title/ }));
    fireEvent.click(screen.getByRole("button", { name: "Save the changes" }));
    const field = await screen.findByLabelText("Deadline");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  });
});

describe("a team round that is over", () => {
  const survey = { canReveal: false, answersUntilReveal: 0, minResponses: 5 };

  it.each([
    ["it can be opened", { ...survey, canReveal: true }, true, /Your colleagues have described you/],
    ["too few answered", { ...survey, answersUntilReveal: 2 }, true, /it takes 5 colleagues/],
    ["own words are missing", survey, false, /once you’ve picked your own words/],
  ])("says of a closed window that %s", async (_, answer, hasOwnWords, text) => {
    fakeTrpc({ "survey.get": () => answer });
    show(overOf({ own: shownPart({ hasOwnWords }) }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Open my window" }) !== null).toBe(answer.canReveal);
    expect(screen.queryByText("How far everyone is")).toBeNull();
  });

  it("leads to a window that is open, and to the picture, and counts nobody in any more", () => {
    show(overOf({ own: shownPart({ hasWindow: true }), picture: { isMade: true, missing: 0 } }));
    expect(hrefOf("See my result")).toBe("/assessment/own-1/results");
    expect(hrefOf("See the team picture")).toBe("/team/rounds/round-1/picture");
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
