// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { forgetDraft, readDraft, writeDraft } from "./answer-draft.ts";
import { offerLostReceipt } from "./lost-receipt.ts";

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
  writeDraft("share", { words: ["calm", "kind"], name: "Zoë", sentAs: "key", order: "1" });
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
  writeDraft("share", { words: ["calm"], name: "", sentAs: null, order: "1" });
  expect(openPage().isOffered).toBe(false);
  expect(readDraft("share")).toBeNull();
});

it("forgets what was sent and is not there", () => {
  writeDraft("share", { words: ["calm"], name: "", sentAs: "key", order: "1" });
  expect(openPage("data-refused").isOffered).toBe(false);
  expect(readDraft("share")).toBeNull();
});

it("leaves other pages alone", () => {
  writeDraft("share", { words: ["calm"], name: "", sentAs: null, order: "1" });
  document.body.innerHTML = "<p>This link leads nowhere</p>";
  offerLostReceipt(document);
  expect(readDraft("share")?.words).toEqual(["calm"]);
});
