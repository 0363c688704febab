// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, readDraft } from "./answer-draft.ts";
import { startPeerForm } from "./peer-form.ts";

const words = Array.from({ length: 12 }, (_, i) => `word${String(i)}`);

/** The parts of src/components/peer/PeerForm.astro that the script needs. */
function openPage(checked: readonly string[] = []) {
  document.body.innerHTML = `<form data-peer-form="share" data-min="5" data-max="10">
    <input type="search" data-search><p data-found></p>
    ${words.map((word) => `<span class="chip-item"><input type="checkbox" name="selectedTraits" value="${word}" ${checked.includes(word) ? "checked" : ""}>${word} is like ${word.toUpperCase()}</span>`).join("")}
    <input name="peerName"><input type="hidden" name="submissionKey" value="new key">
    <span data-counter></span><button data-send></button></form>`;
  startPeerForm(document);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const input = (selector: string) => find(selector) as HTMLInputElement;
  const form = find("form");
  return {
    form,
    search: input("[data-search]"),
    name: input("[name=peerName]"),
    key: input("[name=submissionKey]"),
    counter: () => find("[data-counter]").textContent,
    isTrouble: () => find("[data-counter]").hasAttribute("data-trouble"),
    button: () => find("[data-send]").textContent,
    found: () => find("[data-found]").textContent,
    shown: () => [...form.querySelectorAll<HTMLElement>(".chip-item")].filter((item) => !item.hidden).length,
    picked: () => [...form.querySelectorAll<HTMLInputElement>(":checked")].map((box) => box.value),
    pick: (count: number) => {
      for (const word of words.slice(0, count)) {
        const box = input(`[value=${word}]`);
        if (!box.checked) box.click();
      }
    },
    type: (field: HTMLInputElement, text: string) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    send: () => form.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true })),
  };
}

beforeEach(() => forgetDraft("share"));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("counting", () => {
  it("says how many are picked, and what the button will send", () => {
    const page = openPage();
    expect(page.counter()).toBe("0 of 5 to 10");
    expect(page.button()).toBe("Send my words");
    page.pick(6);
    expect(page.counter()).toBe("6 of 5 to 10");
    expect(page.button()).toBe("Send my 6 words");
  });

  it("starts with what the page brings", () => {
    expect(openPage(words.slice(0, 3)).counter()).toBe("3 of 5 to 10");
  });

  it("takes no eleventh word, and says why", () => {
    const page = openPage();
    page.pick(11);
    expect(page.picked()).toEqual(words.slice(0, 10));
    expect(page.counter()).toBe("10 words are the most. Take one away first.");
    expect(page.isTrouble()).toBe(true);
  });
});

describe("sending", () => {
  it("waits for five words", () => {
    const page = openPage();
    page.pick(3);
    expect(page.send()).toBe(false);
    expect(page.counter()).toBe("Please pick 2 more. 5 words are the least.");
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
    expect(after.counter()).toBe("4 of 5 to 10");
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

describe("the search", () => {
  it("finds by name and meaning, and loses no tick", () => {
    const page = openPage();
    page.pick(5);
    page.type(page.search, " like WORD11 ");
    expect([page.shown(), page.found()]).toEqual([1, "1 word"]);
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

it("leaves a page without the form alone", () => {
  document.body.innerHTML = "<p>This round is closed</p>";
  expect(() => startPeerForm(document)).not.toThrow();
});
