// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { openPage } from "#tests/fakes/peer-form-page.ts";

describe("the search", () => {
  it("finds by name and meaning, and loses no tick", () => {
    const page = openPage();
    page.pick(5);
    page.type(page.search, " like WORD11 ");
    expect([page.shown(), page.found()]).toEqual([1, "Words found: 1"]);
    page.type(page.search, "nothing like it");
    expect([page.shown(), page.found()]).toEqual([0, "No word here means that. Try another one."]);
    page.type(page.search, "");
    expect([page.shown(), page.found()]).toEqual([12, ""]);
    expect(page.picked()).toHaveLength(5);
  });

  it("does not send the form by the return key", () => {
    const press = new KeyboardEvent("keydown", { key: "Enter", cancelable: true });
    expect(openPage().search.dispatchEvent(press)).toBe(false);
  });
});
