// @vitest-environment happy-dom
import { consentKey } from "#src/shared/site/analytics.ts";
import { beforeEach, expect, it } from "vitest";
import { startConsentChoice } from "./consent-choice.ts";

beforeEach(() => localStorage.clear());

function openPage() {
  document.body.innerHTML = `<div tabindex="-1" data-consent><p data-consent-state></p>
    <button data-consent-end hidden></button></div><div id="visit"><button>OK</button></div>`;
  startConsentChoice(document);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  return {
    says: () => find("[data-consent-state]").textContent,
    end: find("[data-consent-end]"),
    banner: find("#visit button"),
  };
}

it("has nothing to take back without an OK", () => {
  const { says, end } = openPage();
  expect(says()).toContain("haven’t given an OK");
  expect(end.hidden).toBe(true);
});

it("takes an OK back and says so", () => {
  localStorage.setItem(consentKey, "1");
  const { says, end } = openPage();
  expect(says()).toContain("gave your OK");
  end.click();
  expect(localStorage.getItem(consentKey)).toBeNull();
  expect(says()).toContain("Your OK is withdrawn");
  expect(end.hidden).toBe(true);
  expect(document.activeElement?.hasAttribute("data-consent")).toBe(true);
});

it("sees an OK that is given on the same page", () => {
  const { says, end, banner } = openPage();
  localStorage.setItem(consentKey, "1");
  banner.click();
  expect(says()).toContain("gave your OK");
  expect(end.hidden).toBe(false);
});
