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
  shownTeamRound({ state: "over", finished: null, ...changes });

describe("a team round that runs", () => {
  it("leads to what is left to do, and says how many have finished", () => {
    show(shownTeamRound({ own: shownPart({ described: 2 }) }));
    expect(screen.getByText(/You’ve described 2 of 6 colleagues/)).toBeTruthy();
    expect(hrefOf("Go on describing")).toBe("/team/rounds/round-1/describe");
    expect(hrefOf("Pick my own words")).toBe("/assessment/own-1");
    expect(screen.getByText("2 of 7 have finished")).toBeTruthy();
    expect(screen.queryByText(/would open/)).toBeNull();
    expect(screen.queryByRole("button", { name: "End the round" })).toBeNull();
  });

  it("asks with two equal buttons whether one’s window counts in the picture", async () => {
    const calls = fakeTrpc({
      "team.setCounted": () => shownTeamRound({ own: shownPart({ isCounted: false }) }),
    });
    show(shownTeamRound());
    expect(screen.getByText(/You haven’t said yet/)).toBeTruthy();
    const answers = ["Count my window", "Leave mine out"].map((name) => screen.getByRole("button", { name }));
    expect(answers.map((one) => one.className)).toEqual([answers[0]?.className, answers[0]?.className]);
    fireEvent.click(screen.getByRole("button", { name: "Leave mine out" }));
    expect(await screen.findByText("Your window is left out of the group’s picture.")).toBeTruthy();
    expect(calls[0]?.input).toEqual({ teamRoundId: "round-1", counted: false });
  });

  it.each([
    [5, true],
    [7, false],
  ])("says in a team of %i whether the picture takes all of them", (many, isAll) => {
    show(shownTeamRound({ people: shownTeamRound().people.slice(0, many) }));
    expect(screen.queryByText(/You’re five people/) !== null).toBe(isAll);
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
  const led = shownTeamRound({
    canManage: true,
    own: null,
    wouldOpen: 4,
    closesAt: "2099-03-05T23:59:59.000Z",
  });

  it("shows what the finished forms would give, and reminds everyone once in three days", async () => {
    const calls = fakeTrpc({ "team.remind": () => ({ ...led, canRemindAt: "2099-01-04T10:00:00.000Z" }) });
    show(led);
    expect(screen.getByText("If it ended now, at least four windows would open.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Remind everyone" }));
    fireEvent.click(dialog().getByRole("button", { name: "Remind 7 people" }));
    expect(await screen.findByText("4 January 2099 at 10:00")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Remind everyone" })).toHaveProperty("disabled", true);
    expect(calls).toHaveLength(1);
  });

  it.each([
    [7, "End the round now", "End it now", /Everyone has finished/],
    [6, "End the round", "End it in 24 hours", /6 of 7 have finished/],
  ])("says what ending does when %i of 7 have finished", (finished, name, confirm, text) => {
    show({ ...led, finished });
    fireEvent.click(screen.getByRole("button", { name }));
    expect(dialog().getByText(text)).toBeTruthy();
    expect(dialog().getByRole("button", { name: confirm })).toBeTruthy();
  });

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
  it("says nothing of a window while windows are opening", () => {
    show(overOf({ state: "ending", own: shownPart({ hasWindow: false }) }));
    expect(screen.getByText(/windows are opening/)).toBeTruthy();
    expect(screen.queryByText(/no window for you/)).toBeNull();
  });

  const survey = { canReveal: false, answersUntilReveal: 0, minResponses: 5 };

  it.each([
    ["it can be opened", { ...survey, canReveal: true }, true, /Your colleagues have described you/],
    ["too few answered", { ...survey, answersUntilReveal: 2 }, true, /it takes five colleagues who describe/],
    ["own words were missing", { ...survey, answersUntilReveal: 5 }, false, /your own words were missing/],
    ["an older one waits for own words", survey, false, /once you’ve picked your own words/],
  ])("says of a closed window that %s", async (_, answer, hasOwnWords, text) => {
    fakeTrpc({ "survey.get": () => answer });
    show(overOf({ own: shownPart({ hasOwnWords }) }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Open my window" }) !== null).toBe(answer.canReveal);
    expect(screen.queryByText("How far everyone is")).toBeNull();
  });

  it("leads to the window and to the picture, and asks nothing any more", () => {
    show(overOf({ own: shownPart({ hasWindow: true, hasOwnWords: true }), hasPicture: true }));
    expect(hrefOf("Read my window")).toBe("/assessment/own-1/results");
    expect(hrefOf("See the team picture")).toBe("/team/rounds/round-1/picture");
    expect(screen.queryByRole("button", { name: "Count my window" })).toBeNull();
  });

  it("says nothing of a picture where there is none", () => {
    show(overOf({ own: shownPart({ hasWindow: true, hasOwnWords: true }) }));
    expect(screen.queryByText(/picture/)).toBeNull();
  });
});
