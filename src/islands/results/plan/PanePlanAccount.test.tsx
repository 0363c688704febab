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

watchPage();
beforeEach(() => void vi.spyOn(document, "hasFocus").mockReturnValue(true));

describe("a plan in the account", () => {
  it("goes there once its owner says so, and then whatever they change", async () => {
    const calls = fakeTrpc({ "panePlan.save": () => kept });
    await show("unknown");
    type("What will you try?", "One dry remark");
    flip(inAccount);
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
    expect(isOn(inAccount)).toBe(true);
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
    flip(inAccount);
    saveNow();
    expect(await screen.findByText("Not saved. Round not found. This browser keeps a copy.")).toBeTruthy();
    expect(stored("unknown").get("deed")).toBe("One dry remark");
  });

  it("is deleted there when it is turned off, and the text stays here", async () => {
    const calls = fakeTrpc({ "panePlan.remove": () => null });
    await show("unknown", { ...kept, remind: true });
    flip(inAccount);
    expect(await screen.findByText("Deleted from your account")).toBeTruthy();
    expect(isOn(inAccount)).toBe(false);
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
