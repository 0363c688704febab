// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followWorkshop } from "./follow-workshop.ts";

/** A connection that says what a test lets it say. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource;
  readyState = 1;
  readonly close = vi.fn();
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.last = this;
  }
  endAs(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }
  say(step: string, version: number) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ step, version }) }));
  }
}

const replace = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  replace.mockReset();
  vi.stubGlobal("EventSource", FakeSource);
  vi.spyOn(location, "replace").mockImplementation(replace);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openPage(content = "") {
  document.body.innerHTML = `<div data-place="/workshops/k?lang=ja" data-events="/k/events" data-step="words" data-version="2">${content}</div>`;
  followWorkshop(document);
  return FakeSource.last;
}

it("loads the page again once the host has gone on, by its address and with the focus on its heading", () => {
  const source = openPage();
  expect(source.url).toBe("/k/events");
  source.say("words", 2);
  expect(replace).not.toHaveBeenCalled();
  source.say("describing", 3);
  expect(source.close).toHaveBeenCalledOnce();
  expect(replace.mock.calls).toEqual([[expect.stringMatching(/^\/workshops\/k\?lang=ja&at=\d+#now$/)]]);
});

it("loads it where a workshop has ended by itself", () => {
  openPage().say("ended", 2);
  expect(replace).toHaveBeenCalledOnce();
});

describe("a connection that ends", () => {
  const answer = (status: number, body: unknown = null) => {
    const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
    vi.stubGlobal("fetch", asked);
    return asked;
  };

  it("comes back by itself while the browser says so", async () => {
    const source = openPage();
    source.endAs(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSource.last).toBe(source);
  });

  it("is opened again where a server was starting", async () => {
    answer(503);
    const source = openPage();
    source.endAs(FakeSource.CLOSED);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSource.last).not.toBe(source);
    FakeSource.last.say("open", 4);
    expect(replace).toHaveBeenCalledOnce();
  });

  it("asks now and then where too many listen", async () => {
    const asked = answer(200, { step: "words", version: 2 });
    openPage().endAs(FakeSource.CLOSED);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledExactlyOnceWith("/k/pulse");
    expect(replace).not.toHaveBeenCalled();
    answer(200, { step: "describing", version: 3 });
    FakeSource.last.endAs(FakeSource.CLOSED);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(replace).toHaveBeenCalledOnce();
  });

  it("leads to a page that says so where the guest was removed", async () => {
    answer(404);
    const source = openPage();
    source.endAs(FakeSource.CLOSED);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSource.last).toBe(source);
    expect(replace).toHaveBeenCalledOnce();
  });
});

it("waits for a form that is on its way", () => {
  const source = openPage("<form></form>");
  const form = document.querySelector("form");
  form?.dispatchEvent(new Event("submit", { bubbles: true }));
  source.say("describing", 3);
  vi.advanceTimersByTime(14_000);
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(replace).toHaveBeenCalledOnce();
});

it("doesn’t wait for a form that a script has stopped", () => {
  const source = openPage("<form></form>");
  const form = document.querySelector("form");
  form?.addEventListener("submit", (event) => event.preventDefault());
  form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  source.say("describing", 3);
  expect(replace).toHaveBeenCalledOnce();
});

it("waits while someone types an email", () => {
  const source = openPage('<input type="email">');
  const field = document.querySelector("input");
  if (field === null) throw new Error("There’s no field.");
  field.focus();
  field.value = "ana@";
  source.say("picture", 5);
  vi.advanceTimersByTime(60_000);
  expect(replace).not.toHaveBeenCalled();
  field.blur();
  vi.advanceTimersByTime(1_000);
  expect(replace).toHaveBeenCalledOnce();
});

it("leaves a page without a place alone", () => {
  document.body.innerHTML = "<p>There’s nothing here any more</p>";
  const before = FakeSource.last;
  followWorkshop(document);
  expect(FakeSource.last).toBe(before);
});
