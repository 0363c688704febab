import { renderIsland, watchPage } from "#tests/fakes/island.tsx";
import {
  field,
  flip,
  inAccount,
  isOn,
  kept,
  paneOf,
  press,
  saveNow,
  show,
  stored,
  type,
} from "#tests/fakes/pane-plan.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PanePlan } from "./PanePlan.tsx";
import { inWeeks } from "./plan.ts";

watchPage();
beforeEach(() => void vi.spyOn(document, "hasFocus").mockReturnValue(true));

const remind = "Email me on that day";
const soon = inWeeks(4, new Date());

describe("a plan for a pane", () => {
  it("asks for nothing while it is closed, and nothing of it is sent by itself", async () => {
    const calls = fakeTrpc({});
    const first = await show("unknown");
    type("Which word?", "witty");
    type("What will you try?", "One dry remark");
    fireEvent.blur(field("What will you try?"));
    expect(isOn(inAccount)).toBe(false);
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
  const { container } = renderIsland(
    <details>
      <PanePlan surveyId="survey" pane={paneOf("unknown")} account={kept} />
    </details>,
  );
  await screen.findByLabelText("Which word?");
  expect([...container.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
  expect(document.activeElement?.textContent).toBe("Your plan: Witty");
  history.replaceState(null, "", "/");
});
