import { watchPage } from "#tests/fakes/island.tsx";
import {
  field,
  flip,
  inAccount,
  isOn,
  kept,
  press,
  saveNow,
  show,
  stored,
  type,
} from "#tests/fakes/pane-plan.tsx";
import { fakeTrpc, Refusal } from "#tests/fakes/trpc.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
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

describe("a plan in the account", () => {
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
    flip(inAccount);
    saveNow();
    expect(await screen.findByText("Not saved. Round not found. This browser keeps a copy.")).toBeTruthy();
    expect(stored("unknown").get("deed")).toBe("One dry remark");
  });

  it("loses nothing that is typed while it is being deleted, and isn't put back by it", async () => {
    let arrive = (): void => undefined;
    const calls = fakeTrpc({
      "panePlan.remove": () => new Promise((resolve) => (arrive = () => resolve(null))),
    });
    await show("unknown", kept);
    flip(inAccount);
    await waitFor(() => expect(calls).toHaveLength(1));
    type("What will you try?", "Two dry remarks");
    arrive();
    expect(await screen.findByText("Deleted from your account")).toBeTruthy();
    expect(stored("unknown").get("deed")).toBe("Two dry remarks");
    saveNow();
    await screen.findByText("Deleted from your account");
    expect(calls).toHaveLength(1);
    expect(isOn(inAccount)).toBe(false);
  });

  it("is still on where that fails, and cleared in both places or in none", async () => {
    let isAway = true;
    fakeTrpc({ "panePlan.remove": () => (isAway ? new Refusal(503, "Please try again.") : null) });
    await show("unknown", kept);
    press("Clear this plan");
    expect(await screen.findByText("Still in your account. Please try again.")).toBeTruthy();
    expect([isOn(inAccount), field("What will you try?").value]).toEqual([true, "One dry remark"]);
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
    expect([isOn(inAccount), calls]).toEqual([true, []]);
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
    expect(isOn(inAccount)).toBe(true);
  });
});
