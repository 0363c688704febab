import { paneText } from "#src/shared/result/pane.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AccountPlan } from "./account-plan.ts";
import { PanePlan } from "./PanePlan.tsx";
import { inWeeks } from "./plan.ts";

watchPage();
beforeEach(() => void vi.spyOn(document, "hasFocus").mockReturnValue(true));

const analysis = shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map((peer) => wordsFrom(peer)) });

async function show(quadrant: Quadrant, account?: AccountPlan, surveyId = "survey") {
  const pane = resultPanes(analysis, String).find(({ title }) => title === paneText[quadrant].name);
  if (pane === undefined) throw new Error("no such pane");
  const drawn = renderIsland(<PanePlan surveyId={surveyId} pane={pane} account={account} />);
  const fold = drawn.container.querySelector("details");
  if (fold === null) throw new Error("no fold");
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  await screen.findAllByLabelText("Which word?");
  return drawn;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const flip = (name: string) => fireEvent.click(screen.getByRole("switch", { name }));
const isOn = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked") === "true";
const stored = (pane: Quadrant) =>
  new URLSearchParams(localStorage.getItem(`openpane.plan.survey.${pane}`) ?? "");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Leaving a field saves at once what waits. */
const saveNow = () => fireEvent.blur(field("What will you try?"));

const save = "Save this in my account";
const remind = "Email me on that day";
const kept = {
  ...{
    traitId: "witty",
    person: "",
    deed: "One dry remark",
    until: "2099-12-06",
    noticed: "",
    remind: false,
  },
};
const soon = inWeeks(4, new Date());

describe("a plan for a pane", () => {
  it("asks for nothing while it is closed, and nothing of it is sent by itself", async () => {
    const calls = fakeTrpc({});
    const first = await show("unknown");
    type("Which word?", "witty");
    type("What will you try?", "One dry remark");
    fireEvent.blur(field("What will you try?"));
    expect(isOn(save)).toBe(false);
    expect(screen.queryByText(/We can email you/)).toBeNull();
    first.unmount();
    const second = await show("unknown");
    expect(screen.getByText("Your plan: Witty")).toBeTruthy();
    expect(field("What will you try?").value).toBe("One dry remark");
    expect(Object.keys(localStorage)).toEqual(["openpane.plan.survey.unknown"]);
    second.unmount();
    await show("unknown", undefined, "another");
    expect(screen.getByText("Plan: try one of these words")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it("proposes to look back in two weeks, and keeps a day that was chosen", async () => {
    fakeTrpc({});
    await show("blindSpot");
    const [, word = ""] = [...field("Which word?").querySelectorAll("option")].map(({ value }) => value);
    type("Which word?", word);
    expect(field("Look back on").value).toBe(inWeeks(2, new Date()));
    type("Look back on", "2026-12-24");
    type("Which word?", "");
    type("Which word?", word);
    expect(field("Look back on").value).toBe("2026-12-24");
    press("4 weeks");
    expect(field("Look back on").value).toBe(soon);
  });

  it("is cleared at a press, and leaves nothing behind", async () => {
    fakeTrpc({});
    await show("arena");
    type("Where will you use it?", "On Monday");
    press("Clear this plan");
    expect(field("Where will you use it?").value).toBe("");
    expect(localStorage).toHaveLength(0);
  });
});

describe("a plan in the account", () => {
  it("goes there once its owner says so, and then whatever they change", async () => {
    const calls = fakeTrpc({ "panePlan.save": () => kept });
    await show("unknown");
    type("What will you try?", "One dry remark");
    flip(save);
    saveNow();
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(stored("unknown").get("inAccount")).toBe("saved");
    type("What will you try?", "Two dry remarks");
    expect(stored("unknown").get("inAccount")).toBe("changed");
    fireEvent.blur(field("What will you try?"));
    await waitFor(() => expect(stored("unknown").get("inAccount")).toBe("saved"));
    expect(calls.map(({ input }) => input)).toEqual(
      ["One dry remark", "Two dry remarks"].map((deed) => ({
        ...{ surveyId: "survey", pane: "unknown", traitId: null, person: "", deed, until: null, noticed: "" },
        remind: false,
      })),
    );
  });

  it("is there in another browser, without a press and without a call", async () => {
    const calls = fakeTrpc({});
    await show("unknown", kept);
    expect(screen.getByText("Your plan: Witty")).toBeTruthy();
    expect(field("What will you try?").value).toBe("One dry remark");
    expect(isOn(save)).toBe(true);
    expect(calls).toEqual([]);
  });

  it("gets after a reload what an earlier visit couldn't send, which wins", async () => {
    localStorage.setItem("openpane.plan.survey.unknown", "deed=Newer&inAccount=changed");
    const calls = fakeTrpc({ "panePlan.save": () => kept });
    await show("unknown", kept);
    expect(field("What will you try?").value).toBe("Newer");
    saveNow();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.input).toMatchObject({ deed: "Newer" });
  });

  it("stays in this browser where saving fails, which says so", async () => {
    fakeTrpc({ "panePlan.save": () => new Refusal(404, "Round not found.") });
    await show("unknown");
    type("What will you try?", "One dry remark");
    flip(save);
    saveNow();
    expect(await screen.findByText("Not saved. Round not found. This browser keeps a copy.")).toBeTruthy();
    expect(stored("unknown").get("deed")).toBe("One dry remark");
  });

  it("is deleted there when it is turned off, and the text stays here", async () => {
    const calls = fakeTrpc({ "panePlan.remove": () => null });
    await show("unknown", { ...kept, remind: true });
    flip(save);
    expect(await screen.findByText("Deleted from your account")).toBeTruthy();
    expect(isOn(save)).toBe(false);
    expect(Object.fromEntries(stored("unknown"))).toEqual({
      ...{ traitId: "witty", deed: "One dry remark", until: "2099-12-06" },
    });
    expect(calls.map(({ procedure, input }) => [procedure, input])).toEqual([
      ["panePlan.remove", { surveyId: "survey", pane: "unknown" }],
    ]);
  });

  it("loses nothing that is typed while it is being deleted, and isn't put back by it", async () => {
    let arrive = (): void => undefined;
    const calls = fakeTrpc({
      "panePlan.remove": () => new Promise((resolve) => (arrive = () => resolve(null))),
    });
    await show("unknown", kept);
    flip(save);
    await waitFor(() => expect(calls).toHaveLength(1));
    type("What will you try?", "Two dry remarks");
    arrive();
    expect(await screen.findByText("Deleted from your account")).toBeTruthy();
    expect(stored("unknown").get("deed")).toBe("Two dry remarks");
    saveNow();
    await screen.findByText("Deleted from your account");
    expect(calls).toHaveLength(1);
    expect(isOn(save)).toBe(false);
  });

  it("is still on where that fails, and cleared in both places or in none", async () => {
    let isAway = true;
    fakeTrpc({ "panePlan.remove": () => (isAway ? new Refusal(503, "Please try again.") : null) });
    await show("unknown", kept);
    press("Clear this plan");
    expect(await screen.findByText("Still in your account. Please try again.")).toBeTruthy();
    expect([isOn(save), field("What will you try?").value]).toEqual([true, "One dry remark"]);
    isAway = false;
    press("Clear this plan");
    expect(await screen.findByText("Deleted from your account")).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });

  it("replaces another one of this browser only if its owner says so", async () => {
    localStorage.setItem("openpane.plan.survey.unknown", "deed=Of+this+browser");
    const calls = fakeTrpc({});
    await show("unknown", kept);
    expect(screen.getByText("Your account has a different plan for this pane")).toBeTruthy();
    expect(field("What will you try?").value).toBe("Of this browser");
    expect(screen.queryByRole("switch")).toBeNull();
    press("Use the one in my account");
    expect(field("What will you try?").value).toBe("One dry remark");
    expect([isOn(save), calls]).toEqual([true, []]);
  });

  it("is what there is once the other one is cleared, and gives way to it if its owner says so", async () => {
    localStorage.setItem("openpane.plan.survey.unknown", "deed=Of+this+browser");
    const calls = fakeTrpc({ "panePlan.save": () => kept });
    const first = await show("unknown", kept);
    press("Clear this plan");
    expect(field("What will you try?").value).toBe("One dry remark");
    first.unmount();
    localStorage.setItem("openpane.plan.survey.unknown", "deed=Of+this+browser");
    await show("unknown", kept);
    press("Replace it with this one");
    saveNow();
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({ deed: "Of this browser", traitId: null }),
    );
    expect(isOn(save)).toBe(true);
  });
});

describe("an email on the day of a plan", () => {
  it("is offered once there is a day to come, and only for a plan in the account", async () => {
    const calls = fakeTrpc({ "panePlan.save": () => kept });
    await show("unknown", { ...kept, until: "2020-01-01" });
    expect(screen.queryByRole("switch", { name: remind })).toBeNull();
    press("4 weeks");
    flip(remind);
    saveNow();
    expect(isOn(remind)).toBe(true);
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ remind: true, until: soon }));
  });

  it("on a day that no email can go on is refused beside the day", async () => {
    const message = "That day has begun. Choose a later one for the email.";
    fakeTrpc({ "panePlan.save": () => new Refusal(400, message, [{ path: "until", message }]) });
    await show("unknown", { ...kept, remind: true });
    type("Look back on", "2020-01-01");
    fireEvent.blur(field("Look back on"));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field("Look back on").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/^Not saved\. Look at the day above\./)).toBeTruthy();
    expect(stored("unknown").get("until")).toBe("2020-01-01");
  });
});

it("is opened by the link in its email", async () => {
  fakeTrpc({});
  history.replaceState(null, "", "?plan=unknown");
  Element.prototype.scrollIntoView = vi.fn();
  const pane = resultPanes(analysis, String).find(({ title }) => title === paneText.unknown.name);
  if (pane === undefined) throw new Error("no such pane");
  const { container } = renderIsland(
    <details>
      <PanePlan surveyId="survey" pane={pane} account={kept} />
    </details>,
  );
  await screen.findByLabelText("Which word?");
  expect([...container.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  expect(document.activeElement?.textContent).toBe("Your plan: Witty");
  history.replaceState(null, "", "/");
});
