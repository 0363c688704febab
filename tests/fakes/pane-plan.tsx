import type { AccountPlan } from "#src/islands/results/plan/account-plan.ts";
import { PanePlan } from "#src/islands/results/plan/PanePlan.tsx";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";
import { resultPanes, type ResultPane } from "#src/shared/result/result-panes.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland } from "#tests/fakes/island.tsx";
import { fireEvent, screen } from "@testing-library/react";

/* The plan of a pane, open, and what someone does with it. */

const analysis = shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map((peer) => wordsFrom(peer)) });

/** A pane of a result of five answers. */
function paneOf(quadrant: Quadrant): ResultPane {
  const pane = resultPanes(analysis, String).find(({ title }) => title === paneText[quadrant].name);
  if (pane === undefined) throw new Error("no such pane");
  return pane;
}

export async function show(quadrant: Quadrant, account?: AccountPlan, surveyId = "survey") {
  const drawn = renderIsland(<PanePlan surveyId={surveyId} pane={paneOf(quadrant)} account={account} />);
  const fold = drawn.container.querySelector("details");
  if (fold === null) throw new Error("no fold");
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  await screen.findAllByLabelText("Which word?");
  return drawn;
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
export const flip = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));
export const isOn = (name: string) =>
  screen.getByRole("switch", { name }).getAttribute("aria-checked") === "true";
export const stored = (pane: Quadrant) =>
  new URLSearchParams(localStorage.getItem(`openpane.plan.survey.${pane}`) ?? "");
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Leaving a field saves at once what waits. */
export const saveNow = () => fireEvent.blur(field("What will you try?"));

export const inAccount = "Save this in my account";

/** As the account has it. */
export const kept = {
  traitId: "witty",
  person: "",
  deed: "One dry remark",
  until: "2099-12-06",
  noticed: "",
  remind: false,
};
