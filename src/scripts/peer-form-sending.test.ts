// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPage, words } from "#tests/fakes/peer-form-page.ts";
import { forgetDraft, readDraft } from "./answer-draft.ts";

beforeEach(() => forgetDraft("share"));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("sending", () => {
  it("waits for five words", () => {
    const page = openPage();
    page.pick(3);
    expect(page.send()).toBe(false);
    expect(page.counter()).toBe("Pick 2 more to send.");
    page.pick(5);
    expect(page.isTrouble()).toBe(false);
    expect(page.send()).toBe(true);
  });

  it("happens once", () => {
    const page = openPage();
    page.pick(5);
    expect(page.send()).toBe(true);
    expect(page.button()).toBe("Sending…");
    expect(page.send()).toBe(false);
  });

  it("goes on under the same key when nothing came of it, as where someone stopped the browser", () => {
    vi.useFakeTimers();
    const page = openPage();
    page.pick(5);
    page.send();
    vi.runAllTimers();
    expect(page.button()).toBe("Send my 5 words");
    expect(page.send()).toBe(true);
    expect(page.key.value).toBe("new key");
  });

  it("goes on at once with other words, and stays one answer", () => {
    const page = openPage();
    page.pick(5);
    page.send();
    page.pick(6);
    expect(page.button()).toBe("Send my 6 words");
    page.type(page.name, "Zoë");
    expect(page.key.value).toBe("new key");
    expect(page.send()).toBe(true);
  });

  it("leaves nothing in a page that the browser may show to the next person", () => {
    const page = openPage();
    page.pick(5);
    page.type(page.name, "Zoë");
    dispatchEvent(new Event("pagehide"));
    expect([page.picked().length, page.name.value], "before sending").toEqual([5, "Zoë"]);
    page.send();
    dispatchEvent(new Event("pagehide"));
    expect([page.picked(), page.name.value]).toEqual([[], ""]);
    expect(readDraft("share"), "until the receipt is there").toMatchObject({
      name: "Zoë",
      sentAs: "new key",
    });
  });

  it("loads again when the browser shows the page that it left", () => {
    const replace = vi.spyOn(location, "replace").mockReturnValue();
    const page = openPage();
    page.form.setAttribute("action", "https://openpane.example/shared/back");
    const comeBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    page.pick(5);
    comeBack();
    expect(replace).not.toHaveBeenCalledWith("https://openpane.example/shared/back");
    page.send();
    comeBack();
    expect(replace).toHaveBeenCalledWith("https://openpane.example/shared/back");
  });
});

describe("the draft", () => {
  it("brings words and name back after a reload", () => {
    const before = openPage();
    before.pick(4);
    before.type(before.name, "Zoë");
    const after = openPage();
    expect(after.picked()).toEqual(words.slice(0, 4));
    expect(after.name.value).toBe("Zoë");
    expect(after.counter()).toBe("4 picked · choose 5 to 10");
  });

  it("gives way to what the server sends back", () => {
    openPage().pick(6);
    expect(openPage(["word9"]).picked()).toEqual(["word9"]);
  });

  it("sends an answer that may have arrived under its old key, changed or not", () => {
    const before = openPage();
    before.key.value = "first key";
    before.pick(5);
    before.key.value = "first key";
    before.send();
    expect(readDraft("share")?.sentAs).toBe("first key");
    const after = openPage();
    expect(after.key.value).toBe("first key");
    after.type(after.search, "word");
    expect(after.key.value).toBe("first key");
    after.pick(6);
    expect(after.key.value).toBe("first key");
    expect(readDraft("share")?.sentAs).toBe("first key");
  });

  it.each(["", "null", "{", "[]", '{"words":7}'])("that reads %j is none", (text) => {
    localStorage.setItem("openpane:answer:share", text);
    expect(openPage().picked()).toEqual([]);
  });
});
