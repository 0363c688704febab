import { expect } from "@playwright/test";
import type { Tab } from "./tab.ts";

/* What a person does in a tab that Playwright does not drive, as expressions for the page. */

/** Asks again and again: while another page loads, there is nobody to answer. */
export async function sees(tab: Tab, expression: string): Promise<void> {
  await expect
    .poll(() => tab.evaluate(`Boolean(${expression})`).catch(() => false), { message: expression })
    .toBe(true);
}

/** The words of the page as they are drawn. */
export const reads = (tab: Tab, text: string): Promise<void> =>
  sees(tab, `document.body.innerText.includes(${JSON.stringify(text)})`);

/** Types as React hears it. */
export const type = (selector: string, text: string): string =>
  `(() => { const field = document.querySelector(${JSON.stringify(selector)}); Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(field, ${JSON.stringify(text)}); field.dispatchEvent(new Event("input", { bubbles: true })); })()`;

export const press = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)}).click()`;

/** Clicks the button of that name as soon as it is drawn. */
export async function pressButton(tab: Tab, name: string): Promise<void> {
  const button = `[...document.querySelectorAll("button")].find(({ innerText }) => innerText.trim() === ${JSON.stringify(name)})`;
  await sees(tab, button);
  await tab.evaluate(`${button}.click()`);
}
