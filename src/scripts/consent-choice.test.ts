// @vitest-environment happy-dom
import { consentKey } from "#src/shared/site/analytics.ts";
import { beforeEach, expect, it } from "vitest";
import { startConsentChoice } from "./consent-choice.ts";

beforeEach(() => localStorage.clear());

function openPage() {
  document.body.innerHTML = `<div data-consent><p data-consent-state></p>
    <button value="1" hidden>OK</button><button value="0" hidden>No</button></div>
    <div id="visit"><button value="1">OK</button></div>`;
  startConsentChoice(document);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return {
    says: () => find("[data-consent-state]").textContent,
    ok: find("[data-consent] [value='1']"),
    no: find("[data-consent] [value='0']"),
    banner: find("#visit"),
  };
}
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed");

it("offers both choices before one is made", () => {
  const { says, ok, no } = openPage();
  expect(says()).toContain("haven’t chosen");
  expect([ok.hidden, no.hidden, isPressed(ok), isPressed(no)]).toEqual([false, false, "false", "false"]);
});

it("turns an OK into a No and back, and says so", () => {
  localStorage.setItem(consentKey, "1");
  const { says, ok, no, banner } = openPage();
  expect(says()).toContain("You said OK");
  no.click();
  expect([localStorage.getItem(consentKey), banner.hidden]).toEqual(["0", true]);
  expect(says()).toContain("You said No");
  expect([isPressed(ok), isPressed(no)]).toEqual(["false", "true"]);
  ok.click();
  expect([localStorage.getItem(consentKey), isPressed(ok)]).toEqual(["1", "true"]);
});

it("sees a choice that is made in the banner of the same page", () => {
  const { says, banner } = openPage();
  localStorage.setItem(consentKey, "0");
  banner.click();
  expect(says()).toContain("You said No");
});
