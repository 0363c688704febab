import { paneText } from "#src/shared/result/pane.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PanePlan } from "./PanePlan.tsx";

watchPage();
const analysis = shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map((peer) => wordsFrom(peer)) });
const show = (quadrant: Quadrant, surveyId = "survey") => {
  const pane = resultPanes(analysis, String).find(({ title }) => title === paneText[quadrant].name);
  if (pane === undefined) throw new Error("no such pane");
  return renderIsland(<PanePlan surveyId={surveyId} pane={pane} />);
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe("a plan for a pane", () => {
  it("is there again after a reload, in this browser and for this round alone", () => {
    const first = show("unknown");
    type("Which word?", "witty");
    type("What will you try?", "One dry remark");
    first.unmount();
    show("unknown");
    expect(screen.getByText("Your plan: Witty")).toBeTruthy();
    expect(field("What will you try?").value).toBe("One dry remark");
    expect(Object.keys(localStorage)).toEqual(["openpane.plan.survey.unknown"]);
    show("unknown", "another");
    expect(screen.getByText("Plan: try one of these words")).toBeTruthy();
  });

  it("proposes to look back in two weeks, and keeps a day that was chosen", () => {
    show("blindSpot");
    const [, word = ""] = [...field("Which word?").querySelectorAll("option")].map(({ value }) => value);
    type("Which word?", word);
    expect(field("Look back on").value).toMatch(/^\d{4}-\d\d-\d\d$/);
    type("Look back on", "2026-12-24");
    type("Which word?", "");
    type("Which word?", word);
    expect(field("Look back on").value).toBe("2026-12-24");
  });

  it("is cleared at a press, and leaves nothing behind", () => {
    show("arena");
    type("Where will you use it?", "On Monday");
    fireEvent.click(screen.getByRole("button", { name: "Clear this plan" }));
    expect(field("Where will you use it?").value).toBe("");
    expect(localStorage).toHaveLength(0);
  });
});
