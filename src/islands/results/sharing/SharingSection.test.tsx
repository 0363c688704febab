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
    expect(screen.queryByRole("switch", { name: /my step/ })).toBeNull();
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

describe("a step", () => {
  const label = "Share my step with Mira";
  const text = "Witty\nOne dry remark\nNoticed: It worked";

  it("is shared as it's written, and can be taken back", async () => {
    const calls = fakeTrpc({
      "sharing.set": (input) => shownSharing({ result: true, plan: (input as { plan: string | null }).plan }),
    });
    await show(shownSharing({ result: true }), [planned]);
    expect(isOn(label)).toBe(false);
    fireEvent.click(flip(label));
    expect(await screen.findByText("Your step is shared")).toBeTruthy();
    expect(screen.queryByText(/You shared this version/)).toBeNull();
    fireEvent.click(flip(label));
    expect(await screen.findByText("Your step isn’t shared any more")).toBeTruthy();
    expect(isOn(label)).toBe(false);
    expect(calls.map(({ input }) => input)).toEqual([
      { surveyId: "round-1", plan: text },
      { surveyId: "round-1", plan: null },
    ]);
  });

  it("shows what they see of it where that is another version", async () => {
    const calls = fakeTrpc({ "sharing.set": () => shownSharing({ result: true, plan: text }) });
    await show(shownSharing({ result: true, plan: "Speak first." }), [planned]);
    expect(screen.getByText(/You shared this version/).textContent).toMatch(/: Speak first\.$/);
    press("Share the new version");
    expect(await screen.findByText("Your step is shared")).toBeTruthy();
    expect(screen.queryByText(/You shared this version/)).toBeNull();
    expect(calls.map(({ input }) => input)).toEqual([{ surveyId: "round-1", plan: text }]);
  });

  it.each([
    ["there is none", shownSharing({ result: true }), []],
    ["the result isn't shared", shownSharing(), [planned]],
  ])("can't be shared where %s", async (_, sharing, plans) => {
    fakeTrpc({});
    await show(sharing, plans);
    expect(screen.queryByRole("switch", { name: label })).toBeNull();
  });
});
