// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, readDraft, writeDraft } from "./answer-draft.ts";
import { startPeerForm } from "./peer-form.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { openPage, words } from "#tests/fakes/peer-form-page.ts";

beforeEach(() => forgetDraft("share"));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("counting", () => {
  it("takes no eleventh word, and says why", () => {
    const page = openPage();
    page.pick(11);
    expect(page.picked()).toEqual(words.slice(0, 10));
    expect(page.counter()).toBe("You’ve picked 10, the most you can. Remove one to add another.");
    expect(page.isTrouble()).toBe(true);
  });
});

describe("the order of the words", () => {
  it("is drawn once for each link, and stays over a reload", () => {
    const first = openPage().order();
    expect(first.toSorted()).toEqual(words.toSorted());
    expect(openPage().order()).toEqual(first);
    expect(openPage(["word3"]).order(), "a form that comes back").toEqual(first);
  });

  it("is another one for the next person, once the answer is sent", () => {
    const orders = Array.from({ length: 6 }, () => {
      forgetDraft("share");
      return openPage().order().join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(new Set([...orders, words.join()]).size).toBeGreaterThan(2);
  });

  it("does not lose the key of an answer that may have arrived", () => {
    const kept = { words: words.slice(0, 5), name: "Zoë", sentAs: "first key" };
    localStorage.setItem("openpane:answer:share", JSON.stringify(kept));
    openPage();
    expect(readDraft("share")).toMatchObject(kept);
  });
});

describe("the tray", () => {
  it("shows the words in the order of picking, over a reload, too", () => {
    const page = openPage();
    for (const word of ["word7", "word2", "word9"]) page.toggle(word);
    const names = ["The word7", "The word2", "The word9"];
    expect(page.tray().map(({ textContent }) => textContent)).toEqual(names);
    expect(
      openPage()
        .tray()
        .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it("takes a word away again, and leaves the keyboard on the next one", () => {
    const page = openPage();
    page.pick(3);
    page.tray()[1]?.focus();
    page.tray()[1]?.click();
    expect(page.picked()).toEqual(["word0", "word2"]);
    expect(page.counter()).toBe("2 picked · choose 5 to 10");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove The word2");
    page.tray()[1]?.click();
    page.tray()[0]?.click();
    expect(document.activeElement).toBe(page.form.querySelector("[data-send]"));
  });

  it("sends nothing of the order of picking", () => {
    const page = openPage();
    for (const word of ["word7", "word2", "word9"]) page.toggle(word);
    const sent = new FormData(page.form as HTMLFormElement).getAll("selectedTraits");
    expect(sent).toEqual(page.order().filter((word) => sent.includes(word)));
  });
});

it("leaves a page without the form alone", () => {
  document.body.innerHTML = "<p>This round is closed</p>";
  expect(() => startPeerForm(document)).not.toThrow();
});

describe("sending", () => {
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

describe("an answer that a script sends", () => {
  const thanks = 'action="/shared/share" data-thanks="/assessment/complete"';
  const pages: ReturnType<typeof openPage>[] = [];
  const opened = () => {
    const page = openPage([], thanks);
    pages.push(page);
    return page;
  };
  /** The server's answers in order; null for no connection. */
  function serve(...answers: (Partial<Response> | null)[]) {
    const sent: URLSearchParams[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: URLSearchParams }) => {
      sent.push(new URLSearchParams(body));
      const answer = answers.shift() ?? null;
      return answer === null ? Promise.reject(new TypeError("offline")) : Promise.resolve(answer);
    });
    const visited: string[] = [];
    vi.spyOn(location, "assign").mockImplementation((url) => void visited.push(String(url)));
    return { sent, visited };
  }
  const stored = { type: "opaqueredirect" } as const;
  afterEach(() => {
    vi.unstubAllGlobals();
    // A page that is gone would go on listening for a connection.
    for (const page of pages.splice(0)) page.type(page.name, "");
  });

  it("waits where nobody is reached, says so, and goes out under its key once the line is back", async () => {
    const { sent, visited } = serve(null, { type: "basic", status: 503 }, stored);
    const page = opened();
    page.pick(5);
    expect(page.send()).toBe(false);
    await vi.waitFor(() => expect(page.isHeld()).toBe(true));
    expect([page.button(), visited]).toEqual(["Send my 5 words", []]);
    dispatchEvent(new Event("online"));
    await vi.waitFor(() =>
      expect([sent.length, page.isHeld(), page.button()]).toEqual([2, true, "Send my 5 words"]),
    );
    dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/complete"]));
    expect(new Set(sent.map((body) => body.get("submissionKey")))).toEqual(new Set(["new key"]));
    expect(sent[1]?.getAll("selectedTraits").toSorted()).toEqual(words.slice(0, 5));
  });

  it("goes out when the link is opened again, also after the tab was closed", async () => {
    serve(null);
    const before = opened();
    before.pick(5);
    before.send();
    await vi.waitFor(() => expect(before.isHeld()).toBe(true));
    const { sent, visited } = serve(stored);
    opened();
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/complete"]));
    expect(sent[0]?.get("submissionKey")).toBe("new key");
  });

  it.each([
    ["by a tab that slept while another one sent it", () => forgetDraft("share")],
    ["after 24 hours", () => vi.spyOn(Date, "now").mockReturnValue(Date.now() + 24 * 3_600_000)],
  ])("is not sent %s", async (_, makeGone) => {
    const { sent } = serve(null);
    const page = opened();
    const replaced = vi.spyOn(location, "replace").mockReturnValue();
    page.pick(5);
    page.send();
    await vi.waitFor(() => expect(page.isHeld()).toBe(true));
    makeGone();
    dispatchEvent(new Event("online"));
    expect([sent.length, readDraft("share"), replaced.mock.calls.length]).toEqual([1, null, 1]);
  });

  it("takes the words with it that someone had picked for themselves on this device", async () => {
    localStorage.setItem(startWordsKey, "bold shy");
    const { visited } = serve(stored);
    const page = opened();
    page.pick(5);
    page.send();
    await vi.waitFor(() => expect(visited).toEqual(["/assessment/complete"]));
    expect(localStorage.getItem(startWordsKey)).toBeNull();
  });

  it("is changed by nobody but its sender: other words wait for the button", async () => {
    const { sent } = serve(null);
    const page = opened();
    page.pick(5);
    page.send();
    await vi.waitFor(() => expect(page.isHeld()).toBe(true));
    page.pick(6);
    dispatchEvent(new Event("online"));
    expect([page.isHeld(), sent.length, readDraft("share")?.heldAt]).toEqual([false, 1, null]);
  });

  it("is erased after 24 hours, whichever link it was for", () => {
    vi.useFakeTimers();
    serve();
    const held = { words: words.slice(0, 5), name: "", sentAs: "key", heldAt: Date.now(), order: "1" };
    writeDraft("other", held);
    vi.advanceTimersByTime(24 * 3_600_000);
    opened();
    expect(localStorage.getItem("openpane:answer:other")).toBeNull();
  });

  it("is shown what the server says of it, by the browser itself", async () => {
    const { visited } = serve({ type: "basic", status: 409 });
    const page = opened();
    const submit = vi.spyOn(page.form as HTMLFormElement, "submit").mockReturnValue();
    page.pick(5);
    page.send();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect([visited, readDraft("share")?.heldAt, page.isHeld()]).toEqual([[], null, false]);
  });
});

describe("the draft", () => {
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
