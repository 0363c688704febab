// @vitest-environment happy-dom
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";
import { askBackKey, startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { peer } from "#src/shared/languages/en/peer.ts";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Run as a function, so that its names stay local. */
const script = `(() => {${readFileSync("public/start.js", "utf8")}})()`;
const { start: ownWords } = peer;
const words = ["able", "bold", "calm", "kind", "warm", "wise"];

const box = (word: string) => {
  const found = document.querySelector<HTMLInputElement>(`[value=${word}]`);
  if (found === null) throw new Error(`There is no ${word}.`);
  return found;
};
const pick = (...picked: string[]) => {
  for (const word of picked) box(word).click();
};
const shown = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
const count = () => document.querySelector("p")?.textContent;
const link = () => document.querySelector("a");

/** As on the page: nothing is shown before the script runs. */
function open(...ticked: string[]) {
  openWith("", ticked);
}

function openWith(attributes: string, ticked: readonly string[]) {
  const chips = words.map((word) => `<label><input type="checkbox" value="${word}">${word}!</label>`);
  document.body.innerHTML = `<section id="words" data-key="${startWordsKey}" data-least="2" data-most="4" data-count="${ownWords.count(2, 4)}"
    data-full="${ownWords.full(4)}" data-missing="${ownWords.missing}" ${attributes}>
    <ul></ul>${chips.join("")}<p aria-live="polite"></p><a href="#register">Start</a>
    <form action="/register" data-key="${typedEmailKey}" data-empty="${ownWords.noEmail}" data-invalid="${ownWords.badEmail}"><input type="email"><p role="alert" hidden></p></form></section>`;
  pick(...ticked);
  runInThisContext(script);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void vi.restoreAllMocks());

describe("the words of a visitor", () => {
  it("show in the order of picking, are counted and kept", () => {
    open("warm");
    expect([shown(), count()]).toEqual([["warm!"], "1 picked · choose 2 to 4"]);
    pick("able", "warm", "kind", "warm");
    expect([shown(), count()]).toEqual([["able!", "kind!", "warm!"], "3 picked · choose 2 to 4"]);
    expect(localStorage.getItem(startWordsKey)).toBe("able kind warm");
    pick("able", "kind", "warm");
    expect([shown(), localStorage.getItem(startWordsKey)]).toEqual([[], null]);
  });

  it("are there again on the next visit, but for those that the list no longer has", () => {
    localStorage.setItem(startWordsKey, "wise retired calm");
    open();
    expect([shown(), box("calm").checked, box("able").checked]).toEqual([["wise!", "calm!"], true, false]);
    expect(localStorage.getItem(startWordsKey)).toBe("wise calm");
  });

  it("are never more than a round takes, and the page says so", () => {
    open("able", "bold", "calm", "kind", "warm");
    expect(shown()).toEqual(["able!", "bold!", "calm!", "kind!"]);
    pick("wise");
    expect(box("wise").checked).toBe(false);
    expect(count()).toBe("4 is the most. Remove a word to pick another.");
    pick("able");
    expect(count()).toBe("3 picked · choose 2 to 4");
  });

  it("let nobody go on with too few of them, and anybody without any", () => {
    open();
    const goesOn = () => link()?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(goesOn()).toBe(true);
    pick("able");
    expect([goesOn(), count()]).toEqual([false, "Pick 1 more."]);
    pick("bold");
    expect(goesOn()).toBe(true);
  });

  it("show where a browser keeps nothing", () => {
    vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    open("able");
    pick("bold");
    expect(shown()).toEqual(["able!", "bold!"]);
  });
});

describe("the email of a visitor", () => {
  const field = () => document.querySelector<HTMLInputElement>("[type=email]");
  const alert = () => document.querySelector<HTMLElement>("[role=alert]");

  /** Types it, and presses Enter. */
  function send(email: string): string[] {
    const visited: string[] = [];
    vi.spyOn(location, "assign").mockImplementation((url) => void visited.push(String(url)));
    const input = field();
    if (input) input.value = email;
    const form = document.querySelector("form");
    const isSentByBrowser = form?.dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true }),
    );
    expect(isSentByBrowser).toBe(false);
    return visited;
  }

  it("is handed to the page that sends the code, and isn't in its address", () => {
    open("able", "bold");
    const visited = send(" alma@example.org ");
    expect(visited).toEqual([new URL("/register", location.href).href]);
    expect(visited.join()).not.toContain("alma");
    expect(sessionStorage.getItem(typedEmailKey)).toBe("alma@example.org");
    expect(alert()?.hidden).toBe(true);
    expect(shown()).toEqual(["able!", "bold!"]);
  });

  it("takes along whom they could ask back, in this tab alone", () => {
    openWith(`data-asker="Robin" data-asker-key="${askBackKey}"`, ["able", "bold"]);
    expect(sessionStorage.getItem(askBackKey)).toBeNull();
    send("alma@example.org");
    expect(sessionStorage.getItem(askBackKey)).toBe("Robin");
  });

  it.each([
    ["", accountTexts.enterEmail],
    ["alma@example", accountTexts.enterValidEmail],
  ])("has to look like one: %j doesn't", (email, sentence) => {
    open("able", "bold");
    expect(send(email)).toEqual([]);
    expect([alert()?.textContent, alert()?.hidden]).toEqual([sentence, false]);
    expect(field()?.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field());
    expect(sessionStorage).toHaveLength(0);
    expect(send("alma@example.org")).toHaveLength(1);
    expect([alert()?.hidden, field()?.hasAttribute("aria-invalid")]).toEqual([true, false]);
  });

  it("is asked for again where a browser keeps nothing", () => {
    open("able", "bold");
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(send("alma@example.org")).toHaveLength(1);
  });
});
