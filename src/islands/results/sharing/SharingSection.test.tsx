import { queryClient } from "#src/islands/kit/api/trpc.ts";
import { resultsQuery } from "#src/islands/results/page/queries.ts";
import type { ActionPlan } from "#src/shared/action-plan/action-plan.output.ts";
import { revealedSurvey } from "#tests/factories/shown-survey.ts";
import { noSharing } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { leftSharing, shownSharing } from "#tests/factories/programme/shown-sharing.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SharingSection } from "./SharingSection.tsx";

watchPage();
/** Draws the section, and waits for its script. */
async function show(sharing: Sharing, plans: readonly ActionPlan[] = []): Promise<void> {
  queryClient().setQueryData(resultsQuery("round-1").queryKey, {
    ...{ survey: revealedSurvey({ id: "round-1" }), analysis: null, snapshots: [], plans },
  });
  renderIsland(<SharingSection surveyId="round-1" sharing={sharing} />);
  await screen.findByRole("table");
}
const planned: ActionPlan = {
  ...{ pane: "arena", traitId: "witty", person: "", deed: "One dry remark", until: "2026-12-06" },
  ...{ noticed: "It worked", remind: true, updatedAt: "2026-11-20T09:00:00.000Z" },
};
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const flip = (name: string) => screen.getByRole("switch", { name });
const isOn = (name: string) => flip(name).getAttribute("aria-checked") === "true";
const { asOf } = shownSharing();
const result = "Share my result with Mira";

describe("sharing with a facilitator", () => {
  it("has no place on a round of one's own", () => {
    fakeTrpc({});
    const { container } = renderIsland(<SharingSection surveyId="round-1" sharing={noSharing} />);
    expect(container.querySelector("section")).toBeNull();
  });

  it("is off until its owner says otherwise, at once, once for two presses, and can be undone", async () => {
    const calls = fakeTrpc({
      "sharing.set": (input) => shownSharing({ result: JSON.stringify(input).includes('"result":true') }),
    });
    await show(shownSharing());
    expect(isOn(result)).toBe(false);
    expect(screen.queryByLabelText(/My plan/)).toBeNull();
    act(() => {
      flip(result).click();
      flip(result).click();
    });
    expect(await screen.findByText("Mira can see your result now")).toBeTruthy();
    expect(isOn(result)).toBe(true);
    fireEvent.click(flip(result));
    expect(await screen.findByText("Mira can’t see your result any more")).toBeTruthy();
    expect(isOn(result)).toBe(false);
    expect(calls.map(({ input }) => input)).toEqual([
      { surveyId: "round-1", result: true, asOf },
      { surveyId: "round-1", result: false, asOf },
    ]);
  });

  it("stays as it was where the server refuses", async () => {
    fakeTrpc({ "sharing.set": () => new Refusal(503, "Please try again in a moment.") });
    await show(shownSharing());
    fireEvent.click(flip(result));
    expect(await screen.findByText("Nothing has changed")).toBeTruthy();
    expect(isOn(result)).toBe(false);
  });

  it("asks with two equal buttons whether the window counts, and shows the answer", async () => {
    const calls = fakeTrpc({
      "sharing.set": () => shownSharing({ group: false, hasAnsweredGroup: true }),
    });
    await show(shownSharing());
    const pressed = () =>
      ["Count my window", "Leave it out"].map((name) =>
        screen.getByRole("button", { name }).getAttribute("aria-pressed"),
      );
    expect(pressed()).toEqual(["false", "false"]);
    press("Leave it out");
    expect(await screen.findByText(/Your window is left out\. You can change this/)).toBeTruthy();
    expect(pressed()).toEqual(["false", "true"]);
    expect(calls.map(({ input }) => input)).toEqual([{ surveyId: "round-1", group: false }]);
  });

  it("lists what was agreed to, the newest first", async () => {
    fakeTrpc({});
    await show(leftSharing());
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "DayWhat",
      expect.stringContaining("Left the programme"),
      expect.stringContaining("Joined the programme"),
    ]);
  });
});

describe("a plan", () => {
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/My plan/);

  it("comes from the step, is shared as edited, and can be removed", async () => {
    const calls = fakeTrpc({
      "sharing.set": (input) => shownSharing({ result: true, plan: (input as { plan: string | null }).plan }),
    });
    await show(shownSharing({ result: true }), [planned]);
    expect(field().value).toBe("Witty\nOne dry remark\nNoticed: It worked");
    expect(calls).toEqual([]);
    fireEvent.change(field(), { target: { value: "Two dry remarks" } });
    press("Share my plan with Mira");
    expect(await screen.findByRole("button", { name: "Stop sharing my plan" })).toBeTruthy();
    expect(field().value).toBe("Two dry remarks");
    expect(screen.queryByRole("button", { name: "Share this version" })).toBeNull();
    press("Use my plan from above");
    expect(screen.getByRole("button", { name: "Share this version" })).toBeTruthy();
    press("Stop sharing my plan");
    expect(await screen.findByRole("button", { name: "Share my plan with Mira" })).toBeTruthy();
    expect(calls.map(({ input }) => input)).toEqual([
      { surveyId: "round-1", plan: "Two dry remarks" },
      { surveyId: "round-1", plan: null },
    ]);
  });

  it("isn't sent where there is none, nor where it is too long", async () => {
    const calls = fakeTrpc({});
    await show(shownSharing({ result: true }));
    press("Share my plan with Mira");
    fireEvent.change(field(), { target: { value: "x".repeat(2_010) } });
    expect(screen.getByText("That’s too long. Take out 10 characters.")).toBeTruthy();
    press("Share my plan with Mira");
    expect(calls).toEqual([]);
  });
});
