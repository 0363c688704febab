// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { draftNames, forgetDraft, readDraft, writeDraft } from "./answer-draft.ts";
import { offerBegunAnswers } from "./begun-answers.ts";
import { offerLostReceipt } from "./lost-receipt.ts";
import { peer } from "#src/shared/languages/en/peer.ts";

afterEach(() => forgetDraft("share"));

/** The part of src/components/peer/LostReceipt.astro that the script needs. */
function openPage(attributes = "") {
  document.body.innerHTML = `<form data-lost-receipt="share" hidden ${attributes}><button></button></form>`;
  offerLostReceipt(document);
  const form = document.querySelector("form") ?? document.createElement("form");
  const fields = [...form.querySelectorAll("input")].map(({ type, name, value }) => [type, name, value]);
  return { isOffered: !form.hidden, fields };
}

it("sends an answer again as it was sent", () => {
  writeDraft("share", { words: ["calm", "kind"], name: "Zoë", sentAs: "key", heldAt: null, order: "1" });
  expect(openPage()).toEqual({
    isOffered: true,
    fields: [
      ["hidden", "selectedTraits", "calm"],
      ["hidden", "selectedTraits", "kind"],
      ["hidden", "peerName", "Zoë"],
      ["hidden", "submissionKey", "key"],
    ],
  });
  expect(readDraft("share")?.sentAs).toBe("key");
});

it("forgets what was never sent", () => {
  writeDraft("share", { words: ["calm"], name: "", sentAs: null, heldAt: null, order: "1" });
  expect(openPage().isOffered).toBe(false);
  expect(readDraft("share")).toBeNull();
});

it("forgets what was sent and is not there", () => {
  writeDraft("share", { words: ["calm"], name: "", sentAs: "key", heldAt: null, order: "1" });
  expect(openPage("data-refused").isOffered).toBe(false);
  expect(readDraft("share")).toBeNull();
});

it("leaves other pages alone", () => {
  writeDraft("share", { words: ["calm"], name: "", sentAs: null, heldAt: null, order: "1" });
  document.body.innerHTML = "<p>This link leads nowhere</p>";
  offerLostReceipt(document);
  expect(readDraft("share")?.words).toEqual(["calm"]);
});

describe("answers that were begun", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const name of draftNames()) forgetDraft(name);
  });

  const draft = (...words: string[]) => ({ words, name: "Zoë", sentAs: null, heldAt: null, order: "1" });

  /** The part of src/components/peer/BegunAnswers.astro that the script needs. */
  function openPage() {
    document.body.innerHTML = `<section data-begun data-one="${peer.code.begunOne}" data-one-of="${peer.code.begunOneOf}" hidden><ul></ul></section>`;
    offerBegunAnswers(document);
    const links = [...document.querySelectorAll("a")];
    return {
      isOffered: document.querySelector("section")?.hidden === false,
      links: links.map((link) => [link.getAttribute("href"), link.textContent]),
    };
  }

  it("leads back to the one answer, without saying its words", () => {
    writeDraft("share", draft("calm", "kind"));
    expect(openPage()).toEqual({
      isOffered: true,
      links: [["/shared/share", "Go on with the answer you began (2 picked)"]],
    });
    expect(document.body.textContent).not.toMatch(/calm|Zoë/);
    expect(readDraft("share")?.words).toEqual(["calm", "kind"]);
  });

  it("lists several, as nothing tells which is the newest", () => {
    writeDraft("two", draft("calm"));
    writeDraft("one", draft("calm", "kind", "wise"));
    expect(openPage().links).toEqual([
      ["/shared/one", "Go on with answer 1 (3 picked)"],
      ["/shared/two", "Go on with answer 2 (1 picked)"],
    ]);
  });

  it("leaves out invitations, which it cannot lead back to, and drafts without a word", () => {
    writeDraft("invitation-0123456789abcdef0123456789abcdef", draft("calm"));
    writeDraft("emptied", draft());
    localStorage.setItem("openpane:answer:broken", "{");
    expect(openPage()).toEqual({ isOffered: false, links: [] });
  });

  it("offers nothing where the browser keeps nothing", () => {
    const refuse = () => {
      throw new Error("refused");
    };
    vi.stubGlobal("localStorage", new Proxy({}, { ownKeys: refuse, get: refuse }));
    expect(openPage().isOffered).toBe(false);
  });
});
